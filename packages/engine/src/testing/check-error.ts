import { excerpt } from "../contract/excerpt.js";
/** A game that breaks its contract; the message says which promise, and where. */
export class CheckError extends Error {
  /** @param cause what a rule threw, where one did */
  constructor(message: string, cause?: unknown) {
    super(excerpt(message), cause === undefined ? undefined : { cause });
    this.name = "CheckError";
  }
}

/** Throws a `CheckError` unless the promise holds. */
export function promise(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new CheckError(message());
}
