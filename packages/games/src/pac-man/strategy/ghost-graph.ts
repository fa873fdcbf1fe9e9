import { REVERSE, STEP_X, STEP_Y, STOP } from "../maze/directions.js";
import type { Point } from "../maze/layout.js";
import { type Maze, unpacked } from "../maze/maze.js";

/** The stand of an absent ghost: it stays away and catches nobody. */
export const AWAY = 0;

/**
 * The possible positions of dangerous ghosts and their successors. A **stand** is a cell with a ghost's legal moves
 * there: facing directions with the same legal moves share a stand.
 */
export interface GhostGraph {
  /**
   * Indexed by 5 x position + facing direction: the stand, -1 if a dangerous ghost is almost never there (see
   * `ghostGraphOf`).
   */
  readonly standAt: Int16Array;
  /** Indexed by stand: its cell, -1 for AWAY. */
  readonly cellOf: readonly number[];
  /** Indexed by stand: the successor for each legal move. */
  readonly next: readonly (readonly number[])[];
}

/**
 * All stands that ghosts can reach from their homes. This excludes the stand of a ghost that stops being scared
 * halfway between cells and is put back on the cell it came from.
 */
export function ghostGraphOf(maze: Maze, homes: readonly Point[]): GhostGraph {
  const { width, stride, ghostMoves } = maze;
  const placeOf = (cell: number): number => 2 * Math.floor(cell / width) * stride + 2 * (cell % width);
  const standAt = new Int16Array(ghostMoves.length).fill(-1);
  const cellOf = [-1];
  const moves = [0];
  const known = new Map<string, number>();
  const add = (cell: number, facing: number): void => {
    const at = 5 * placeOf(cell) + facing;
    const name = `${cell} ${ghostMoves[at]}`;
    const stand = known.get(name) ?? cellOf.length;
    standAt[at] = stand;
    if (known.has(name)) return;
    known.set(name, stand);
    cellOf.push(cell);
    moves.push(ghostMoves[at]!);
  };
  for (const { x, y } of homes) add(y * width + x, STOP);
  for (const [cell, ways] of maze.ways.entries()) {
    for (const [facing, back] of REVERSE.entries()) if (back >= 0 && ways & (1 << back)) add(cell, facing);
  }
  const next = cellOf.map((cell, stand) =>
    stand === AWAY
      ? [AWAY]
      : unpacked(moves[stand]!).map((direction) => {
          const to = cell + STEP_X[direction]! + STEP_Y[direction]! * width;
          return standAt[5 * placeOf(to) + direction]!;
        }),
  );
  return { standAt, cellOf, next };
}
