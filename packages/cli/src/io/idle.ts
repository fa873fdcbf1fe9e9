import type { Problem } from "@tyche/engine/errors";
import { UsageError } from "./errors.js";

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
export function idleWith(output: string): (option: string) => Problem {
  return (option) => ({
    id: "option-idle-with",
    values: { option, output },
    message: `${option} does nothing with ${output}`,
  });
}

/** The problem of a text option together with --json and the like. */
export function noTextWith(output: string): (option: string) => Problem {
  return (option) => ({
    id: "option-no-text",
    values: { option, output },
    message: `${option} does nothing with ${output}, which prints no text`,
  });
}

/** The problem of a drawing option together with --json and the like. */
export function noDrawingWith(output: string): (option: string) => Problem {
  return (option) => ({
    id: "option-no-drawing",
    values: { option, output },
    message: `${option} does nothing with ${output}, which makes no drawing`,
  });
}
