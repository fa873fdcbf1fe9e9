import { CHANCE, OVER } from "@tyche/engine";
import { grown, mix } from "../../kit/numbers.js";
import { FOUR, TWO, type Twenty48State, type Variant } from "../board/board.js";
import { type Scale, scaled, scaleOf } from "../board/heuristic.js";
import { emptyCells, stirred, transposedHigh, transposedLow } from "../board/packed-board.js";
import type { Twenty48Position } from "./position.js";
import { type RowTables, rowTables } from "./row-tables.js";

/** Words per ply: the current board and score, and the result of each direction once computed. */
const STRIDE = 16;
const LOW = 0;
const HIGH = 1;
const SCORE = 2;
/** DECISION, WAITING (a new tile comes) or WON; KNOWN is added once the directions have been computed. */
const PHASE = 3;
/** Three words per direction: low, high, gain; the gain is UNCHANGED if the board does not change. */
const AFTER = 4;

const DECISION = 0;
const WAITING = 1;
const WON = 2;
const KNOWN = 4;
const UNCHANGED = -1;

/**
 * 2048 on 4 x 4 cells of four bits: rows 0 and 1 in the low word, rows 2 and 3 in the high word, each row in 16 bits.
 * Rows slide by table; columns by transposing, sliding rows, and transposing back. A move is the index of a
 * direction; an outcome is cell * 2, plus 1 for a new 4.
 */
export class RowsPosition implements Twenty48Position {
  readonly width = 30;
  /** The heuristic evaluates the board right after a move. */
  readonly afterstate = true;
  private readonly variant: Variant;
  private readonly tables: RowTables;
  private readonly scale: Scale;
  /** The exponent of the target; without one 16, which no cell holds. */
  private readonly target: number;
  private readonly scored: boolean;
  private frames = new Int32Array(64 * STRIDE);
  /** Offset of the current ply's frame. */
  private at = 0;

  constructor(variant: Variant, state: Twenty48State) {
    this.variant = variant;
    this.tables = rowTables();
    this.scale = scaleOf(variant);
    this.target = variant.target === 0 ? 16 : Math.log2(variant.target);
    this.scored = variant.target === 0;
    const words = [0, 0];
    for (const [cell, tile] of state.tiles.entries()) {
      if (tile !== 0) words[cell >> 3]! |= Math.log2(tile) << (4 * (cell & 7));
    }
    const [low = 0, high = 0] = words;
    this.frames[LOW] = low;
    this.frames[HIGH] = high;
    this.frames[SCORE] = state.score;
    this.frames[PHASE] = this.wins(low, high) ? WON : DECISION;
  }

  turn(): number {
    const { frames, at } = this;
    const phase = frames[at + PHASE]! & 3;
    if (phase !== DECISION) return phase === WAITING ? CHANCE : OVER;
    if ((frames[at + PHASE]! & KNOWN) === 0) this.slideAll();
    const stuck =
      frames[at + AFTER + 2]! < 0 &&
      frames[at + AFTER + 5]! < 0 &&
      frames[at + AFTER + 8]! < 0 &&
      frames[at + AFTER + 11]! < 0;
    return stuck ? OVER : 0;
  }

  moves(into: Int32Array, from: number): number {
    const { frames, at } = this;
    if ((frames[at + PHASE]! & KNOWN) === 0) this.slideAll();
    let end = from;
    if (frames[at + AFTER + 2]! >= 0) into[end++] = 0;
    if (frames[at + AFTER + 5]! >= 0) into[end++] = 1;
    if (frames[at + AFTER + 8]! >= 0) into[end++] = 2;
    if (frames[at + AFTER + 11]! >= 0) into[end++] = 3;
    return end - from;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const { frames, at } = this;
    let end = from;
    for (let half = 0; half < 2; half++) {
      for (let empty = emptyCells(frames[at + half]!); empty !== 0; empty &= empty - 1) {
        const cell = (half << 3) + ((31 - Math.clz32(empty & -empty)) >> 2);
        into[end++] = cell << 1;
        into[end++] = (cell << 1) | 1;
      }
    }
    const cells = (end - from) >> 1;
    const two = TWO / cells;
    const four = FOUR / cells;
    for (let i = from; i < end; i += 2) {
      probabilities[i] = two;
      probabilities[i + 1] = four;
    }
    return end - from;
  }

  play(move: number): void {
    const { at } = this;
    const next = at + STRIDE;
    if (next === this.frames.length) this.frames = grown(this.frames, 2 * next);
    const { frames } = this;
    if ((frames[at + PHASE]! & 3) === WAITING) {
      const exponent = (1 + (move & 1)) << (4 * ((move >> 1) & 7));
      const upper = move >> 4;
      frames[next + LOW] = frames[at + LOW]! | (upper === 0 ? exponent : 0);
      frames[next + HIGH] = frames[at + HIGH]! | (upper === 0 ? 0 : exponent);
      frames[next + SCORE] = frames[at + SCORE]!;
      frames[next + PHASE] = DECISION;
    } else {
      if ((frames[at + PHASE]! & KNOWN) === 0) this.slideAll();
      const after = at + AFTER + 3 * move;
      const low = frames[after]!;
      const high = frames[after + 1]!;
      frames[next + LOW] = low;
      frames[next + HIGH] = high;
      frames[next + SCORE] = this.scored ? frames[at + SCORE]! + frames[after + 2]! : 0;
      frames[next + PHASE] = !this.scored && this.wins(low, high) ? WON : WAITING;
    }
    this.at = next;
  }

