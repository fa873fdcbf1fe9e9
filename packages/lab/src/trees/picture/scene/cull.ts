import type { Places } from "../layout/places.js";

/** A half-open range of indices in a row. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a row whose edges can cross the interval [left, right]. The items of a row and their parents are both in
 * order, so both ends are found by bisection.
 */
export function rangeInSight({ x, parents }: Places, row: Int32Array, left: number, right: number): Range {
  const far = (index: number): number => Math.max(x[index]!, x[parents[index]!] ?? x[index]!);
  const near = (index: number): number => Math.min(x[index]!, x[parents[index]!] ?? x[index]!);
  return {
    from: bisect(row, (index) => far(index) >= left),
    to: bisect(row, (index) => near(index) > right),
  };
}

/** The first place of a row, between two others, from which a condition holds for its items. */
export function bisect(
  row: Int32Array,
  holds: (index: number) => boolean,
  from = 0,
  to = row.length,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(row[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The item within `reach` of a point of the picture; -1 if there is none. */
export function itemAt(places: Places, x: number, y: number, reach: number): number {
  let found = -1;
  let best = reach * reach;
  for (const row of places.rows) {
    const dy = places.y[row[0]!]! - y;
    if (Math.abs(dy) > reach) continue;
    const from = bisect(row, (index) => places.x[index]! >= x - reach);
    for (let at = from; at < row.length && places.x[row[at]!]! <= x + reach; at++) {
      const dx = places.x[row[at]!]! - x;
      if (dx * dx + dy * dy <= best) {
        best = dx * dx + dy * dy;
        found = row[at]!;
      }
    }
  }
  return found;
}
