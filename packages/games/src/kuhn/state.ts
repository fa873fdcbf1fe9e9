import { OVER } from "@tyche/engine";
import { type BettingAction, type Card, foldedIn, isClosed, type Pair, paidIn } from "../kit/betting.js";

export type { BettingAction } from "../kit/betting.js";

/** State of a hand, with both cards known; a player sees only its view. */
export interface KuhnState {
  /** Indexed by player. A card is an index of "23456789TJQKA". */
  readonly cards: Pair<Card>;
  /** What was played, player 0 first. */
  readonly actions: readonly BettingAction[];
}

/** What a player sees; the other card is null until both are turned up. */
export interface KuhnView extends Omit<KuhnState, "cards"> {
  readonly cards: Pair<Card | null>;
}

/** Number of bets in a hand. */
export const RAISES = 1;

/** Chips. */
const ANTE = 1;
const BET = 1;
/** The most that a player can lose. */
export const MOST = ANTE + BET;

/** The player to act, or OVER. */
export function turn({ actions }: Pick<KuhnState, "actions">): number {
  return isClosed(actions) ? OVER : actions.length % 2;
}

/** Whether the cards have been turned up: after a fold they stay hidden. */
export function isShown(actions: readonly BettingAction[]): boolean {
  return isClosed(actions) && foldedIn(actions) === undefined;
}

/** Chips of each player in the pot. */
export function paidBy(actions: readonly BettingAction[]): Pair<number> {
  const [own, other] = paidIn(actions, BET);
  return [ANTE + own, ANTE + other];
}
