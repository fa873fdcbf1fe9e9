import type { PlayedGame } from "./self-play.js";

/** What many games were like. */
export interface Twenty48Summary {
  readonly games: number;
  /** Mean score with the ends of its 95 % interval: the normal approximation, for some dozens of games and more. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Moves of all games. */
  readonly moves: number;
  /** By tile: the share of games that made it. */
  readonly reached: Readonly<Record<number, number>>;
}

/** Exponents of the tiles that are told of: 2048 to 32768. */
const TOLD = [11, 12, 13, 14, 15];
/** Of the normal distribution: 95 % lie within so many standard deviations. */
const DEVIATIONS = 1.959964;

export function summaryOf(played: readonly PlayedGame[]): Twenty48Summary {
  const games = played.length;
  const mean = played.reduce((sum, { score }) => sum + score, 0) / games;
  const squares = played.reduce((sum, { score }) => sum + (score - mean) ** 2, 0);
  const half = games < 2 ? Number.POSITIVE_INFINITY : DEVIATIONS * Math.sqrt(squares / (games - 1) / games);
  return {
    games,
    mean,
    low: mean - half,
    high: mean + half,
    moves: played.reduce((sum, { moves }) => sum + moves, 0),
    reached: Object.fromEntries(
      TOLD.map((exponent) => [
        2 ** exponent,
        played.filter(({ largest }) => largest >= exponent).length / games,
      ]),
    ),
  };
}
