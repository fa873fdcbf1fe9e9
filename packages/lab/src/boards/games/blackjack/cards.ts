/** A round in the rules' format. */
export interface State {
  /** The player's cards by value, 1 for an ace; after the player's turn only their total, except for a natural. */
  readonly player: readonly number[];
  /** The upcard, the hole card (0: not turned yet), and the cards drawn. */
  readonly dealer: readonly number[];
  readonly stake: 1 | 2;
  readonly done: boolean;
}

export type Action = "hit" | "stand" | "double" | "deal";

const ACE = 1;
const MOST = 21;

/** @returns `soft`: whether an ace counts as eleven */
export function totalOf(cards: readonly number[]) {
  const hard = cards.reduce((sum, card) => sum + card, 0);
  const soft = cards.includes(ACE) && hard + 10 <= MOST;
  return { total: soft ? hard + 10 : hard, soft };
}

export const cardName = (card: number): string => (card === ACE ? "A" : String(card));

/** The card that the player drew, or that the dealer turned or drew; undefined if none. */
export function drawnCard(before: State, action: Action, after: State): number | undefined {
  if (action === "stand") return undefined;
  if (action === "deal") {
    if (before.dealer[1] === 0) return after.dealer[1];
    return added(before.dealer.slice(2), after.dealer.slice(2));
  }
  if (after.player.length > 1) return added(before.player, after.player);
  // Only the total is known; no two cards give the same one.
  for (let card = 1; card <= 10; card++)
    if (totalOf([...before.player, card]).total === after.player[0]) return card;
  return undefined;
}

function added(before: readonly number[], after: readonly number[]): number | undefined {
  const rest = [...after];
  for (const card of before) rest.splice(rest.indexOf(card), 1);
  return rest[0];
}
