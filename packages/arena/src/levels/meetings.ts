import {
  createOpponent,
  type Game,
  LEVELS,
  type Level,
  type Opponent,
  type OpponentOptions,
  seededChance,
} from "@tyche/engine";
import { type Estimate, ratingsOf, type Meeting as Score } from "@tyche/engine/statistics";
import { type MatchSettings, playMatch } from "../match/play-match.js";
import type { SeriesResult } from "../match/series.js";
import { randomPlayer } from "../players/simple.js";

type AnyGame = Game<unknown, unknown>;

/**
 * Results of one pair, with a character for every two games on the same dice: the first player's score in half points,
 * 0 to 4. In one-player games: the payoffs of one player.
 */
export interface Meeting {
  readonly players: readonly number[];
  readonly results: string | readonly number[];
}

/** Distances between players that meet: neighbours give the size of a step, distant ones the whole scale. */
const APART = [1, 2, 3, 5] as const;

/** The pairs that meet, including the random player; in one-player games, each player alone. */
export function pairingsOf(players: number, isSolo: boolean): (readonly number[])[] {
  if (isSolo) return Array.from({ length: players }, (_, player) => [player]);
  return APART.flatMap((distance) =>
    Array.from({ length: Math.max(0, players - distance) }, (_, first) => [first, first + distance]),
  );
}

/** An opponent with the limits of a level, which do not depend on the machine. */
export function opponentAt(
  game: AnyGame,
  level: Level,
  options: OpponentOptions<unknown>,
): Opponent<unknown, unknown> {
  return createOpponent(
    { ...game, levels: LEVELS.map(() => level) },
    { time: Number.POSITIVE_INFINITY, ...options },
  );
}

/** Plays levels against each other, or one alone; undefined is a player who chooses at random. */
export async function playMeeting(
  game: AnyGame,
  levels: readonly (Level | undefined)[],
  settings: MatchSettings,
): Promise<Meeting["results"]> {
  const contestants = levels.map(
    (level) => (seed: string) => (level ? opponentAt(game, level, { seed }) : randomPlayer()),
  );
  return resultsOf((await playMatch(game, contestants, settings)).results, levels.length);
}

function resultsOf(results: readonly SeriesResult[], contestants: number): Meeting["results"] {
  const units = results.map(({ rounds }) => rounds.flat());
  if (contestants === 1) return units.map(([game]) => game!.payoffs[0]!);
  return units
    .map((games) =>
      games.reduce((halves, { seats, payoffs }) => {
        const [own, others] = [0, 1].map((place) =>
          Math.max(...payoffs.filter((_, seat) => seats[seat] === place)),
        );
        return halves + (own! > others! ? 2 : own === others ? 1 : 0);
      }, 0),
    )
    .join("");
}

/** Ratings on the Elo scale with mean 0, the random player first. */
export function ratingsOfMeetings(players: number, meetings: readonly Meeting[]): Estimate[] {
  const units = meetings.flatMap(({ players: [first, second], results }) =>
    Array.from(results as string, (halves): Score[] => [
      { first: first!, second: second!, score: Number(halves) / 2, games: 2 },
    ]),
  );
  return ratingsOf(players, units, seededChance("bootstrap of levels"));
}
