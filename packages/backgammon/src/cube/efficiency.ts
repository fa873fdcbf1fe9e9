import type { BackgammonPlayer } from "../rules/board.js";
import type { BoardRecords } from "../rules/board-records.js";
import type { CubeSide } from "./janowski.js";

/**
 * Cube efficiencies: how close the cube is to a live one, which is always turned at the exact point. By cube position,
 * from the view of the player on roll.
 */
export type Efficiencies = Readonly<Record<CubeSide, number>>;

/** With contact, for every cube position: GNU Backgammon's long-standing value. */
const CONTACT: Efficiencies = { centre: 0.68, own: 0.68, other: 0.68 };

/** The efficiencies in a race with a given pip count of the player on roll. */
export interface RaceEfficiency extends Efficiencies {
  readonly pips: number;
}

/**
 * Fitted by `research/test/race-fit.ts`: least squares on the equities of both sides in the region of doubles and
 * takes. Up to 30 pips they are fitted to the exact bear-off of six checkers a side, beyond that to the exact race of
 * pips without boards (N. Zadeh, G. Kobliska, "On optimal doubling in backgammon", Management Science 23, 1977). A cube
 * owned by the opponent becomes less efficient near the end: the opponent's next turn often comes too late.
 */
export const RACES: readonly RaceEfficiency[] = [
  { pips: 5, centre: 0.228, own: 0.27, other: 0.171 },
  { pips: 10, centre: 0.358, own: 0.404, other: 0.254 },
  { pips: 15, centre: 0.539, own: 0.539, other: 0.272 },
  { pips: 20, centre: 0.655, own: 0.629, other: 0.29 },
  { pips: 25, centre: 0.742, own: 0.684, other: 0.329 },
  { pips: 30, centre: 0.792, own: 0.713, other: 0.369 },
  { pips: 40, centre: 0.782, own: 0.748, other: 0.482 },
  { pips: 50, centre: 0.779, own: 0.762, other: 0.538 },
  { pips: 60, centre: 0.798, own: 0.775, other: 0.576 },
  { pips: 80, centre: 0.827, own: 0.801, other: 0.619 },
  { pips: 100, centre: 0.847, own: 0.821, other: 0.649 },
  { pips: 120, centre: 0.86, own: 0.836, other: 0.672 },
];

/**
 * The efficiencies in a race, interpolated linearly between the rows of the table.
 *
 * @param pips pip count of the player on roll
 */
export function raceEfficiency(pips: number): Efficiencies {
  const above = RACES.findIndex((row) => row.pips >= pips);
  if (above <= 0) return above === 0 ? RACES[0]! : RACES.at(-1)!;
  const [low, high] = [RACES[above - 1]!, RACES[above]!];
  const share = (pips - low.pips) / (high.pips - low.pips);
  const between = (side: CubeSide): number => low[side] + share * (high[side] - low[side]);
  return { centre: between("centre"), own: between("own"), other: between("other") };
}

const races: Efficiencies[] = [];

/** @param player the player on roll */
export function efficiencyOf(boards: BoardRecords, at: number, player: BackgammonPlayer): Efficiencies {
  const { bytes } = boards;
  const base = 4 * at;
  let last = 25;
  while (last > 0 && bytes[base + last]! <= 0) last--;
  let first = 0;
  while (first < 25 && bytes[base + first]! >= 0) first++;
  // Player 0 moves down, player 1 up: there is contact.
  if (last > first) return CONTACT;
  let pips = 0;
  for (let i = 1; i < 25; i++) {
    const count = bytes[base + i]!;
    if (player === 0 ? count > 0 : count < 0) pips += player === 0 ? count * i : -count * (25 - i);
  }
  const known = races[pips] ?? raceEfficiency(pips);
  races[pips] = known;
  return known;
}
