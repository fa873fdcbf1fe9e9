import { HOME } from "../bear-off/home-boards.js";
import { TWO_SIDED_CHECKERS } from "../bear-off/two-sided.js";
import { type CubeHolder, twoSidedCube } from "../bear-off/two-sided-cube.js";
import { BACKGAMMON, type BackgammonPlayer } from "../board.js";
import type { BoardRecords } from "../board-records.js";

/** At least so many checkers are off where the table reaches. */
const OFF = BACKGAMMON.checkers - TWO_SIDED_CHECKERS;

/** What the player on roll may expect for money, in units of the cube, by where it lies: exact. */
export type ExactCube = (holder: CubeHolder) => number;

/** Undefined where the table of the two-sided bear-off does not reach, or a side has nothing left. */
export function exactCube(boards: BoardRecords, at: number, player: BackgammonPlayer): ExactCube | undefined {
  if (boards.off(at, 0) < OFF || boards.off(at, 1) < OFF) return undefined;
  const { bytes } = boards;
  const base = 4 * at;
  for (let point = 0; point < 26; point++) {
    const count = bytes[base + point]!;
    if ((count > 0 && point > HOME) || (count < 0 && point < 25 - HOME)) return undefined;
  }
  const table = twoSidedCube();
  const sides = [
    table.boards.numberOf(bytes, base + 1, 1, 1),
    table.boards.numberOf(bytes, base + 24, -1, -1),
  ] as const;
  const own = sides[player];
  const other = sides[player === 0 ? 1 : 0];
  if (own === 0 || other === 0) return undefined;
  return (holder) => table.equity(own, other, holder);
}
