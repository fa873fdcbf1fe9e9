import { sfc32 } from "../chance/sfc32.js";

/**
 * Random words: xoshiro128++ (D. Blackman, S. Vigna 2019) with its state in a typed array, so that a draw allocates
 * nothing. Its seed is salted, so that it never repeats the dice of a game with the same seed.
 */
export class Generator {
  private readonly state = new Int32Array(4);

  constructor(seed: number | string) {
    const next = sfc32(`Monte-Carlo search ${seed}`);
    for (let i = 0; i < 4; i++) this.state[i] = next();
    this.state[0]! |= 1;
  }

  /** A double in [0, 1) with 32 random bits. */
  unit(): number {
    const { state } = this;
    const a = state[0]!;
    const b = state[1]!;
    const d = state[3]!;
    const sum = (a + d) | 0;
    const word = (((sum << 7) | (sum >>> 25)) + a) | 0;
    const c = state[2]! ^ a;
    const e = d ^ b;
    state[1] = b ^ c;
    state[0] = a ^ e;
    state[2] = c ^ (b << 9);
    state[3] = (e << 11) | (e >>> 21);
    return (word >>> 0) / 0x1_0000_0000;
  }

  /** A whole number in [0, count); for the counts in games, the bias of 2^-32 is far below any sampling error. */
  below(count: number): number {
    return (this.unit() * count) | 0;
  }
}
