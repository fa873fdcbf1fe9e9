/** A state in the rules' format. A card is suit × 10 + strength, 0 the weakest. */
export interface State {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly led: number | null;
  readonly player: 0 | 1;
  readonly trump: number;
  /** The next card first, the trump last. */
  readonly stock: readonly number[];
  readonly taken: readonly number[];
  readonly points: readonly [number, number];
}

export type Action = number;

/** Suits in the order of their numbers. */
export const SUITS = ["cups", "coins", "clubs", "swords"] as const;
export const suitOf = (card: number): number => Math.floor(card / 10);
/** Ranks by strength, weakest first, by their usual numbers: 1 is the ace. */
const RANKS = ["2", "4", "5", "6", "7", "8", "9", "10", "3", "1"] as const;
/** Names of jack, knight, king and ace, by strength. */
export const FACES = { 5: "jack", 6: "knight", 7: "king", 9: "ace" } as const;
export type FaceName = (typeof FACES)[keyof typeof FACES];
const POINTS = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11];

export const rankOf = (card: number): string => RANKS[card % 10]!;
export const pointsOf = (card: number): number => POINTS[card % 10]!;

export function faceOf(card: number): FaceName | undefined {
  return (FACES as Readonly<Record<number, FaceName>>)[card % 10];
}

/** Whether a player's cards may be drawn face up; of the others only the number is shown. */
export function isSeen(player: number, viewers: readonly number[]): boolean {
  return viewers.includes(player);
}

/** All cards of the game, wherever they are. */
export function deckOf({ hands, led, stock, taken }: State): readonly number[] {
  return [...hands[0], ...hands[1], ...stock, ...taken, ...(led === null ? [] : [led])].sort((a, b) => a - b);
}

/**
 * The cards that none of the viewers has seen, and the probability of each of them to be in the hidden hand, assuming
 * that the plays so far carry no information.
 */
export function unseenBy(state: State, viewers: readonly number[]) {
  const { hands, led, stock, taken, trump } = state;
  const seen = new Set([...taken, ...viewers.flatMap((viewer) => hands[viewer] ?? [])]);
  if (led !== null) seen.add(led);
  if (stock.length > 0) seen.add(trump);
  const cards = new Set(deckOf(state).filter((card) => !seen.has(card)));
  const hidden = hands.reduce((sum, hand, player) => sum + (isSeen(player, viewers) ? 0 : hand.length), 0);
  return { cards, chance: cards.size === 0 ? 0 : hidden / cards.size };
}

/** The last completed trick: the card led, the card that followed, and the winner. */
export function trickOf(before: State, action: number, after: State) {
  return before.led === null ? undefined : { cards: [before.led, action], winner: after.player };
}
