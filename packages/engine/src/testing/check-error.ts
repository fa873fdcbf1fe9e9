/** A game that breaks its contract; the message says which promise, and where. */
export class CheckError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CheckError";
  }
}

/** Throws a `CheckError` unless the promise holds. */
export function promise(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new CheckError(message());
}
