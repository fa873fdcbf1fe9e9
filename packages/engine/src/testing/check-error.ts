import { type ErrorValues, RulesError } from "../contract/errors.js";

/** A game that breaks its contract; the message says which promise, and where. */
export class CheckError extends RulesError {
  override readonly name = "CheckError";
}

/**
 * Throws a `CheckError` unless the promise holds.
 *
 * @param values a function where it takes time to write them
 */
export function promise(
  holds: boolean,
  id: string,
  values: ErrorValues | (() => ErrorValues),
  message: () => string,
): asserts holds {
  if (!holds) throw new CheckError(id, typeof values === "function" ? values() : values, message());
}
