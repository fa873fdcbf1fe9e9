/**
 * Expectimax for 2048 on a 4 x 4 board of four-bit cells, fused with the rules: what `@tyche/engine` does through a
 * `Position`, without the cost of its calls. `research/test/2048/plain-expectimax.ts` is the reference implementation in
 * TypeScript, with its own row tables; the tests compare this file with it.
 *
 * A depth is the number of layers after the move at the root; each layer is a new tile and a move. Boards are evaluated
 * right after a move: either by the sum of the row and column values (T = f32; values as in R. Xiao's program of 2014),
 * or by the imported `judge`, to which the score gained on the way is added (T = f64).
 *
 * A board whose probability on its path falls below the threshold is evaluated at once. Values therefore depend on the
 * path, and the table returns the value found on the first path. Both are deliberate approximations.
 */

import { transposed } from "../../learn/assembly/shared/board";
import { FOURS, TWOS } from "../src/2048/board/new-tile";

/** The value of a board without the score so far. */
// @ts-expect-error: decorator
@external("env", "judge")
declare function judge(low: u32, high: u32): f32;
/** Whether the search must stop; called every few thousand boards. */
// @ts-expect-error: decorator
@external("env", "expired")
declare function expired(): i32;

/** Rows slid toward their lowest and highest cell (u16), row values (f32), and the score that sliding earns (f32). */
let leftAt: usize = 0;
let rightAt: usize = 0;
let worthAt: usize = 0;
let gainAt: usize = 0;
/** Entries of 16 bytes: board (u64), value (f32), generation and depth (u32). */
let tableAt: usize = 0;
let tableEntries: u32 = 0;
/** Index mask of the part of the table that the current search uses: a small part stays in the processor's cache. */
let tableMask: u32 = 0;
let generation: u32 = 0;
let threshold: f32 = 0;
let stopped: bool = false;
let untilAsked: i32 = 0;
let nodes: f64 = 0;

/** Probabilities that a new tile is a 2 or a 4. */
const TWO: f32 = <f32>TWOS / <f32>(TWOS + FOURS);
const FOUR: f32 = <f32>FOURS / <f32>(TWOS + FOURS);

const ASKED_EVERY = 2048;
/** Number of entries to probe, from a key's slot on. */
const PROBES: u32 = 8;
const DEPTH_BITS: u32 = 5;
const GENERATIONS: u32 = 1 << (32 - DEPTH_BITS);
const ROW: u64 = 0xffff;

export function setup(left: usize, right: usize, worth: usize, gain: usize, table: usize, entries: u32): void {
  leftAt = left;
  rightAt = right;
  worthAt = worth;
  gainAt = gain;
  tableAt = table;
  tableEntries = entries;
}

/**
 * Starts a search: invalidates the table and clears the stop flag.
 * @param entries table entries to use, a power of two
 */
export function begin(probability: f32, entries: u32): void {
  tableMask = min(entries, tableEntries) - 1;
  threshold = probability;
  stopped = false;
  untilAsked = ASKED_EVERY;
  if (++generation === GENERATIONS) {
    memory.fill(tableAt, 0, usize(tableEntries) << 4);
    generation = 1;
  }
}

export function wasStopped(): bool {
  return stopped;
}

/** Boards searched or looked up since the last call. */
export function takeNodes(): f64 {
  const count = nodes;
  nodes = 0;
  return count;
}

/** The value of a board right after a move, from the values of its rows and columns. */
export function byWorth(low: u32, high: u32, depth: i32): f32 {
  return chance<f32>((u64(high) << 32) | u64(low), depth, 1);
}

/** The value of a board right after a move, by the imported `judge`. */
export function byJudge(low: u32, high: u32, depth: i32): f64 {
  return chance<f64>((u64(high) << 32) | u64(low), depth, 1);
}

// @ts-expect-error: decorator
@inline
function slid(rows: usize, board: u64): u64 {
  return (
    u64(load<u16>(rows + (usize(board & ROW) << 1))) |
    (u64(load<u16>(rows + (usize((board >> 16) & ROW) << 1))) << 16) |
    (u64(load<u16>(rows + (usize((board >> 32) & ROW) << 1))) << 32) |
    (u64(load<u16>(rows + (usize(board >> 48) << 1))) << 48)
  );
}

// @ts-expect-error: decorator
@inline
function summed(values: usize, board: u64): f32 {
  return (
    load<f32>(values + (usize(board & ROW) << 2)) +
    load<f32>(values + (usize((board >> 16) & ROW) << 2)) +
    load<f32>(values + (usize((board >> 32) & ROW) << 2)) +
    load<f32>(values + (usize(board >> 48) << 2))
  );
}

// @ts-expect-error: decorator
@inline
function judged<T>(board: u64, other: u64): T {
  if (sizeof<T>() === 4) return <T>(summed(worthAt, board) + summed(worthAt, other));
  return <T>judge(u32(board), u32(board >> 32));
}

