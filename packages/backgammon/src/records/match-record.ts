import { NotationError, type Problem, TycheError } from "@tyche/engine";
import { problemOf } from "@tyche/engine/errors";
import type { BackgammonPlayer, Dice, Play } from "../rules/board.js";

/** What a record says about a match besides its games; empty texts are left out. */
export interface MatchHeader {
  /** The day, as "2026-11-21". */
  readonly date?: string;
  readonly event?: string;
  readonly round?: string;
  readonly place?: string;
  readonly annotator?: string;
}

/** The names of a match header's properties in .mat comments and in .sgf. */
export const HEADER_TAGS = [
  ["date", "EventDate", "DT"],
  ["event", "Event", "EV"],
  ["round", "Round", "RO"],
  ["place", "Site", "PC"],
  ["annotator", "Annotator", "AN"],
] as const satisfies readonly (readonly [keyof MatchHeader, string, string])[];

/** A recorded match or money session. */
export interface MatchRecord {
  readonly players: readonly [string, string];
  /** Absent if the record says nothing. */
  readonly header?: MatchHeader;
  /** Points to win the match; 0 for money. */
  readonly length: number;
  /** False if the record says that nobody could turn the cube; absent if it says nothing. */
  readonly cube?: false;
  /** For money: whether the Jacoby rule was used; absent if the record does not say. */
  readonly jacoby?: boolean;
  /** For money: whether beavers were allowed; absent if the record does not say. */
  readonly beavers?: boolean;
  readonly games: readonly GameRecord[];
}

/** One game of a recorded match. */
export interface GameRecord {
  /** The score before the game. */
  readonly scores: readonly [number, number];
  /** For money: the value of the cube at the first roll, after automatic doubles; absent: 1. */
  readonly automaticCube?: number;
  /** Whether this is the Crawford game, if the record differs from what its scores imply (`isUsualCrawford`). */
  readonly crawford?: boolean;
  readonly events: readonly GameEvent[];
  /** Absent if the game was not finished. */
  readonly result?: GameOutcome;
}

/** The winner of a recorded game and the points won. */
export interface GameOutcome {
  readonly winner: BackgammonPlayer;
  readonly points: number;
}

/** A turn or a cube action in a recorded game. */
export type GameEvent = (PlayEvent | CubeEvent) & {
  /** What the record says about it: one line or several. */
  readonly comment?: string;
};

/** The comment on an event, one line or several, when a match is written with comments. */
export type Comments = (event: GameEvent) => string | undefined;

/** A roll and the play made with it. */
export interface PlayEvent {
  readonly kind: "play";
  readonly player: BackgammonPlayer;
  readonly dice: Dice;
  readonly play: Play;
  /** Set if the roll does not allow the play: nobody noticed, and the game went on from there. */
  readonly isIllegal?: true;
  /** The board before the play, from player 0's view. */
  readonly points: readonly number[];
}

/** A cube action in a recorded game. */
export interface CubeEvent {
  readonly kind: "double" | "beaver" | "raccoon" | "take" | "drop";
  readonly player: BackgammonPlayer;
  /** The value of the cube once the double is taken. */
  readonly cube: number;
}

/**
 * Whether the scores make a game the Crawford game: a player needs one point, and did not in the game before.
 *
 * @param before scores of the previous game
 */
export function isUsualCrawford(
  length: number,
  scores: readonly [number, number],
  before: readonly [number, number] | undefined,
): boolean {
  return length > 1 && scores.includes(length - 1) && before?.includes(length - 1) !== true;
}

/**
 * Whether a game is the Crawford game: as recorded, otherwise by the scores unless somebody doubled.
 * @param at index of the game, from 0
 */
export function isCrawford({ length, games }: Pick<MatchRecord, "length" | "games">, at: number): boolean {
  const { scores, crawford, events } = games[at]!;
  const isTurned = events.some(({ kind }) => kind !== "play");
  return crawford ?? (!isTurned && isUsualCrawford(length, scores, games[at - 1]?.scores));
}

/** The largest number of automatic doubles in a game. */
export function automaticDoubles(games: readonly GameRecord[]): number {
  return Math.log2(Math.max(1, ...games.map(({ automaticCube = 1 }) => automaticCube)));
}

/** Reads a part of a record; an error for users is thrown again with the place of that part. */
export function readAt<Part>(placed: (problem: Problem | string) => Problem, read: () => Part): Part {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TycheError)) throw error;
    const { id, values, message } = placed(problemOf(error));
    throw new NotationError(id, values, message);
  }
}
