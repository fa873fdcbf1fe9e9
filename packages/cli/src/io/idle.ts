import { UsageError } from "./errors.js";

/** Options as commander hands them over, by name in camel case. */
export type Options = Readonly<Record<string, unknown>>;

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Refuses options that would do nothing: who gives one expects something of it.
 * @param why ends the sentence that begins with the option, as in "is for a game: name it with --game"
 * @throws UsageError
 */
export function refuseIdle(options: Options, names: readonly string[], why: string): void {
  const idle = names.find((name) => options[name] !== undefined);
  if (idle !== undefined) throw new UsageError(`--${dashed(idle)} ${why}`);
}
