/** What a player can do. */
export type Action = "check" | "bet" | "call" | "raise" | "fold";

/** A card is an index of these ranks, weakest first. */
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;

export const nameOf = (card: number): string => RANKS[card]!;

/** Chips that each player has put into the pot in a betting round. @param size chips of a bet, and of a raise */
export function paidIn(actions: readonly Action[], size: number): readonly [number, number] {
  const paid: [number, number] = [0, 0];
  for (const [i, action] of actions.entries()) {
    const [own, other] = i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    if (action === "bet" || action === "raise") paid[own] = paid[other] + size;
    if (action === "call") paid[own] = paid[other];
  }
  return paid;
}
