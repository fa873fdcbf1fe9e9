import { NotationError, type Problem, TycheError } from "@tyche/engine";
import type { BackgammonPlayer, Dice, Play } from "../board.js";

/** A match, or a money session, as it was played. */
export interface MatchRecord {
  readonly players: readonly [string, string];
  /** Points to win the match; 0 for money. */
  readonly length: number;
  /** Where the record says that nobody could turn the cube; absent: it says nothing. */
  readonly cube?: false;
  /** For money, whether gammons counted 1 until the cube was turned; absent: the record does not say. */
  readonly jacoby?: boolean;
  /** For money, whether who was doubled could beaver; absent: the record does not say. */
  readonly beavers?: boolean;
  readonly games: readonly GameRecord[];
}

/** One game of a recorded match. */
export interface GameRecord {
  /** Before the game. */
  readonly scores: readonly [number, number];
  /** What the cube shows at the first roll, where automatic doubles have turned it, for money; absent: 1. */
  readonly automaticCube?: number;
  /** Whether nobody could double in it, where the record says otherwise than its scores (`isUsualCrawford`). */
  readonly crawford?: boolean;
  readonly events: readonly GameEvent[];
  /** Absent where the game was not finished. */
  readonly result?: GameOutcome;
}

/** Who won a recorded game, and how many points. */
export interface GameOutcome {
  readonly winner: BackgammonPlayer;
  readonly points: number;
}

/** A turn or an action of the cube in a recorded game. */
export type GameEvent = PlayEvent | CubeEvent;

/** What is said of an event of a recorded game, in one line or several, where a match is written with comments. */
export type Comments = (event: GameEvent) => string | undefined;

/** A roll and what was played with it. */
export interface PlayEvent {
  readonly kind: "play";
  readonly player: BackgammonPlayer;
  readonly dice: Dice;
  readonly play: Play;
  /** The roll does not allow the play: nobody noticed, and the game went on from there. Without it the play is legal. */
  readonly isIllegal?: true;
  /** The board before it, seen from player 0. */
  readonly points: readonly number[];
}

/** A double, a beaver, a raccoon, a take or a pass in a recorded game. */
export interface CubeEvent {
  readonly kind: "double" | "beaver" | "raccoon" | "take" | "drop";
  readonly player: BackgammonPlayer;
  /** What the cube shows once the double is taken. */
  readonly cube: number;
}

/**
 * Whether the scores make a game the one in which nobody may double: a player needs one point, and did not in the game before.
 *
 * @param before scores of the game before it
 */
export function isUsualCrawford(
  length: number,
  scores: readonly [number, number],
  before: readonly [number, number] | undefined,
): boolean {
  return length > 1 && scores.includes(length - 1) && before?.includes(length - 1) !== true;
}

/** Whether nobody could double in a game: as the record says, else by the scores, unless somebody did. @param at from 0 */
export function isCrawford({ length, games }: Pick<MatchRecord, "length" | "games">, at: number): boolean {
  const { scores, crawford, events } = games[at]!;
  const isTurned = events.some(({ kind }) => kind !== "play");
  return crawford ?? (!isTurned && isUsualCrawford(length, scores, games[at - 1]?.scores));
}

/** How often equal opening dice have turned the cube at most. */
export function automaticDoubles(games: readonly GameRecord[]): number {
  return Math.log2(Math.max(1, ...games.map(({ automaticCube = 1 }) => automaticCube)));
}

/** An error of a record with its place, which says what is wrong there; one that is not for people as it is. */
export function errorAt({ id, values, message }: Problem, error: unknown): Error {
  return error instanceof TycheError ? new NotationError(id, values, message) : (error as Error);
}