/** The lowest bit of each empty cell. */
// @ts-expect-error: decorator
@inline
function emptyCells(board: u64): u64 {
  board |= board >> 2;
  board |= board >> 1;
  return ~board & 0x1111111111111111;
}

/** The mean over all new tiles of the value of the best move. */
function chance<T>(board: u64, depth: i32, probability: f32): T {
  nodes += 1;
  if (depth === 0 || probability < threshold) return judged<T>(board, transposed(board));
  const entry = place(board);
  if (entry !== 0 && load<u64>(entry) === board && u32(load<u32>(entry, 12)) >> DEPTH_BITS === generation) {
    if (i32(load<u32>(entry, 12) & ((1 << DEPTH_BITS) - 1)) >= depth) return <T>load<f32>(entry, 8);
  }
  const empty = emptyCells(board);
  const count = f32(i32(popcnt(empty)));
  const each = probability / count;
  const two: f32 = each * TWO;
  const four: f32 = each * FOUR;
  const twoEnds = depth === 1 || two < threshold;
  const fourEnds = depth === 1 || four < threshold;
  let sum: T = <T>0;
  for (let cells = empty; cells !== 0; cells &= cells - 1) {
    const tile = cells & (0 - cells);
    sum += (twoEnds ? bestJudged<T>(board | tile) : best<T>(board | tile, depth - 1, two)) * <T>TWO;
    sum +=
      (fourEnds ? bestJudged<T>(board | (tile << 1)) : best<T>(board | (tile << 1), depth - 1, four)) * <T>FOUR;
    if (stopped) return sum;
  }
  const value: T = sum / <T>count;
  const at = place(board);
  if (at !== 0) {
    store<u64>(at, board);
    store<f32>(at, <f32>value, 8);
    store<u32>(at, (generation << DEPTH_BITS) | u32(depth), 12);
  }
  return value;
}

/** The entry of a board, or a free one for it; 0 if all entries nearby are taken. */
// @ts-expect-error: decorator
@inline
function place(board: u64): usize {
  const mixed = board * 0x9e3779b97f4a7c15;
  const first = u32(mixed >> 40);
  for (let i: u32 = 0; i < PROBES; i++) {
    const at = tableAt + (usize((first + i) & tableMask) << 4);
    if (load<u64>(at) === board || load<u32>(at, 12) >> DEPTH_BITS !== generation) return at;
  }
  return 0;
}

/** The value of the best move; 0 if no direction changes the board. */
function best<T>(board: u64, depth: i32, probability: f32): T {
  if (--untilAsked <= 0) {
    untilAsked = ASKED_EVERY;
    if (expired() !== 0) stopped = true;
  }
  if (stopped) return <T>0;
  const turned = transposed(board);
  const gainAlong: T = sizeof<T>() === 4 ? <T>0 : <T>summed(gainAt, turned);
  const gainAcross: T = sizeof<T>() === 4 ? <T>0 : <T>summed(gainAt, board);
  let most: T = <T>0;
  let next = slid(leftAt, turned);
  if (next !== turned) most = max<T>(most, gainAlong + chance<T>(transposed(next), depth, probability));
  next = slid(rightAt, turned);
  if (next !== turned) most = max<T>(most, gainAlong + chance<T>(transposed(next), depth, probability));
  next = slid(leftAt, board);
  if (next !== board) most = max<T>(most, gainAcross + chance<T>(next, depth, probability));
  next = slid(rightAt, board);
  if (next !== board) most = max<T>(most, gainAcross + chance<T>(next, depth, probability));
  return most;
}

/** Like `best`, but evaluates the boards after the move directly. Inlining this saves half of the search time. */
function bestJudged<T>(board: u64): T {
  const turned = transposed(board);
  let most: T = <T>0;
  let next = slid(leftAt, turned);
  if (sizeof<T>() === 4) {
    if (next !== turned) most = max<T>(most, judged<T>(transposed(next), next));
    next = slid(rightAt, turned);
    if (next !== turned) most = max<T>(most, judged<T>(transposed(next), next));
    next = slid(leftAt, board);
    if (next !== board) most = max<T>(most, judged<T>(next, transposed(next)));
    next = slid(rightAt, board);
    if (next !== board) most = max<T>(most, judged<T>(next, transposed(next)));
    return most;
  }
  const gainAlong: T = <T>summed(gainAt, turned);
  const gainAcross: T = <T>summed(gainAt, board);
  if (next !== turned) most = max<T>(most, gainAlong + judged<T>(transposed(next), next));
  next = slid(rightAt, turned);
  if (next !== turned) most = max<T>(most, gainAlong + judged<T>(transposed(next), next));
  next = slid(leftAt, board);
  if (next !== board) most = max<T>(most, gainAcross + judged<T>(next, 0));
  next = slid(rightAt, board);
  if (next !== board) most = max<T>(most, gainAcross + judged<T>(next, 0));
  return most;
}
