import { countOf, DIRECTIONS, emptyCells, Moves, worthOf } from "./boards.js";

/** The value of a board right after a move, without the score so far. */
export type BoardEvaluator = (low: number, high: number) => number;

/** Words of a table entry: board low and high, generation, depth. */
const ENTRY = 4;

/**
 * Straightforward expectimax for 2048: the reference implementation for the fused search of
 * `packages/games/assembly/expectimax.ts`, with which it shares no code.
 *
 * Without an evaluator it works like R. Xiao's program of 2014 (see `src/bench/games/classic-2048.cpp`): line scores in single
 * precision, one table per root move, static evaluation of boards below the probability threshold, and a table lookup
 * that accepts any entry of at least the same depth.
 */
export class PlainExpectimax {
  private readonly judge: BoardEvaluator;
  /** Whether the points of moves count. */
  private readonly scored: boolean;
  private readonly words: Int32Array;
  private readonly known: Float32Array;
  private readonly mask: number;
  private readonly moves: readonly Moves[] = Array.from({ length: 17 }, () => new Moves());
  private generation = 0;
  private threshold = 0;

  /** @param entries number of table entries, a power of two larger than any search needs */
  constructor(judge?: BoardEvaluator, entries = 2 ** 20) {
    this.judge = judge ?? worthOf;
    this.scored = judge !== undefined;
    this.words = new Int32Array(ENTRY * entries);
    this.known = new Float32Array(entries);
    this.mask = entries - 1;
  }

  /**
   * The value of each direction; NaN if it does not change the board.
   * @param depth in decisions
   * @param apart start each direction with an empty table
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

  /** The mean over all new tiles of the value of the best next move. */
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

  /** The best move's value; 0 if no direction changes the board. */
  private best(low: number, high: number, depth: number, probability: number): number {
    const moves = this.moves[depth + 1]!;
    moves.from(low, high);
    let most = 0;
    // Same order as the fused search: with a threshold, a value depends on the path on which the board is first
    // reached.
    for (const direction of [0, 2, 3, 1]) {
      const gain = moves.gain[direction]!;
      if (gain < 0) continue;
      const value = this.chance(moves.low[direction]!, moves.high[direction]!, depth, probability);
      most = Math.max(most, this.scored ? gain + value : value);
    }
    return most;
  }

  /** Returns the entry of a board, or a free one. */
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

  /** Line scores are added in single precision, points in double precision. */
  private rounded(value: number): number {
    return this.scored ? value : Math.fround(value);
  }
}

/** The probabilities of a new 2 and a new 4, defined independently of the tested code. */
const SHARES = [Math.fround(0.9), Math.fround(0.1)];

/** Mixes the bits of a word (C. Wellons's lowbias32). */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
