import { type Game, OVER } from "@tyche/engine";
import type { BriscolaOptions } from "./about.js";
import { LEVELS } from "./levels.js";
import { notationOf } from "./notation.js";
import {
  allPoints,
  ascending,
  type BriscolaState,
  type BriscolaView,
  beats,
  type Card,
  pointsOf,
  unseenBy,
  variantOf,
} from "./state.js";

/**
 * Briscola for two (rules after J. McLeod, pagat.com; D. Parlett, "The Penguin Book of Card Games", 2008). Each
 * player gets three cards; the next one is turned up as trump and put under the stock. Any card may be played to any
 * lead. The higher card of the suit led, or the higher trump, takes the trick; its winner draws first and leads to
 * the next. More than half of the 120 points win, which pays 1.
 *
 * Players need not follow suit, so a play reveals nothing about missing suits: to a player, all assignments of the
 * unseen cards are equally likely, and once the stock is gone they are known.
 *
 * @throws GameOptionError if the options are invalid
 */
export function briscola(options: BriscolaOptions = {}): Game<BriscolaState, Card, BriscolaView> {
  const variant = variantOf(options);
  const { deck, hand } = variant;
  const total = allPoints(variant);
  const isOver = ({ hands, led }: BriscolaState): boolean =>
    hands[0].length === 0 && hands[1].length === 0 && led === null;
  return {
    name: "briscola",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false, hidden: true },
    start(chance) {
      const cards = chance.shuffle(deck);
      const stock = cards.slice(2 * hand);
      return {
        hands: [ascending(cards.slice(0, hand)), ascending(cards.slice(hand, 2 * hand))],
        led: null,
        player: 0,
        trump: stock.at(-1)!,
        stock,
        taken: [],
        points: [0, 0],
      };
    },
    turn: (state) => (isOver(state) ? OVER : state.player),
    actions: (state) => state.hands[state.player],
    play(state, card) {
      const { led, player, trump, stock, points } = state;
      const other = player === 0 ? 1 : 0;
      const rest = state.hands[player].filter((each) => each !== card);
      const hands = player === 0 ? ([rest, state.hands[1]] as const) : ([state.hands[0], rest] as const);
      if (led === null) return { ...state, hands, led: card, player: other };
      const winner = beats(card, led, trump) ? player : other;
      const won = points[winner] + pointsOf(led) + pointsOf(card);
      const [first, second, ...left] = stock;
      const drawn = (own: readonly Card[], who: 0 | 1): readonly Card[] =>
        first === undefined || second === undefined
          ? own
          : ascending([...own, who === winner ? first : second]);
      return {
        hands: [drawn(hands[0], 0), drawn(hands[1], 1)],
        led: null,
        player: winner,
        trump,
        stock: left,
        taken: ascending([...state.taken, led, card]),
        points: winner === 0 ? [won, points[1]] : [points[0], won],
      };
    },
    payoff({ points: [own, other] }) {
      const sign = Math.sign(own - other);
      return [sign, 0 - sign];
    },
    view({ hands, stock, ...open }, player) {
      const [hand, other] = player === 0 ? hands : [hands[1], hands[0]];
      return { ...open, hand, other: other.length, stock: stock.length };
    },
    determinize({ hand, other, stock, ...open }, player, chance) {
      const unseen = unseenBy(variant, { ...open, hand, stock });
      // Without a stock all unseen cards are in the other hand.
      const cards = stock === 0 ? unseen : chance.shuffle(unseen);
      const others = ascending(cards.slice(0, other));
      return {
        ...open,
        hands: player === 0 ? [hand, others] : [others, hand],
        stock: stock === 0 ? [] : [...cards.slice(other), open.trump],
      };
    },
    key: ({ hands, led, player, trump, stock, taken, points }) =>
      [hands[0], hands[1], led, trump, stock, taken, points, player].join("|"),
    notation: notationOf(variant),
    evaluators: { default: ({ points: [own, other] }) => (own - other) / total },
    levels: LEVELS,
  };
}
