/** Column and row of a square on a board of 15 by 15. */
export type Spot = readonly [x: number, y: number];

/** Squares of a straight line, both ends included. */
function straight([x, y]: Spot, [toX, toY]: Spot): Spot[] {
  const [dx, dy] = [Math.sign(toX - x), Math.sign(toY - y)];
  const length = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length: length + 1 }, (_, step) => [x + step * dx, y + step * dy]);
}

/** The first quarter of the track: from the start of the left seat to the square before the next seat's start. */
const QUARTER: readonly Spot[] = [...straight([1, 6], [5, 6]), ...straight([6, 5], [6, 0]), [7, 0], [8, 0]];

/** A spot after a number of quarter turns clockwise. */
export function turned([x, y]: Spot, quarters: number): Spot {
  return quarters === 0 ? [x, y] : turned([14 - y, x], quarters - 1);
}

const SEATS = [0, 1, 2, 3];

/** The common track, clockwise from the start square of the left seat. */
export const TRACK_SPOTS: readonly Spot[] = SEATS.flatMap((seat) =>
  QUARTER.map((spot) => turned(spot, seat)),
);

/** Home column of each seat, from the track inwards. */
export const COLUMNS: readonly (readonly Spot[])[] = SEATS.map((seat) =>
  straight([1, 7], [5, 7]).map((spot) => turned(spot, seat)),
);