  undo(): void {
    if (this.at === 0) throw new RangeError("There is no move to undo.");
    this.at -= STRIDE;
  }

  payoff(): number {
    if (this.scored) return this.frames[this.at + SCORE]!;
    return (this.frames[this.at + PHASE]! & 3) === WON ? 1 : 0;
  }

  hashLow(): number {
    const { frames, at } = this;
    return mix(frames[at + LOW]! ^ mix(frames[at + SCORE]! + (frames[at + PHASE]! & 3)));
  }

  hashHigh(): number {
    const { frames, at } = this;
    return mix(frames[at + HIGH]! + Math.imul(this.hashLow(), 0x9e37_79b1));
  }

  copy(): RowsPosition {
    const twin: RowsPosition = new RowsPosition(this.variant, { tiles: [], score: 0 });
    twin.frames = this.frames.slice();
    twin.at = this.at;
    return twin;
  }

  evaluate(): number {
    return this.heuristic();
  }

  evaluateAfter(move: number): number {
    const { frames, at } = this;
    if ((frames[at + PHASE]! & KNOWN) === 0) this.slideAll();
    const after = at + AFTER + 3 * move;
    const low = frames[after]!;
    const high = frames[after + 1]!;
    if (this.scored) return this.heuristicOf(low, high, frames[at + SCORE]! + frames[after + 2]!);
    return this.wins(low, high) ? Number.NaN : this.heuristicOf(low, high, 0);
  }

  heuristic(): number {
    const { frames, at } = this;
    return this.heuristicOf(frames[at + LOW]!, frames[at + HIGH]!, frames[at + SCORE]!);
  }

  /** The heuristic value of a board with a score. */
  private heuristicOf(low: number, high: number, score: number): number {
    const { worth } = this.tables;
    const rows = worth[low & 0xffff]! + worth[low >>> 16]! + worth[high & 0xffff]! + worth[high >>> 16]!;
    const a = stirred(low);
    const b = stirred(high);
    const top = transposedLow(a, b);
    const bottom = transposedHigh(a, b);
    const columns =
      worth[top & 0xffff]! + worth[top >>> 16]! + worth[bottom & 0xffff]! + worth[bottom >>> 16]!;
    return scaled(this.scale, rows + columns, score);
  }

  score(): number {
    return this.frames[this.at + SCORE]!;
  }

  packedLow(): number {
    return this.frames[this.at + LOW]!;
  }

  packedHigh(): number {
    return this.frames[this.at + HIGH]!;
  }

  /** Computes the four directions of the current frame. */
  private slideAll(): void {
    const { frames, at } = this;
    const low = frames[at + LOW]!;
    const high = frames[at + HIGH]!;
    const a = stirred(low);
    const b = stirred(high);
    const top = transposedLow(a, b);
    const bottom = transposedHigh(a, b);
    const { left, right } = this.tables;
    const gainAcross = this.gainOf(low, high);
    const gainAlong = this.gainOf(top, bottom);
    this.slideColumns(at + AFTER, left, top, bottom, gainAlong);
    this.slideRows(at + AFTER + 3, right, low, high, gainAcross);
    this.slideColumns(at + AFTER + 6, right, top, bottom, gainAlong);
    this.slideRows(at + AFTER + 9, left, low, high, gainAcross);
    frames[at + PHASE]! |= KNOWN;
  }

  private slideRows(into: number, table: Uint16Array, low: number, high: number, gain: number): void {
    const { frames } = this;
    const toLow = table[low & 0xffff]! | (table[low >>> 16]! << 16);
    const toHigh = table[high & 0xffff]! | (table[high >>> 16]! << 16);
    frames[into] = toLow;
    frames[into + 1] = toHigh;
    frames[into + 2] = toLow === low && toHigh === high ? UNCHANGED : gain;
  }

  private slideColumns(into: number, table: Uint16Array, top: number, bottom: number, gain: number): void {
    const { frames } = this;
    const toTop = table[top & 0xffff]! | (table[top >>> 16]! << 16);
    const toBottom = table[bottom & 0xffff]! | (table[bottom >>> 16]! << 16);
    const a = stirred(toTop);
    const b = stirred(toBottom);
    frames[into] = transposedLow(a, b);
    frames[into + 1] = transposedHigh(a, b);
    frames[into + 2] = toTop === top && toBottom === bottom ? UNCHANGED : gain;
  }

  private gainOf(low: number, high: number): number {
    const { gain } = this.tables;
    const first = gain[low & 0xffff]!;
    const second = gain[low >>> 16]!;
    const third = gain[high & 0xffff]!;
    const fourth = gain[high >>> 16]!;
    if ((first | second | third | fourth) < 0) {
      throw new RangeError(
        "Two tiles of 32768 meet, and their sum does not fit: begin a new position there.",
      );
    }
    return first + second + third + fourth;
  }

  private wins(low: number, high: number): boolean {
    const { target } = this;
    const { largest } = this.tables;
    return (
      largest[low & 0xffff]! >= target ||
      largest[low >>> 16]! >= target ||
      largest[high & 0xffff]! >= target ||
      largest[high >>> 16]! >= target
    );
  }
}
