/**
 * Pseudo-random words for Zobrist hashing (A. Zobrist, "A new hashing method with application for game playing",
 * University of Wisconsin 1970). They are the same in every run, so hashes can be compared across threads.
 */

/** `count` signed 32-bit words of the splitmix32 sequence that starts at `seed`. */
export function hashKeys(count: number, seed: number): Int32Array {
  const keys = new Int32Array(count);
  let state = seed | 0;
  for (let i = 0; i < count; i++) {
    state = (state + 0x9e3779b9) | 0;
    keys[i] = mix(state);
  }
  return keys;
}

/**
 * Hashes a list of whole numbers to 53 bits, for a `Game.hash` of states that cannot be encoded as a number up to
 * 2^53.
 *
 * @param start the rest of the state, as a 32-bit whole number
 */
export function hashOfNumbers(numbers: readonly number[], start: number): number {
  let low = Math.imul(start ^ 0x51ed270b, 0x9e3779b1);
  let high = Math.imul(start + 0x7b1dcdaf, 0x85ebca6b);
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    low = Math.imul(low ^ number, 0x01000193);
    low = (low << 13) | (low >>> 19);
    high = Math.imul(high + number, 0xc2b2ae35);
    high ^= high >>> 15;
  }
  return (mix(high ^ low) >>> 11) * 0x1_0000_0000 + (mix(low) >>> 0);
}

/** A bijection of 32-bit words in which every input bit affects about half of the output bits. */
export function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) | 0;
}

/** A probability that was computed with rounding, or estimated, clamped to 0..1. */
export function asProbability(value: number): number {
  return Math.min(1, Math.max(0, value));
}

type Numbers = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** A longer copy of a typed array, padded with zeros. */
export function grown<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  // Safe: the typed array's own constructor creates the copy.
  const longer = new (numbers.constructor as new (length: number) => Kind)(length);
  longer.set(numbers);
  return longer;
}
