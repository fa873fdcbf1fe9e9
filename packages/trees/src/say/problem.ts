import { RefusalError, TreeError } from "../model/error.js";
import { en } from "../problems/en.js";
import { es } from "../problems/es.js";
import { fr } from "../problems/fr.js";
import { type Problems, problemText } from "../problems/problems.js";
import { zh } from "../problems/zh.js";
import { placeOf } from "../read/index.js";
import type { Language } from "./catalogue.js";

/** What may be wrong with a text, a tree or a search, by language. */
export const PROBLEMS: Readonly<Record<Language, Problems>> = { en, fr, es, zh };

/**
 * What an error of this package says in a language; undefined where it is another's error.
 * In English it is the error's message.
 */
export function refusalText(error: unknown, language: Language): string | undefined {
  if (!(error instanceof TreeError || error instanceof RefusalError)) return undefined;
  return problemText(PROBLEMS[language], error.problem);
}

/** The same behind the place in the text, as `explain` says it in English. */
export function explainIn(error: Error, text: string, language: Language, name?: string): string {
  const sentence = refusalText(error, language) ?? error.message;
  const place = placeOf(error, text, name);
  return place === undefined ? sentence : PROBLEMS[language].at(place, sentence);
}
