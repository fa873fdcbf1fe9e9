/** A typed array with the same items and more room. */
export function resized<T extends Int8Array | Uint8Array | Int32Array | Float64Array>(
  array: T,
  length: number,
): T {
  const longer = new (array.constructor as new (length: number) => T)(length);
  longer.set(array);
  return longer;
}
