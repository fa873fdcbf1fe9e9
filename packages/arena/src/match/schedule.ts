import { MatchError } from "./player.js";

/** What is to be played. */
export interface Plan {
  /** How many take part. */
  readonly contestants: number;
  /** Seats of the game. */
  readonly seats: number;
  /** Games of each table of contestants; more are played where the seatings or the series do not come out even (see `checkGames`). */
  readonly games: number;
  readonly seed: string;
  /** False: every game has dice of its own. Default true: all seatings of a round see the same dice. */
  readonly paired?: boolean;
  /** Rounds that are played one after another by the same players, who may learn. Default 1. */
  readonly series?: number;
}

/** Rounds that belong together: the smallest piece of a match that can be played apart. */
export interface Series {
  /** Index in the match. */
  readonly index: number;
  /** The contestants who meet. */
  readonly table: readonly number[];
  readonly rounds: readonly Round[];
}

/** Games on the same dice, one for each seating; where nothing is paired, one game. */
export interface Round {
  /** Index in the match of its table. */
  readonly number: number;
  readonly games: readonly Seating[];
}

/** Who sits where in one game. */
export interface Seating {
  /** By seat, the place at the table of who sits there. */
  readonly seats: readonly number[];
  readonly seed: string;
}

/** Who meets whom on which dice: what a match is divided by. */
export interface Schedule {
  readonly tables: readonly (readonly number[])[];
  /** Of every table. */
  readonly seriesOfTable: number;
  readonly gamesOfTable: number;
  /** All series of the match. Tables take turns, so that a match cut short is short for all. */
  readonly length: number;
  series(index: number): Series;
}

/**
 * Who plays whom, where, on which dice. Contestants meet in tables of as many as the game has seats (all, if they are
 * fewer: they then sit alternately, so that two of them at a game of four have seats 0, 2 and 1, 3). At a table they
 * change seats in a circle until everyone has sat everywhere, on the same dice. All tables see the same dice in the
 * same round, so that also those are compared on equal luck who never meet, as in games for one. In those a single
 * contestant is a match too.
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
 * Holds a match to the number of games that somebody named.
 *
 * @throws MatchError where the seatings do not come out even with it
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

/** All ways to choose `size` of 0..count-1, each from low to high, in lexicographic order. */
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
