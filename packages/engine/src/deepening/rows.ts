import type { Bound } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import type { Position } from "../contract/position.js";
import { movesAt } from "../position/lists.js";
import { NO_MOVE, type Table } from "../search/table.js";

/** A searched root move. */
export interface Row {
  readonly move: number;
  readonly value: number;
  readonly bound: Bound;
  /** 0 for a move that was not searched. */
  readonly depth: number;
}

/** The rows before any search: all moves in the position's order, with nothing known but the bounds of the game. */
export function firstRows(position: Position, { bounds: [low, high] }: Facts, min: boolean): Row[] {
  return Array.from(movesAt(position), (move) => ({
    move,
    value: min ? high : low,
    bound: min ? "upper" : "lower",
    depth: 0,
  }));
}

/** The rows of a new depth, best first, before those of earlier depths. */
export function rowsAfter<R extends Row>(
  done: readonly R[],
  earlier: readonly R[],
  compare: (one: R, other: R) => number,
): R[] {
  const sorted = [...done].sort(compare);
  if (done.length >= earlier.length) return sorted;
  const searched = new Set(done.map((row) => row.move));
  return [...sorted, ...earlier.filter((row) => !searched.has(row.move))];
}

/** Orders rows of one depth by value; among equals an exact value comes first. */
export function byValue(one: Row, other: Row, min: boolean): number {
  return (min ? one.value - other.value : other.value - one.value) || unknown(one) - unknown(other);
}

function unknown({ bound }: Row): number {
  return bound === "exact" ? 0 : 1;
}

/**
 * The principal variation up to the first chance node, as far as the table has it, of `most` moves at most.
 * @param walker is left at the end of the line
 */
export function rememberedLine(walker: Position, table: Table | false | undefined, most: number): number[] {
  const line: number[] = [];
  if (!table) return line;
  while (walker.turn() >= 0 && line.length < most) {
    const at = table.find(walker.hashLow(), walker.hashHigh());
    const move = at < 0 ? NO_MOVE : table.words[at + 2]!;
    if (!movesAt(walker).includes(move)) break;
    line.push(move);
    walker.play(move);
  }
  return line;
}
