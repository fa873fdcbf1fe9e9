/** A longer copy of an array. */
export function resized<A extends Int8Array | Uint8Array | Float32Array>(array: A, length: number): A {
  const longer = new (array.constructor as new (length: number) => A)(length);
  longer.set(array);
  return longer;
}
