import type { Language } from "@tyche/messages";
import { REFUSALS, type Refusal } from "./say/refusals.js";

/** An exercise, a worksheet or a file of answers cannot be had. The message is one sentence, in English. */
export class ExerciseError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusalIn(refusal, "en"));
    this.name = "ExerciseError";
    this.refusal = refusal;
  }
}

function refusalIn([name, ...told]: Refusal, language: Language): string {
  const entry = REFUSALS[language][name] as string | ((...told: readonly unknown[]) => string);
  return typeof entry === "string" ? entry : entry(...told);
}

/** What an error of this package says in a language; undefined where it is another's error. */
export function exerciseErrorText(error: unknown, language: Language): string | undefined {
  return error instanceof ExerciseError ? refusalIn(error.refusal, language) : undefined;
}
