import { type ErrorValues, RulesError } from "../contract/errors.js";

/** The error of a game that breaks its contract; the message names the requirement and the place. */
export class CheckError extends RulesError {
  override readonly name = "CheckError";
}

/**
 * Throws a `CheckError` unless the condition is true.
 *
 * @param values a function if they take time to produce
 */
export function promise(
  holds: boolean,
  id: string,
  values: ErrorValues | (() => ErrorValues),
  message: () => string,
): asserts holds {
  if (!holds) throw new CheckError(id, typeof values === "function" ? values() : values, message());
}
