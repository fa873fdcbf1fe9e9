import { REVERSE, STEP_X, STEP_Y, STOP } from "../maze/directions.js";
import type { Point } from "../maze/layout.js";
import { type Maze, unpacked } from "../maze/maze.js";

/** The stand of a ghost that is not there: it stays away and catches nobody. */
export const AWAY = 0;

/**
 * Where dangerous ghosts can be and how they go on from there. A **stand** is a cell with the ways that a ghost has there:
 * two directions faced that leave it the same ways are one stand.
 */
export interface GhostGraph {
  /** By 5 x place + the direction faced: the stand, -1 where a dangerous ghost hardly ever is (see `ghostGraphOf`). */
  readonly standAt: Int16Array;
  /** By stand: its cell, -1 for AWAY. */
  readonly cellOf: readonly number[];
  /** By stand: where each legal move leads. */
  readonly next: readonly (readonly number[])[];
}

/**
 * All stands that ghosts walk to from their homes. Not among them is that of a ghost that was put back, when it ceased to
 * be scared, on the cell from which it had made half a step.
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
