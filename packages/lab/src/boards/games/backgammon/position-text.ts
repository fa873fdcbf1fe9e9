import { type Seat, seenBy } from "./backgammon-state.js";

/**
 * The GNU Position ID of a board: 80 bits, first for the player who is not on roll, then for the other; for each own
 * point from 1 to 24 and the bar as many ones as checkers, then a zero. Too many checkers give a text that every parser
 * rejects.
 *
 * @param points seen from player 0
 */
export function positionId(points: readonly number[], onRoll: Seat): string {
  const seen = seenBy(points, onRoll);
  const bits: number[] = [];
  for (const side of [seen.map((_, point) => 0 - seen[25 - point]!), seen])
    for (let point = 1; point <= 25; point++)
      bits.push(...new Array<number>(Math.max(0, side[point]!)).fill(1), 0);
  const bytes = Array.from({ length: 10 }, (_, byte) =>
    Array.from({ length: 8 }, (_, bit) => (bits[8 * byte + bit] ?? 0) << bit).reduce((sum, bit) => sum + bit),
  );
  return btoa(String.fromCharCode(...bytes)).replaceAll("=", "");
}

/** The board of an XGID, player 0 at the bottom: one letter per point, capitals for player 0. */
export function xgidBoard(points: readonly number[]): string {
  return points
    .map((count) => (count === 0 ? "-" : String.fromCharCode(count > 0 ? 64 + count : 96 - count)))
    .join("");
}
