import { HOME } from "../bear-off/home-boards.js";
import { TWO_SIDED_CHECKERS } from "../bear-off/two-sided.js";
import { type CubeHolder, twoSidedCube } from "../bear-off/two-sided-cube.js";
import { BACKGAMMON, type BackgammonPlayer } from "../board/board.js";
import type { BoardRecords } from "../board/board-records.js";

/** Minimum number of checkers that must be off for the table to apply. */
const OFF = BACKGAMMON.checkers - TWO_SIDED_CHECKERS;

/** The exact money equity of the player on roll, in units of the cube, by cube position. */
export type ExactCube = (holder: CubeHolder) => number;

/**
 * The exact cube equities of a bear-off.
 *
 * @returns undefined if the two-sided table does not cover the board, or if a side has nothing left
 */
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
