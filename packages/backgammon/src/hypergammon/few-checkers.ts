import { BAR, OFF } from "../rules/board.js";

/**
 * Numbers the placements of one to three checkers of one side, and lists all ways to play a roll: the tables used by
 * `exact.ts`. So few checkers hold at most one point.
 */
export interface Placements {
  /**
   * Each placement as its checkers' points from high to low (25 bar, 0 off), in ascending order of pips; the first has
   * all checkers off.
   */
  readonly list: readonly (readonly number[])[];
  /** The number of a placement; its points must be sorted from high to low. */
  numberOf(points: readonly number[]): number;
}

export function placements(checkers: number): Placements {
  const list: number[][] = [];
  const extend = (points: number[]): void => {
    if (points.length === checkers) list.push(points);
    else for (let point = points.at(-1) ?? BAR; point >= OFF; point--) extend([...points, point]);
  };
  extend([]);
  const pips = (points: readonly number[]) => points.reduce((sum, point) => sum + point, 0);
  list.sort((a, b) => pips(a) - pips(b));
  const numbers = new Int32Array(26 ** checkers);
  const code = (points: readonly number[]) => points.reduce((value, point) => value * 26 + point, 0);
  list.forEach((points, number) => {
    numbers[code(points)] = number;
  });
  return { list, numberOf: (points) => numbers[code(points)]! };
}

/** A placement after some steps, and the points landed on along the way, as a bit mask. */
interface Reached {
  readonly points: readonly number[];
  readonly landed: number;
}

/**
 * All ways to play a roll when the opponent holds one point (0: none), in the mover's numbering. Two ways with the same
 * result that land on different points are both listed because they hit different blots.
 */
export function waysToPlay(
  points: readonly number[],
  [high, low]: readonly [number, number],
  held: number,
): readonly Reached[] {
  const start: Reached[] = [{ points, landed: 0 }];
  if (high === low) {
    let last = start;
    for (let step = 0; step < 4; step++) {
      const next = stepAll(last, high, held);
      if (next.length === 0) break;
      last = next;
    }
    return last;
  }
  const byHigh = stepAll(start, high, held);
  const byLow = stepAll(start, low, held);
  const both = distinct([...stepAll(byHigh, low, held), ...stepAll(byLow, high, held)]);
  if (both.length > 0) return both;
  if (byHigh.length > 0) return byHigh;
  return byLow.length > 0 ? byLow : start;
}

function stepAll(all: readonly Reached[], die: number, held: number): Reached[] {
  const next: Reached[] = [];
  for (const { points, landed } of all) {
    const highest = points[0]!;
    for (const [i, from] of points.entries()) {
      if (from === OFF || from === points[i - 1]) continue;
      if (highest === BAR && from !== BAR) continue;
      const to = from - die;
      if (to === held && to > OFF) continue;
      if (to <= OFF && (highest > 6 || (to < OFF && from !== highest))) continue;
      const moved = [...points];
      moved[i] = Math.max(to, OFF);
      moved.sort((a, b) => b - a);
      next.push({ points: moved, landed: to > OFF ? landed | (1 << to) : landed });
    }
  }
  return distinct(next);
}

function distinct(all: readonly Reached[]): Reached[] {
  return all.filter(
    (one, i) =>
      !all.some(
        (other, j) =>
          j < i && other.landed === one.landed && other.points.every((p, k) => p === one.points[k]),
      ),
  );
}
