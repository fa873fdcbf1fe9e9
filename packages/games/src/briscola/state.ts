import { checkedOptions } from "../kit/option.js";
import { GameOptionError } from "../kit/texts.js";
import { about, type BriscolaOptions } from "./about.js";
import { texts } from "./texts.js";

/**
 * Cards of Briscola: suits cups, coins, clubs, swords (spades of the Spanish pack), and in each, from strong to weak,
 * ace, three, king, knight, jack, 7, 6, 5, 4, 2. A card is suit x 10 + strength; strength 0 is the weakest.
 */

/** Indexed by strength, weakest first. */
export const RANKS = "24567JNK3A";
export const SUITS = "ucbs";
export const SUIT_NAMES = ["cups", "coins", "clubs", "swords"] as const;
/** Points, indexed by strength: the jack 2, the knight 3, the king 4, the three 10, the ace 11. */
const POINTS = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11] as const;

/** A card as a number that encodes suit and rank. */
export type Card = number;

export interface Variant {
  readonly hand: number;
  /** All cards of the game, ascending. */
  readonly deck: readonly Card[];
}

/** Names of the options in messages. */
const COUNTED = { suits: "suits", ranks: "ranks", hand: "cards in a hand" } as const;

/** @throws GameOptionError if the options are invalid */
export function variantOf(options: BriscolaOptions = {}): Variant {
  const { suits, ranks, hand } = checkedOptions(
    about,
    options,
    (what, number, least, most) =>
      new GameOptionError(
        "briscola-number",
        { what, least, most, number },
        `Briscola is played with ${least} to ${most} ${COUNTED[what]}, not ${number}.`,
      ),
  );
  const size = suits * ranks;
  if (size % 2 !== 0 || size < 2 * hand + 2)
    throw texts.optionError("briscola-cards", { least: 2 * hand + 2, size });
  const deck = Array.from({ length: size }, (_, index) => {
    return Math.floor(index / ranks) * 10 + 10 - ranks + (index % ranks);
  });
  return { hand, deck };
}

export const suitOf = (card: Card): number => Math.floor(card / 10);
export const pointsOf = (card: Card): number => POINTS[card % 10]!;
export const nameOf = (card: Card): string => `${RANKS[card % 10]}${SUITS[suitOf(card)]}`;

/** Total points of all cards in a game; a player with more than half wins. */
export function allPoints({ deck }: Variant): number {
  return deck.reduce((sum, card) => sum + pointsOf(card), 0);
}

/** Full state of a deal of Briscola, with both hands known; a player sees only its view. */
export interface BriscolaState {
  /** Indexed by player: the cards in hand, ascending. */
  readonly hands: readonly [readonly Card[], readonly Card[]];
  /** The card led, if the trick is open. */
  readonly led: Card | null;
  /** The player to move; at the end, the winner of the last trick. */
  readonly player: 0 | 1;
  /** The face-up card under the stock: its suit is trump, and it is drawn last. */
  readonly trump: Card;
  /** The cards to draw, in order; the trump is last. */
  readonly stock: readonly Card[];
  /** Cards taken in tricks, ascending. */
  readonly taken: readonly Card[];
  /** Indexed by player: the points taken. */
  readonly points: readonly [number, number];
}

/** What a player sees: its own cards, the open cards, and the sizes of the other hand and the stock. */
export interface BriscolaView extends Omit<BriscolaState, "hands" | "stock"> {
  readonly hand: readonly Card[];
  readonly other: number;
  readonly stock: number;
}

/** Whether the answering card takes the trick. */
export function beats(answer: Card, led: Card, trump: Card): boolean {
  if (suitOf(answer) === suitOf(led)) return answer > led;
  return suitOf(answer) === suitOf(trump);
}

/** Cards unseen by the player of a view, ascending. */
export function unseenBy(
  { deck }: Variant,
  view: Pick<BriscolaView, "hand" | "led" | "trump" | "taken" | "stock">,
): Card[] {
  const seen = new Set([...view.hand, ...view.taken]);
  if (view.led !== null) seen.add(view.led);
  if (view.stock > 0) seen.add(view.trump);
  return deck.filter((card) => !seen.has(card));
}

export const ascending = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);
