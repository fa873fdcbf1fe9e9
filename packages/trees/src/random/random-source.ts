/** A text or an integer. An integer is the same seed as its decimal digits: 7 and "7" give the same draws. */
export type Seed = string | number;

/** A seeded source of random numbers: the same seed gives the same numbers on every platform. */
export interface RandomSource {
  /** The next whole number in [0, 2^32). */
  next(): number;
  /** A whole number in [0, count), each equally likely; `count` is at most 2^32. */
  below(count: number): number;
  /** A whole number in [low, high], each equally likely. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
}

export type State = readonly [number, number, number, number];

/** xoshiro128**, D. Blackman and S. Vigna 2018: 128 bits of state, not all zero, period 2^128 - 1. */
export function xoshiro128starstar(state: State): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotate(d, 11);
    return result >>> 0;
  };
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

const WORDS = 0x1_0000_0000;

/** The random numbers for a seed, by xoshiro128**. */
export function randomSource(seed: Seed): RandomSource {
  const next = xoshiro128starstar(seedState(String(seed)));

  const below = (count: number): number => {
    // Words beyond the last full run of `count` would favour the first numbers.
    const limit = WORDS - (WORDS % count);
    let word = next();
    while (word >= limit) word = next();
    return word % count;
  };

  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    pick: (items) => items[below(items.length)]!,
  };
}

/**
 * A state of four words from a text: FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo) over its UTF-16 units, then
 * SplitMix (G. L. Steele, D. Lea, C. H. Flood 2014) in 32 bits with the finaliser of MurmurHash3 (A. Appleby 2011).
 */
function seedState(text: string): State {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const word = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [word(), word(), word(), word()];
}
