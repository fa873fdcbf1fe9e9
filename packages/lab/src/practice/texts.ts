import type { Catalogue } from "@tyche/messages";
import { ExerciseError } from "@tyche/practice";

/** What an error says in the language of the page. */
export function errorText(error: unknown, texts: Catalogue): string {
  if (error instanceof ExerciseError && texts.has(error.id)) return texts.format(error);
  return (error as Error).message;
}
