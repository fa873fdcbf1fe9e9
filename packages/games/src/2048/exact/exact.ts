import { type Phrase, SearchError } from "@tyche/engine";
import { beyondLimit, type ExactSolver } from "../../kit/exact.js";
import { grown } from "../../kit/numbers.js";
import type { Twenty48Options } from "../about.js";
import { SPAWNS, type Variant, variantOf } from "../board/board.js";
import { FOURS, TWOS } from "../board/new-tile.js";
import { texts } from "../texts.js";
import { SmallBoards } from "./small-boards.js";

/** Value of perfect play from the two random starting tiles. */
export interface ExactStart {
  /** Expected score, or, with a target, the probability of making it. */
  readonly value: number;
  /** Boards solved, counting rotations and reflections once. */
  readonly boards: number;
}

/** Number of cells of the largest board that can be solved. */
export const MOST_EXACT_CELLS = 9;

const WAYS = TWOS + FOURS;

/**
 * Solves a small board exactly by retrograde analysis. A move keeps the sum of the tiles and a new tile adds 2 or 4,
 * so boards fall into layers by their sum. The forward pass lists all reachable boards, layer by layer. The backward
 * pass gives each board the value of its best move, and each board after a move the mean over the new tiles, which
 * lie in the next two layers. The score so far adds the same amount to every line of play, so it is left out and
 * every merge is paid when it is made.
 *
 * 3 x 3 has 48,713,519 boards (docs/games/2048.md gives the time).
 *
 * @param onProgress called with the share done, from 0 to 1
 * @throws SearchError if the board has more than 9 cells, GameOptionError if the options are invalid
 */
export function exactStart(options: Twenty48Options, onProgress?: (share: number) => void): ExactStart;
/** @returns undefined if there are more boards than `limit` */
export function exactStart(
  options: Twenty48Options,
  onProgress: ((share: number) => void) | undefined,
  limit: number,
): ExactStart | undefined;
export function exactStart(
  options: Twenty48Options,
  onProgress?: (share: number) => void,
  limit = Number.POSITIVE_INFINITY,
): ExactStart | undefined {
  const variant = variantOf(options);
  const cells = variant.rows * variant.columns;
  if (cells > MOST_EXACT_CELLS)
    throw texts.error(SearchError, "twenty48-too-large", {
      size: `${variant.rows}x${variant.columns}`,
      most: MOST_EXACT_CELLS,
    });
  const small = new SmallBoards(variant);
  const isTarget = variant.target > 0;
  const layers = listed(small, isTarget, limit, onProgress);
  return layers && solved(small, layers, isTarget, onProgress);
}

/**
 * Indexed by half the sum of the tiles: boards with a move to make, and boards right after a move, both sorted in
 * ascending order.
 */
interface Layers {
  readonly due: (Uint32Array | undefined)[];
  readonly after: (Uint32Array | undefined)[];
}

/** Approximate share of the total work spent on listing boards. */
const LISTING = 0.4;

function listed(
  small: SmallBoards,
  isTarget: boolean,
  limit: number,
  onProgress?: (share: number) => void,
): Layers | undefined {
  let boards = 0;
  const highest = 2 ** (small.cells + 1);
  const due: KeyList[] = [];
  const after: KeyList[] = [];
  const layer = (lists: KeyList[], half: number): KeyList => {
    lists[half] ??= new KeyList();
    return lists[half];
  };
  const next = new Float64Array(4 + small.cells);
  const gains = new Float64Array(4);
  // The game begins as if right after a move that left one tile.
  small.read(0);
  for (const [tile] of SPAWNS) layer(after, tile / 2).addAll(next, small.spawns(Math.log2(tile), next));
  const layers: Layers = { due: [], after: [] };
  for (let half = 1; half < highest; half++) {
    layers.due[half] = layer(due, half).sorted();
    boards += layers.due[half]!.length;
    if (boards > limit) return undefined;
    for (const board of layers.due[half]!) {
      small.read(board);
      const count = small.slides(next, gains);
      for (let i = 0; i < count; i++) if (!isTarget || gains[i] === 0) layer(after, half).add(next[i]!);
    }
    layers.after[half] = layer(after, half).sorted();
    for (const board of layers.after[half]!) {
      small.read(board);
      for (const [tile] of SPAWNS) {
        layer(due, half + tile / 2).addAll(next, small.spawns(Math.log2(tile), next));
      }
    }
    due[half] = after[half] = new KeyList();
    onProgress?.((LISTING * half) / highest);
  }
  return layers;
}

