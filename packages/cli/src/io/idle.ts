import { englishTexts, type Problem } from "@tyche/engine/errors";
import { UsageError } from "./errors.js";

const texts = englishTexts({
  "option-idle-with": "{option} does nothing with {output}",
  "option-no-text": "{option} does nothing with {output}, which prints no text",
  "option-no-drawing": "{option} does nothing with {output}, which makes no drawing",
});

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Refuses options that would have no effect, since a user who gives one expects an effect.
 * @param options by commander's names in camel case
 * @param why returns the problem for an option such as "--language"
 * @throws UsageError
 */
export function refuseIdle(
  options: object,
  names: readonly string[],
  why: (option: string) => Problem,
): void {
  const idle = names.find((name) => options[name as keyof typeof options] !== undefined);
  if (idle === undefined) return;
  const { id, values, message } = why(`--${dashed(idle)}`);
  throw new UsageError(id, values, message);
}

/** The problem of an option that has no effect together with another one, such as --list. */
export const idleWith = (output: string) => (option: string) =>
  texts.phrase("option-idle-with", { option, output });

/** The problem of a text option together with --json and the like. */
export const noTextWith = (output: string) => (option: string) =>
  texts.phrase("option-no-text", { option, output });

/** The problem of a drawing option together with --json and the like. */
export const noDrawingWith = (output: string) => (option: string) =>
  texts.phrase("option-no-drawing", { option, output });
