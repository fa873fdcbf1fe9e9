import { ACE, type BlackjackAction, type BlackjackState, totalOf } from "@tyche/games/blackjack/state";

export const cardName = (card: number): string => (card === ACE ? "A" : String(card));

/** The card that the player drew, or that the dealer turned or drew; undefined if none. */
export function drawnCard(
  before: BlackjackState,
  action: BlackjackAction,
  after: BlackjackState,
): number | undefined {
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
