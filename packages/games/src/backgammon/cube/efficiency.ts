import { HOME } from "../bear-off/home-boards.js";
import type { BackgammonPlayer } from "../board.js";
import type { BoardRecords } from "../board-records.js";

/** Efficiencies of a cube as GNU Backgammon has had them for years: with contact, in a race by its length, when bearing off. */
const CONTACT = 0.68;
const BEAR_OFF = 0.6;
const RACE = { base: 0.55, perPip: 0.00125, least: 0.6, most: 0.7 };

/**
 * How near the cube comes to one that is always used at the exact point: the longer the race the better, as more happens before the
 * end.
 *
 * @param player who is on roll
 */
export function efficiencyOf(boards: BoardRecords, at: number, player: BackgammonPlayer): number {
  const { bytes } = boards;
  const base = 4 * at;
  let last = 25;
  while (last > 0 && bytes[base + last]! <= 0) last--;
  let first = 0;
  while (first < 25 && bytes[base + first]! >= 0) first++;
  // Player 0 goes down, player 1 up.
  if (last > first) return CONTACT;
  if (last <= HOME && first >= 25 - HOME) return BEAR_OFF;
  let pips = 0;
  for (let i = 1; i < 25; i++) {
    const count = bytes[base + i]!;
    if (player === 0 ? count > 0 : count < 0) pips += player === 0 ? count * i : -count * (25 - i);
  }
  return Math.min(RACE.most, Math.max(RACE.least, RACE.base + RACE.perPip * pips));
}
