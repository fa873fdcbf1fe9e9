type Numbers = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** A longer copy of a typed array, padded with zeros. */
export function grown<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  // Safe: the typed array's own constructor creates the copy.
  const longer = new (numbers.constructor as new (length: number) => Kind)(length);
  longer.set(numbers);
  return longer;
}
