import { sumToOne } from "@tyche/engine/chance";
import { texts } from "./texts.js";

/**
 * The backgammon board and the state of a game.
 *
 * Points are numbered 1..24 from a player's own home board outward, so that a player's point p is the opponent's 25 -
 * p. A checker on point p needs p pips to be borne off, one on the bar 25.
 */

/** Index of a player's own bar in 26 numbers from that player's view; the opponent's bar is 0. */
export const BAR = 25;
/** The `to` of a checker move that bears off. */
export const OFF = 0;
export const BOARD_SIZE = 26;

/** A side of the board by its number. */
export type BackgammonPlayer = 0 | 1;

/** Two dice, the larger first. */
export type Dice = readonly [high: number, low: number];

/** One checker moved by one die, in the mover's own numbering: `from` 1..25, `to` 0..24. */
export interface CheckerMove {
  readonly from: number;
  readonly to: number;
}

/** A whole turn: the checker moves in a playable order; empty if no move is possible. */
export type Play = readonly CheckerMove[];

/**
 * A position with the player on roll.
 *
 * `points` are 26 signed numbers from player 0's view, positive for checkers of player 0 and negative for those of
 * player 1: indices 1..24 are the points in player 0's numbering, 25 is player 0's bar, 0 is player 1's bar. All other
 * checkers are borne off. `dice` is null before the roll and at the end of the game.
 */
export interface BackgammonState {
  readonly points: readonly number[];
  readonly player: BackgammonPlayer;
  readonly dice: Dice | null;
}

/** A variant: backgammon, or a game with fewer checkers. */
export interface Variant {
  readonly name: string;
  /** Number of checkers per player. */
  readonly checkers: number;
  /** The starting position, in each player's own numbering. */
  readonly start: readonly (readonly [point: number, count: number])[];
}

/** Standard backgammon: fifteen checkers in the usual starting position. */
export const BACKGAMMON: Variant = {
  name: "backgammon",
  checkers: 15,
  start: [
    [24, 2],
    [13, 5],
    [8, 3],
    [6, 5],
  ],
};

/** The largest number of checkers of a small backgammon: one on each point of the opponent's home board. */
const MOST_FEW = 6;

/**
 * A small backgammon: one checker on each of the opponent's first points. Three checkers give Hugh Sconyers'
 * hypergammon; two are called HypestGammon.
 *
 * @param checkers per player, 1 to 6
 * @throws GameOptionError if there are fewer or more
 */
export function smallBackgammon(checkers: number): Variant {
  if (!Number.isInteger(checkers) || checkers < 1 || checkers > MOST_FEW)
    throw texts.optionError("backgammon-small-checkers", { most: MOST_FEW, count: checkers });
  const start = Array.from({ length: checkers }, (_, i) => [24 - i, 1] as const);
  return { name: "hypergammon", checkers, start };
}

/** Hypergammon: three checkers a side on the opponent's ace, deuce and three points. */
export const HYPERGAMMON: Variant = smallBackgammon(3);

export function startPoints(variant: Variant): number[] {
  const points = new Array<number>(BOARD_SIZE).fill(0);
  for (const [point, count] of variant.start) {
    points[point]! += count;
    points[25 - point]! -= count;
  }
  return points;
}

/** The same board from the other side's view. */
export function mirrored(points: readonly number[]): number[] {
  return points.map((_, i) => 0 - points[25 - i]!);
}

/** The board from a player's view: own checkers positive, own numbering. */
export function seenBy(points: readonly number[], player: BackgammonPlayer): readonly number[] {
  return player === 0 ? points : mirrored(points);
}

export function opponentOf(player: BackgammonPlayer): BackgammonPlayer {
  return player === 0 ? 1 : 0;
}

/** Number of checkers on the board or bar of the side with positive numbers. */
export function checkersOnBoard(points: readonly number[]): number {
  return points.reduce((sum, count) => sum + Math.max(count, 0), 0);
}

/** Pip count of the side with positive numbers; a checker on the bar counts 25. */
export function pipCount(points: readonly number[]): number {
  return points.reduce((sum, count, point) => sum + point * Math.max(count, 0), 0);
}

/** The player who has borne off every checker; null while the game goes on. */
export function winnerOf(points: readonly number[]): BackgammonPlayer | null {
  if (checkersOnBoard(points) === 0) return 0;
  return checkersOnBoard(mirrored(points)) === 0 ? 1 : null;
}

/**
 * The kind of a win: 1 single; 2 gammon, the loser has borne off nothing; 3 backgammon, the loser also has a checker on
 * the bar or in the winner's home board.
 *
 * @param points from the loser's view
 */
export function winKind(points: readonly number[], checkers: number): 1 | 2 | 3 {
  if (checkersOnBoard(points) < checkers) return 1;
  return points.some((count, point) => count > 0 && point > 18) ? 3 : 2;
}

/** The board after one checker move of the side with positive numbers; a blot that is hit goes to the bar. */
export function moveChecker(points: readonly number[], move: CheckerMove): number[] {
  const next = [...points];
  next[move.from]! -= 1;
  if (move.to === OFF) return next;
  if (next[move.to] === -1) {
    next[move.to] = 0;
    next[0]! -= 1;
  }
  next[move.to]! += 1;
  return next;
}

/** The board after a whole turn of the side with positive numbers. */
export function afterPlay(points: readonly number[], play: Play): readonly number[] {
  return play.reduce<readonly number[]>(moveChecker, points);
}

/** The state after a turn, with the opponent on roll; the game may be over. */
export function afterTurn<State extends BackgammonState>(state: State, play: Play): State {
  const { player, points } = state;
  const seen = afterPlay(seenBy(points, player), play);
  return { ...state, points: seenBy(seen, player), player: opponentOf(player), dice: null };
}

/** A roll of two indistinguishable dice. */
interface Roll {
  readonly dice: Dice;
  /** How many of the 36 ordered rolls it represents: 1 for doubles, otherwise 2. */
  readonly ways: 1 | 2;
  readonly probability: number;
}

/** The dice of a roll, the higher first. */
export function rollOf(one: number, two: number): Dice {
  return [Math.max(one, two), Math.min(one, two)];
}

/** Number of faces of a die. */
export const FACES = 6;

/** Number of ordered rolls. */
export const ORDERED_ROLLS = FACES ** 2;

const WAYS = Array.from({ length: FACES }, (_, i) => i + 1).flatMap((high) =>
  Array.from({ length: high }, (_, i) => {
    const ways: Roll["ways"] = i + 1 === high ? 1 : 2;
    return { dice: [high, i + 1] as const, ways };
  }),
);
const PROBABILITIES = sumToOne(Float64Array.from(WAYS, ({ ways }) => ways / ORDERED_ROLLS));

/** The 21 distinct rolls, the larger die first, with their probabilities, whose sum from left to right is exactly 1. */
export const ROLLS: readonly Roll[] = WAYS.map((roll, i) => ({ ...roll, probability: PROBABILITIES[i]! }));
