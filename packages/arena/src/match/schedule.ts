import { MatchError } from "./player.js";

/** The plan of a match. */
export interface Plan {
  /** Number of contestants. */
  readonly contestants: number;
  /** Number of seats of the game. */
  readonly seats: number;
  /**
   * Games of each group of contestants; more are played if the seatings or the series do not divide it (see
   * `checkGames`).
   */
  readonly games: number;
  readonly seed: string;
  /** False: every game has its own dice. Default true: all seatings of a round have the same dice. */
  readonly paired?: boolean;
  /** Consecutive rounds of the same players, who may learn. Default 1. */
  readonly series?: number;
}

/** Rounds that belong together: the smallest part of a match that can be played separately. */
export interface Series {
  /** Index in the match. */
  readonly index: number;
  /** The contestants who play each other. */
  readonly table: readonly number[];
  readonly rounds: readonly Round[];
}

/** Games with the same dice, one for each seating; in unpaired matches, one game. */
export interface Round {
  /** Index in the match of its group. */
  readonly number: number;
  readonly games: readonly Seating[];
}

/** The seating of one game. */
export interface Seating {
  /** By seat: the index, in the group, of the contestant there. */
  readonly seats: readonly number[];
  readonly seed: string;
}

/** The pairings and their dice: the basis on which a match is divided. */
export interface Schedule {
  readonly tables: readonly (readonly number[])[];
  /** The number of series per group. */
  readonly seriesOfTable: number;
  readonly gamesOfTable: number;
  /** Number of series in the match. Groups take turns, so that a match that stops early is equally short for all. */
  readonly length: number;
  series(index: number): Series;
}

/**
 * Plans who plays whom, on which seats and dice. Contestants play in groups as large as the number of seats (all of
 * them, if there are fewer: then they sit alternately, so that two of them in a four-player game have seats 0, 2 and 1,
 * 3). In a group they rotate until everyone has had every seat, on the same dice. All groups have the same dice in the
 * same round, so that contestants who never meet are also compared with equal chance, as in single-player games. In
 * those a match may also have a single contestant.
 *
 * @throws MatchError
 */
export function scheduleOf(plan: Plan): Schedule {
  const { contestants, seats, games, seed, paired = true, series = 1 } = plan;
  if (contestants < 2 && seats > 1)
    throw new MatchError(
      "match-two-players",
      {},
      "A match needs at least two players: only a game for one player can have a match of one.",
    );
  if (contestants < 1) throw new MatchError("match-no-player", {}, "A match needs a player.");
  if (!Number.isSafeInteger(games) || games < 1)
    throw new MatchError(
      "match-games",
      { games },
      `The number of games must be a whole number, 1 or more, not ${games}.`,
    );
  if (!Number.isSafeInteger(series) || series < 1)
    throw new MatchError(
      "match-series",
      { series },
      `The length of a series must be a whole number, 1 or more, not ${series}.`,
    );
  const size = Math.min(contestants, seats);
  const tables = combinations(contestants, size);
  const gamesOfRound = paired ? size : 1;
  const seriesOfTable = Math.ceil(games / (gamesOfRound * series));
  const seating = (turned: number, gameSeed: string): Seating => {
    return { seats: Array.from({ length: seats }, (_, seat) => (seat + turned) % size), seed: gameSeed };
  };
  const roundOf = (round: number): Round => {
    const own = `${seed} round ${round}`;
    if (!paired) return { number: round, games: [seating(round % size, own)] };
    return { number: round, games: Array.from({ length: size }, (_, turned) => seating(turned, own)) };
  };
  return {
    tables,
    seriesOfTable,
    gamesOfTable: seriesOfTable * series * gamesOfRound,
    length: tables.length * seriesOfTable,
    series(index) {
      const first = Math.floor(index / tables.length) * series;
      return {
        index,
        table: tables[index % tables.length]!,
        rounds: Array.from({ length: series }, (_, i) => roundOf(first + i)),
      };
    },
  };
}

/**
 * Checks that a match has exactly the requested number of games.
 *
 * @throws MatchError if the seatings do not divide it
 */
export function checkGames({ gamesOfTable, seriesOfTable }: Schedule, games: number): void {
  const round = gamesOfTable / seriesOfTable;
  if (games % round === 0) return;
  throw new MatchError(
    "match-games-multiple",
    { round, example: gamesOfTable, games },
    `The same players meet ${round} times until each has had every seat: games must be a multiple of ${round}, such as ${gamesOfTable}, not ${games}.`,
  );
}

/** All ways to choose `size` of 0..count-1, each in ascending order, in lexicographic order. */
function combinations(count: number, size: number): number[][] {
  const found: number[][] = [];
  const extend = (chosen: readonly number[], from: number): void => {
    if (chosen.length === size) {
      found.push([...chosen]);
      return;
    }
    for (let next = from; next < count; next++) extend([...chosen, next], next + 1);
  };
  extend([], 0);
  return found;
}
