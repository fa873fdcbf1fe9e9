import type { PackedNTuples } from "@tyche/learn/ntuple";
import { instantiate, newMemory } from "@tyche/learn/wasm";
import { EXPECTIMAX } from "../../kernels/generated/expectimax.js";
import { SLIDES } from "../board/board.js";
import { rowTables } from "../positions/row-tables.js";
import { PackedMoves } from "./moves.js";

/** Exports of `assembly/expectimax.ts`. */
interface ExpectimaxKernel {
  setup(left: number, right: number, worth: number, gain: number, table: number, entries: number): void;
  begin(threshold: number, entries: number): void;
  byWorth(low: number, high: number, depth: number): number;
  byJudge(low: number, high: number, depth: number): number;
  wasStopped(): number;
  takeNodes(): number;
}

/** Limits of a packed search: a depth, or iterative deepening until the time is up. */
export interface PackedLimits {
  /** Search depth in decisions, the move itself included, 1 to 16. Default 16. */
  readonly depth?: number;
  /** Time limit in milliseconds; depth 1 is always finished. Default: no limit. */
  readonly time?: number;
  /** Boards less probable than this on their path are evaluated without further search. Default 0.0001. */
  readonly threshold?: number;
  /** True: the search of each root move begins with an empty table. Default false. */
  readonly apart?: boolean;
}

/** Result of a packed search. */
export interface PackedDecision {
  /** Index in `SLIDES` of the best move, -1 if none changes the board. */
  readonly direction: number;
  /** Indexed by direction: points to come, or the sum of line worths; NaN if the board does not change. */
  readonly values: readonly number[];
  /** Depth of the values, in decisions. */
  readonly depth: number;
  /** Boards right after a move that were searched, looked up or, at the horizon of the root, evaluated. */
  readonly nodes: number;
}

/** Limits of the search to one depth. */
export interface DepthLimits {
  readonly threshold: number;
  /** On the clock of `performance.now()`. */
  readonly deadline: number;
  readonly signal?: { readonly aborted: boolean };
}

export interface DepthResult {
  /** Indexed by direction; see `PackedDecision`. */
  readonly values: readonly number[] | undefined;
  readonly nodes: number;
}

/** Maximum search depth, in decisions. */
export const DEEPEST = 16;
/** Boards less probable than this on their path are evaluated without further search. */
export const USUAL_THRESHOLD = 0.0001;
/** Each depth takes several times as long as all before: no new depth is started after this share of the time. */
export const BEGIN_UNTIL = 0.3;
const PAGE = 65_536;
const ROWS = 65_536;
const ENTRY_BYTES = 16;

/**
 * Expectimax for 2048 on packed 4 x 4 boards, in WebAssembly: the engine's search specialised for one game, where
 * calls through `Position` dominate the cost. Boards are evaluated by an n-tuple network, or without one by the worth
 * of their lines (see `lineWorth`).
 */
export class PackedSearch {
  /** Results of each direction for the board searched last. */
  readonly moves = new PackedMoves();
  private readonly kernel: ExpectimaxKernel;
  private readonly judge: PackedNTuples | undefined;
  private deadline = Number.POSITIVE_INFINITY;
  private signal: { readonly aborted: boolean } | undefined;

  /**
   * @param entries number of table entries, a power of two from 2^14, 16 bytes each; default 2^20
   * @throws TrainingError if the platform has no WebAssembly with SIMD
   */
  constructor(judge?: PackedNTuples, entries = 2 ** 20) {
    this.judge = judge;
    const { left, right, worth, earned } = rowTables();
    const leftAt = PAGE;
    const rightAt = leftAt + 2 * ROWS;
    const worthAt = rightAt + 2 * ROWS;
    const gainAt = worthAt + 4 * ROWS;
    const tableAt = gainAt + 4 * ROWS;
    const memory = newMemory(tableAt + ENTRY_BYTES * entries);
    new Uint16Array(memory.buffer, leftAt, ROWS).set(left);
    new Uint16Array(memory.buffer, rightAt, ROWS).set(right);
    new Float32Array(memory.buffer, worthAt, ROWS).set(worth);
    new Float32Array(memory.buffer, gainAt, ROWS).set(earned);
    const kernel = instantiate(EXPECTIMAX, {
      memory,
      judge: judge?.evaluate ?? (() => 0),
      expired: () => (performance.now() >= this.deadline || this.signal?.aborted ? 1 : 0),
    }) as ExpectimaxKernel;
    kernel.setup(leftAt, rightAt, worthAt, gainAt, tableAt, entries);
    this.kernel = kernel;
  }

  /** The best move of a board. */
  search(low: number, high: number, limits: PackedLimits): PackedDecision {
    const { depth = DEEPEST, threshold = USUAL_THRESHOLD, apart = false } = limits;
    const { time = Number.POSITIVE_INFINITY } = limits;
    const start = performance.now();
    const count = this.moves.from(low, high);
    let found: PackedDecision = { direction: -1, values: [], depth: 0, nodes: 0 };
    let nodes = 0;
    for (let next = time === Number.POSITIVE_INFINITY ? depth : 1; next <= depth && count > 0; next++) {
      this.deadline = next === 1 ? Number.POSITIVE_INFINITY : start + time;
      const values = this.searchTo(next, threshold, apart);
      nodes += this.kernel.takeNodes();
      if (values === undefined) break;
      found = { direction: best(values), values, depth: next, nodes };
      if (count === 1 || performance.now() - start > BEGIN_UNTIL * time) break;
    }
    return { ...found, nodes };
  }

  /**
   * Searches all directions of the last board given to `moves`, to one depth.
   *
   * @returns undefined values if the deadline passed or the search was aborted before all were known
   */
  to(depth: number, { threshold, deadline, signal }: DepthLimits): DepthResult {
    this.deadline = deadline;
    this.signal = signal;
    const values = this.searchTo(depth, threshold, false);
    return { values, nodes: this.kernel.takeNodes() };
  }

  /** The value of each direction; undefined if the search was stopped before all were known. */
  private searchTo(depth: number, threshold: number, apart: boolean): readonly number[] | undefined {
    const { kernel, judge } = this;
    const { low, high, gain } = this.moves;
    const entries = entriesFor(depth);
    const values = new Array<number>(SLIDES.length).fill(Number.NaN);
    let fresh = false;
    for (let direction = 0; direction < SLIDES.length; direction++) {
      if (gain[direction]! < 0) continue;
      if (apart || !fresh) kernel.begin(threshold, entries);
      fresh = true;
      values[direction] = judge
        ? gain[direction]! + kernel.byJudge(low[direction]!, high[direction]!, depth - 1)
        : kernel.byWorth(low[direction]!, high[direction]!, depth - 1);
      if (kernel.wasStopped()) return undefined;
    }
    return values;
  }
}

/** Table size for a depth: enough for nearly all searches, and small enough to stay in the processor's cache. */
function entriesFor(depth: number): number {
  if (depth <= 4) return 2 ** 14;
  return depth <= 6 ? 2 ** 17 : 2 ** 31;
}

/** The first of the best directions. */
function best(values: readonly number[]): number {
  let found = -1;
  for (const [direction, value] of values.entries()) {
    if (!Number.isNaN(value) && (found < 0 || value > values[found]!)) found = direction;
  }
  return found;
}
