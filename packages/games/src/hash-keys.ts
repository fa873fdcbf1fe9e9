/**
 * Pseudo-random words for Zobrist hashing (A. Zobrist, "A new hashing method with application for game playing",
 * University of Wisconsin 1970). They are the same in every run, so that hashes may be compared between threads.
 */

/** `count` signed 32-bit words of the splitmix32 sequence that starts at `seed`. */
export function hashKeys(count: number, seed: number): Int32Array {
  let state = seed | 0;
  return Int32Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state);
  });
}

/** A bijection of 32-bit words in which every bit of the input moves about half of the bits of the result. */
export function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) | 0;
}
