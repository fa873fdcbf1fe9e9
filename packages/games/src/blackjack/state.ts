/**
 * Blackjack with an infinite deck: every drawn card is an ace or 2 to 9 with probability 1/13 each, or worth ten with
 * 4/13, regardless of earlier cards. A card is represented by its value, 1 for an ace.
 */

/** Values of a drawn card, with the number of ranks of each, out of 13. */
export const CARDS: readonly (readonly [card: number, ranks: number])[] = [
  ...Array.from({ length: 9 }, (_, index) => [index + 1, 1] as const),
  [10, 4],
];

export const ACE = 1;
export const TEN = 10;
/** Highest total that is not a bust, and the total on which the dealer stands. */
export const MOST = 21;
export const DEALER_STANDS = 17;

/** State of a round of Blackjack: dealt cards, stake, and whether the player is done. */
export interface BlackjackState {
  /** The player's cards, highest first; once the player is done, only their total (a natural keeps its cards). */
  readonly player: readonly number[];
  /**
   * The dealer's cards: the one face up, then the one face down (0: not drawn yet), then, on the dealer's turn, those
   * drawn, highest first.
   */
  readonly dealer: readonly number[];
  /** 2 after doubling, else 1. */
  readonly stake: 1 | 2;
  /** Whether the player is done and only the dealer may still draw. */
  readonly done: boolean;
}

/** The player's view: the same state, with the hidden card as 0 while the player is not done. */
export type BlackjackView = BlackjackState;

/** "deal" draws a card for the dealer: it involves no decision. */
export type BlackjackAction = "hit" | "stand" | "double" | "deal";

/** The best total of the cards, counting an ace as 11 unless that busts; undrawn face-down cards count 0. */
export function totalOf(cards: readonly number[]): { readonly total: number; readonly soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + card, 0);
  const soft = cards.includes(ACE) && hard + 10 <= MOST;
  return { total: soft ? hard + 10 : hard, soft };
}

/** Whether the cards are 21 in the first two cards. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === MOST;
}

/** Whether the round is over. */
export function isOver({ player, dealer, done }: BlackjackState): boolean {
  if (totalOf(player).total > MOST || isNatural(dealer)) return true;
  if (!done || dealer[1] === 0) return false;
  return isNatural(player) || totalOf(dealer).total >= DEALER_STANDS;
}

/** The player may double on the first two cards. */
export function actionsOf(state: BlackjackState): readonly BlackjackAction[] {
  if (isOver(state)) return [];
  if (state.done) return ["deal"];
  return state.player.length === 2 ? ["hit", "stand", "double"] : ["hit", "stand"];
}

/** The player's payoff at the end: 1.5 for a natural, the stake for the higher total or a dealer's bust. */
export function payoffOf({ player, dealer, stake }: BlackjackState): number {
  const own = totalOf(player).total;
  if (own > MOST) return 0 - stake;
  const [mine, theirs] = [isNatural(player), isNatural(dealer)];
  if (mine || theirs) return mine && theirs ? 0 : mine ? 1.5 : -stake;
  const other = totalOf(dealer).total;
  return other > MOST || own > other ? stake : own === other ? 0 : -stake;
}

/** Possible hidden cards below the face-up card, with weights: the dealer has checked and has no natural. */
export function holesBelow(shown: number): (readonly [card: number, ranks: number])[] {
  const forbidden = shown === ACE ? TEN : shown === TEN ? ACE : 0;
  return CARDS.filter(([card]) => card !== forbidden);
}
