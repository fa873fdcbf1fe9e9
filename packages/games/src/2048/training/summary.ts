import { meanOf } from "@tyche/engine/statistics";
import { REPORTED_TILES } from "../board/tiles-made.js";
import type { SelfPlayedGame } from "./self-play.js";

/** Statistics of several games. */
export interface Twenty48Summary {
  readonly games: number;
  /** Mean score and the bounds of its 95 % interval. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Total number of moves. */
  readonly moves: number;
  /** Indexed by tile: the share of games that made it. */
  readonly reached: Readonly<Record<number, number>>;
}

export function summaryOf(played: readonly SelfPlayedGame[]): Twenty48Summary {
  const games = played.length;
  const { value: mean, low, high } = meanOf(played.map(({ score }) => score));
  return {
    games,
    mean,
    low,
    high,
    moves: played.reduce((sum, { moves }) => sum + moves, 0),
    reached: Object.fromEntries(
      REPORTED_TILES.map((exponent) => [
        2 ** exponent,
        played.filter(({ largest }) => largest >= exponent).length / games,
      ]),
    ),
  };
}
