type Numbers = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** A longer array of the same kind that begins with these numbers; zeros follow. */
export function grown<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  // Safe: a typed array is made by its own constructor.
  const longer = new (numbers.constructor as new (length: number) => Kind)(length);
  longer.set(numbers);
  return longer;
}
