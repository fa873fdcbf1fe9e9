/** A card is an index of these ranks, weakest first. */
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;

export const nameOf = (card: number): string => RANKS[card]!;
