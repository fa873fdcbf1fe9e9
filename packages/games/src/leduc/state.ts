import { OVER } from "@tyche/engine";
import { type BettingAction, type Card, foldedIn, isClosed, type Pair, paidIn } from "../kit/betting.js";

export type { BettingAction } from "../kit/betting.js";

/** State of a hand, with both cards known; a player sees only its view. */
export interface LeducState {
  /** Indexed by player. A card is an index of "23456789TJQKA": 9 the jack, 10 the queen, 11 the king. */
  readonly cards: Pair<Card>;
  /** The public card; null in the first round, and after a fold in it. */
  readonly board: Card | null;
  /** What was played in both rounds, player 0 first. */
  readonly rounds: Pair<readonly BettingAction[]>;
}

/** What a player sees; the other card is null until both are turned up. */
export interface LeducView extends Omit<LeducState, "cards"> {
  readonly cards: Pair<Card | null>;
}

/** Two jacks, two queens, two kings. */
export const DECK: readonly Card[] = [9, 9, 10, 10, 11, 11];

/** Number of bets and raises in a round. */
export const RAISES = 2;

const ANTE = 1;
/** Chips of a bet, and of a raise, in each round. */
const SIZES = [2, 4] as const;
/** The ante, and two bets in both rounds. */
export const MOST = ANTE + RAISES * (SIZES[0] + SIZES[1]);

/** The actions of the current round. */
export function roundOf({ board, rounds }: Omit<LeducState, "cards">): readonly BettingAction[] {
  return rounds[board === null ? 0 : 1];
}

/** The player to act, or OVER. */
export function turn(state: Omit<LeducState, "cards">): number {
  const actions = roundOf(state);
  return isClosed(actions) ? OVER : actions.length % 2;
}

/** Whether the cards have been turned up: after a fold they stay hidden. */
export function isShown(state: LeducState): boolean {
  return turn(state) === OVER && foldedIn(roundOf(state)) === undefined;
}

/** Chips of each player in the pot. */
export function paidBy({ rounds: [first, second] }: Omit<LeducState, "cards">): Pair<number> {
  const [before, after] = [paidIn(first, SIZES[0]), paidIn(second, SIZES[1])];
  return [ANTE + before[0] + after[0], ANTE + before[1] + after[1]];
}
