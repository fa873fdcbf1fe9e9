import type { Catalogue } from "@tyche/messages";
import { ExerciseError } from "@tyche/practice";

/** What an error says in the language of the page. */
export function errorText(error: unknown, words: Catalogue): string {
  if (error instanceof ExerciseError && words.has(error.id)) return words.format(error);
  return (error as Error).message;
}
