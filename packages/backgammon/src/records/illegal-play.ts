import { BAR, type CheckerMove, moveChecker, OFF, type Play } from "../rules/board.js";

/**
 * Plays that were made although the roll did not allow them, as records contain them: either by their checker moves or
 * by the resulting board. Boards are from the player's view.
 */

/** A legal turn has at most four checker moves; a wrong one may have more. */
const MOST_MOVES = 8;

/**
 * The board after checker moves that need not be legal; undefined if there is no checker to move, or if one lands on a
 * made point.
 */
export function afterAnyPlay(points: readonly number[], play: Play): readonly number[] | undefined {
  if (play.length > MOST_MOVES) return undefined;
  let board = points;
  for (const { from, to } of play) {
    const isPlace = from > OFF && from <= BAR && to >= OFF && to < BAR && to !== from;
    if (!isPlace || board[from]! < 1 || (to !== OFF && board[to]! < -1)) return undefined;
    board = moveChecker(board, { from, to });
  }
  return board;
}

/** Checker moves that lead from one board to another; undefined if no such moves exist. */
export function playBetween(before: readonly number[], after: readonly number[]): Play | undefined {
  const left: number[] = [];
  const reached: number[] = [];
  for (let point = BAR; point > OFF; point--) {
    const gained = Math.max(0, after[point]!) - Math.max(0, before[point]!);
    for (let i = 0; i < gained; i++) reached.push(point);
    for (let i = 0; i > gained; i--) left.push(point);
  }
  if (reached.length > left.length || left.length > MOST_MOVES) return undefined;
  while (reached.length < left.length) reached.push(OFF);
  const play: CheckerMove[] = left.map((from, i) => ({ from, to: reached[i]! }));
  for (let point = BAR - 1; point > OFF; point--) {
    // A blot has disappeared from a point that is now empty: the checker that hit it moved on.
    if (before[point] !== -1 || after[point] !== 0) continue;
    const at = play.findIndex(({ from, to }) => from > point && to < point);
    if (at < 0) return undefined;
    const { from, to } = play[at]!;
    play.splice(at, 1, { from, to: point }, { from: point, to });
  }
  return afterAnyPlay(before, play)?.join() === after.join() ? play : undefined;
}
