/**
 * sfc32, the "small fast counter" generator of Chris Doty-Humphrey (PractRand 0.93, 2014), with seeds mixed by the
 * finaliser of MurmurHash3 (Austin Appleby, 2011).
 * @returns a function that returns the next whole number in [0, 2^32).
 */
export function sfc32(seed: number | string): () => number {
  const text = typeof seed === "number" ? `#${seed}` : seed;
  let a = hashText(text, 0x9e3779b9);
  let b = hashText(text, 0x243f6a88);
  let c = hashText(text, 0xb7e15162);
  let counter = 1;
  const next = (): number => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + result) | 0;
    return result >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A signed 32-bit hash of a text (MurmurHash3's mixing, one UTF-16 unit at a time). */
export function hashText(text: string, seed: number): number {
  let hash = seed | 0;
  for (let i = 0; i < text.length; i++) {
    let unit = Math.imul(text.charCodeAt(i), 0xcc9e2d51);
    unit = (unit << 15) | (unit >>> 17);
    hash ^= Math.imul(unit, 0x1b873593);
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  return mix32(hash ^ text.length);
}

/** The finaliser of MurmurHash3: a bijection of 32-bit words in which every input bit affects every output bit. */
export function mix32(word: number): number {
  let hash = word | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
