/**
 * Blackjack with an infinite deck: every card that is drawn is an ace, 2 to 9 with 1/13 each, or worth ten with 4/13,
 * whatever was drawn before. Cards are their worth, 1 for an ace.
 */

/** What a drawn card can be, with how many of 13 ranks are worth that. */
export const CARDS: readonly (readonly [card: number, ranks: number])[] = [
  ...Array.from({ length: 9 }, (_, index) => [index + 1, 1] as const),
  [10, 4],
];

export const ACE = 1;
export const TEN = 10;
/** The total that must not be exceeded, and the one from which the dealer stands. */
export const MOST = 21;
export const DEALER_STANDS = 17;

/** A round of Blackjack: the cards in sight and those that are left. */
export interface BlackjackState {
  /** The player's cards, highest first; once the player is done, only their total (a natural keeps its cards). */
  readonly player: readonly number[];
  /**
   * The dealer's cards: the one that is shown, then the one face down (0: not drawn yet), then, when it is the dealer's
   * turn, those that it draws, highest first.
   */
  readonly dealer: readonly number[];
  /** 2 after doubling. */
  readonly stake: 1 | 2;
  /** Whether the player is done, so that only the dealer is left to draw. */
  readonly done: boolean;
}

/** What the player sees: the same, the card face down as 0 while the player is not done. */
export type BlackjackView = BlackjackState;

/** "deal" is the dealer's turn of a card: there is nothing to decide. */
export type BlackjackAction = "hit" | "stand" | "double" | "deal";

/** The best total of some cards, aces counted 11 where that does not bust; face-down cards that are not drawn count 0. */
export function totalOf(cards: readonly number[]): { readonly total: number; readonly soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + card, 0);
  const soft = cards.includes(ACE) && hard + 10 <= MOST;
  return { total: soft ? hard + 10 : hard, soft };
}

/** 21 with the first two cards. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === MOST;
}

/** Whether all is decided. */
export function isOver({ player, dealer, done }: BlackjackState): boolean {
  if (totalOf(player).total > MOST || isNatural(dealer)) return true;
  if (!done || dealer[1] === 0) return false;
  return isNatural(player) || totalOf(dealer).total >= DEALER_STANDS;
}

/** What the player wins at the end: 1.5 for a natural, the stake for the higher total or where the dealer busts. */
export function payoffOf({ player, dealer, stake }: BlackjackState): number {
  const own = totalOf(player).total;
  if (own > MOST) return 0 - stake;
  const [mine, theirs] = [isNatural(player), isNatural(dealer)];
  if (mine || theirs) return mine && theirs ? 0 : mine ? 1.5 : -stake;
  const other = totalOf(dealer).total;
  return other > MOST || own > other ? stake : own === other ? 0 : -stake;
}

/** Cards that may lie face down below a card that is shown, with their weights: the dealer has looked, it is no natural. */
export function holesBelow(shown: number): (readonly [card: number, ranks: number])[] {
  const forbidden = shown === ACE ? TEN : shown === TEN ? ACE : 0;
  return CARDS.filter(([card]) => card !== forbidden);
}
