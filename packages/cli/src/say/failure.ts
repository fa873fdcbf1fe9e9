import { exerciseErrorText } from "@tyche/practice";
import { type Language, refusalText } from "@tyche/trees";
import { TextError } from "../trees/text-error.js";
import { toldIn } from "./tell.js";

/**
 * What an error says in a language, on one line or several.
 * @param sentence what it says in English, which stands where no catalogue has it
 */
export function failureIn(error: unknown, sentence: string, language: Language): string {
  if (error instanceof TextError) return error.in(language);
  return refusalText(error, language) ?? exerciseErrorText(error, language) ?? toldIn(sentence, language);
}
