/** A game that breaks its contract; the message says which promise, and where. */
import { RulesError } from "../contract/errors.js";
export class CheckError extends RulesError {
  override readonly name = "CheckError";
}

/** Throws a `CheckError` unless the promise holds. */
export function promise(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new CheckError(message());
}