function solved(
  small: SmallBoards,
  { due, after }: Layers,
  isTarget: boolean,
  onProgress?: (share: number) => void,
): ExactStart {
  const next = new Float64Array(4 + small.cells);
  const gains = new Float64Array(4);
  /** Values of the boards in `due`, for the last two layers. */
  const values: (Float64Array | undefined)[] = [];
  /**
   * Values of the boards after a move in the current layer. The start value below uses those of the first tile's
   * layers.
   */
  let worth = new Float64Array(0);
  let boards = 0;
  let start = 0;
  for (let half = due.length - 1; half >= 1; half--) {
    const moved = after[half]!;
    worth = new Float64Array(moved.length);
    for (const [at, board] of moved.entries()) {
      small.read(board);
      let sum = 0;
      let empty = 0;
      for (const [tile, weight] of SPAWNS) {
        empty = small.spawns(Math.log2(tile), next);
        const later = half + tile / 2;
        for (let i = 0; i < empty; i++) sum += weight * values[later]![placeOf(due[later]!, next[i]!)]!;
      }
      worth[at] = sum / (WAYS * empty);
    }
    const here = due[half]!;
    const known = new Float64Array(here.length);
    for (const [at, board] of here.entries()) {
      small.read(board);
      const count = small.slides(next, gains);
      let best = 0;
      for (let i = 0; i < count; i++) {
        const gain = gains[i]!;
        const value = isTarget && gain > 0 ? 1 : gain + worth[placeOf(moved, next[i]!)]!;
        if (value > best) best = value;
      }
      known[at] = best;
    }
    boards += here.length;
    values[half] = known;
    // The game begins with one tile on any cell, all equally likely.
    const first = SPAWNS.find(([tile]) => tile === 2 * half);
    if (first) {
      small.read(0);
      const cells = small.spawns(Math.log2(first[0]), next);
      for (let i = 0; i < cells; i++) start += (first[1] / (WAYS * cells)) * worth[placeOf(moved, next[i]!)]!;
    }
    // Lookups reach at most two layers up.
    due[half + 2] = values[half + 2] = after[half] = undefined;
    onProgress?.(1 - ((1 - LISTING) * half) / due.length);
  }
  return { value: start, boards };
}

/** Index of a board in a sorted list that contains it. */
function placeOf(sorted: Uint32Array, board: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < board) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A growing list of boards that drops duplicates when it is sorted. */
class KeyList {
  private keys = new Uint32Array(64);
  private length = 0;

  add(key: number): void {
    if (this.length === this.keys.length) this.makeRoom();
    this.keys[this.length++] = key;
  }

  addAll(keys: ArrayLike<number>, count: number): void {
    for (let i = 0; i < count; i++) this.add(keys[i]!);
  }

  /** The distinct boards in ascending order. */
  sorted(): Uint32Array {
    this.compact();
    return this.keys.slice(0, this.length);
  }

  private makeRoom(): void {
    this.compact();
    if (2 * this.length < this.keys.length) return;
    this.keys = grown(this.keys, 2 * this.keys.length);
  }

  private compact(): void {
    const sorted = this.keys.subarray(0, this.length).sort();
    let kept = 0;
    for (let i = 0; i < sorted.length; i++) {
      if (i === 0 || sorted[i] !== sorted[i - 1]) this.keys[kept++] = sorted[i]!;
    }
    this.length = kept;
  }
}

/**
 * Relative rounding error: doubles, positive terms only, at most 100 successive moves with at most 72 outcomes each.
 */
const ROUNDING = 1e-12;

const METHOD: Phrase = texts.phrase("method-retrograde-boards", {});

/** Solves for the expected score, or the probability of the target, before the first two tiles appear. */
export function startSolver({ rows, columns, target }: Variant): ExactSolver {
  return (state, onProgress, limit) => {
    if (state !== undefined) return undefined;
    const solution = exactStart(
      { rows, columns, ...(target > 0 && { target }) },
      (share) => {
        const percent = Math.floor(100 * share);
        onProgress(texts.phrase("progress-solving", { percent }));
      },
      limit,
    );
    if (!solution) throw beyondLimit("2048", limit);
    const { value, boards } = solution;
    const slack = value * ROUNDING;
    return {
      of: {
        name: target > 0 ? "winProbability" : "expectedScore",
        value,
        interval: [value - slack, value + slack],
      },
      proved: true,
      method: METHOD.message,
      methodText: METHOD,
      positions: boards,
    };
  };
}
