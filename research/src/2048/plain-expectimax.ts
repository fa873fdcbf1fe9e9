import { countOf, DIRECTIONS, emptyCells, Moves, worthOf } from "./boards.js";

/** The value of a board right after a move, without the score so far. */
export type BoardEvaluator = (low: number, high: number) => number;

/** Words of an entry: board low and high, generation, depth. */
const ENTRY = 4;

/**
 * Expectimax for 2048 step by step: what `packages/games/assembly/expectimax.ts` does fused, and its judge in the tests. It
 * shares nothing with it.
 *
 * Without a judge of its own it is a twin of the search in R. Xiao's program of 2014, as `classic-2048.cpp` has it: the worth of all lines in single precision, a table for each root move, boards less probable than the threshold judged
 * at once, a look-up that takes whatever was searched as deep.
 */
export class PlainExpectimax {
  private readonly judge: BoardEvaluator;
  /** Whether what moves earn counts. */
  private readonly scored: boolean;
  private readonly words: Int32Array;
  private readonly known: Float32Array;
  private readonly mask: number;
  private readonly moves: readonly Moves[] = Array.from({ length: 17 }, () => new Moves());
  private generation = 0;
  private threshold = 0;

  /** @param entries of the table, a power of two larger than any search needs */
  constructor(judge?: BoardEvaluator, entries = 2 ** 20) {
    this.judge = judge ?? worthOf;
    this.scored = judge !== undefined;
    this.words = new Int32Array(ENTRY * entries);
    this.known = new Float32Array(entries);
    this.mask = entries - 1;
  }

  /**
   * The value of each direction, NaN where it does not change the board.
   * @param depth decisions looked ahead
   * @param apart begin each direction with an empty table
   */
  search(low: number, high: number, depth: number, threshold: number, apart: boolean): number[] {
    this.threshold = threshold;
    this.generation++;
    const moves = this.moves[0]!;
    moves.from(low, high);
    return Array.from({ length: DIRECTIONS }, (_, direction) => {
      if (moves.gain[direction]! < 0) return Number.NaN;
      if (apart) this.generation++;
      const value = this.chance(moves.low[direction]!, moves.high[direction]!, depth - 1, 1);
      return this.scored ? moves.gain[direction]! + value : value;
    });
  }

  /** The mean over all new tiles of the best that a move then makes of the board. */
  private chance(low: number, high: number, depth: number, probability: number): number {
    if (depth === 0 || probability < this.threshold) return this.judge(low, high);
    const { words, known } = this;
    let entry = this.place(low, high);
    if (words[ENTRY * entry + 2] === this.generation && words[ENTRY * entry + 3]! >= depth) {
      return known[entry]!;
    }
    const count = countOf(emptyCells(low)) + countOf(emptyCells(high));
    const each = Math.fround(probability / count);
    let sum = 0;
    for (let half = 0; half < 2; half++) {
      for (let cells = emptyCells(half === 0 ? low : high); cells !== 0; cells &= cells - 1) {
        const tile = cells & -cells;
        for (let size = 0; size < 2; size++) {
          const share = SHARES[size]!;
          const spawned = tile << size;
          const value = this.best(
            half === 0 ? low | spawned : low,
            half === 0 ? high : high | spawned,
            depth - 1,
            Math.fround(each * share),
          );
          sum = this.rounded(sum + this.rounded(value * share));
        }
      }
    }
    const value = this.rounded(sum / count);
    entry = this.place(low, high);
    words[ENTRY * entry] = low;
    words[ENTRY * entry + 1] = high;
    words[ENTRY * entry + 2] = this.generation;
    words[ENTRY * entry + 3] = depth;
    known[entry] = value;
    return value;
  }

  /** The best move's value; 0 where no direction changes the board. */
  private best(low: number, high: number, depth: number, probability: number): number {
    const moves = this.moves[depth + 1]!;
    moves.from(low, high);
    let most = 0;
    // In the order of the fused search: where a threshold cuts, a value depends on the path on which a board is met first.
    for (const direction of [0, 2, 3, 1]) {
      const gain = moves.gain[direction]!;
      if (gain < 0) continue;
      const value = this.chance(moves.low[direction]!, moves.high[direction]!, depth, probability);
      most = Math.max(most, this.scored ? gain + value : value);
    }
    return most;
  }

  /** The entry of a board, or a free one. */
  private place(low: number, high: number): number {
    const { words, mask, generation } = this;
    let entry = mix(low ^ mix(high)) & mask;
    for (;;) {
      const at = ENTRY * entry;
      if (words[at + 2] !== generation) return entry;
      if (words[at] === low && words[at + 1] === high) return entry;
      entry = (entry + 1) & mask;
    }
  }

  /** Values of lines are summed in single precision, points in double precision. */
  private rounded(value: number): number {
    return this.scored ? value : Math.fround(value);
  }
}

/** How often a new tile is a 2, and a 4; the judge takes no word of the judged for it. */
const SHARES = [Math.fround(0.9), Math.fround(0.1)];

/** Spreads the bits of a word (C. Wellons's lowbias32). */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
