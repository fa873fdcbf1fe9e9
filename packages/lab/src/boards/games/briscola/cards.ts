import type { BriscolaState } from "@tyche/games/briscola/state";

/** Ranks by strength, weakest first, by their usual numbers: 1 is the ace. */
const RANKS = ["2", "4", "5", "6", "7", "8", "9", "10", "3", "1"] as const;
/** Names of jack, knight, king and ace, by strength. */
export const FACES = { 5: "jack", 6: "knight", 7: "king", 9: "ace" } as const;
export type FaceName = (typeof FACES)[keyof typeof FACES];

export const rankOf = (card: number): string => RANKS[card % 10]!;

export function faceOf(card: number): FaceName | undefined {
  return (FACES as Readonly<Record<number, FaceName>>)[card % 10];
}

/** Whether a player's cards may be drawn face up; of the others only the number is shown. */
export function isSeen(player: number, viewers: readonly number[]): boolean {
  return viewers.includes(player);
}

/** All cards of the game, wherever they are. */
export function deckOf({ hands, led, stock, taken }: BriscolaState): readonly number[] {
  return [...hands[0], ...hands[1], ...stock, ...taken, ...(led === null ? [] : [led])].sort((a, b) => a - b);
}

/**
 * The cards that none of the viewers has seen, and the probability of each of them to be in the hidden hand, assuming
 * that the plays so far carry no information.
 */
export function unseenBy(state: BriscolaState, viewers: readonly number[]) {
  const { hands, led, stock, taken, trump } = state;
  const seen = new Set([...taken, ...viewers.flatMap((viewer) => hands[viewer] ?? [])]);
  if (led !== null) seen.add(led);
  if (stock.length > 0) seen.add(trump);
  const cards = new Set(deckOf(state).filter((card) => !seen.has(card)));
  const hidden = hands.reduce((sum, hand, player) => sum + (isSeen(player, viewers) ? 0 : hand.length), 0);
  return { cards, chance: cards.size === 0 ? 0 : hidden / cards.size };
}

/** The last completed trick: the card led, the card that followed, and the winner. */
export function trickOf(before: BriscolaState, action: number, after: BriscolaState) {
  return before.led === null ? undefined : { cards: [before.led, action], winner: after.player };
}
