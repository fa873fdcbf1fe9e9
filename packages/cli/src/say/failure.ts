import { exerciseErrorText } from "@tyche/practice";
import { type Language, refusalText } from "@tyche/trees";
import { TextError } from "../trees/text-error.js";
import { USAGE } from "./usage.js";

/**
 * What an error says in a language, on one line or several.
 * @param sentence what it says in English, which stands where no catalogue has it
 */
export function failureIn(error: unknown, sentence: string, language: Language): string {
  if (error instanceof TextError) return error.in(language);
  return refusalText(error, language) ?? exerciseErrorText(error, language) ?? usageIn(sentence, language);
}

const PATTERNS = USAGE.map((told) => ({ told, pattern: patternOf(told.en) }));

/** The sentence of `USAGE` that this is, in another language, with what it names; else the sentence itself. */
export function usageIn(sentence: string, language: Language): string {
  for (const { told, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return told[language].replace(/\{(\d)\}/g, (_, number: string) => found[Number(number)] ?? "");
  }
  return sentence;
}

/** A template as the pattern of the sentences that are made from it: {1} is whatever stands there. */
function patternOf(template: string): RegExp {
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\{\d\}/g, "(.+?)")}$`, "su");
}
