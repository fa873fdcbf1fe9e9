import type { Game } from "@tyche/engine";
import { type BettingAction, type Card, foldedIn, legalBets, potTo, RANKS, seenBy } from "../kit/betting.js";
import { checkedOptions } from "../kit/option.js";
import { about, type KuhnOptions } from "./about.js";
import { LEVELS } from "./levels.js";
import { notationOf } from "./notation.js";
import { isShown, type KuhnState, type KuhnView, MOST, paidBy, RAISES, turn } from "./state.js";
import { texts } from "./texts.js";

/**
 * Kuhn poker (H. Kuhn, "A simplified two-person poker", 1950), with more cards one-card poker (G. Gordon). Both
 * players put a chip into the pot and get a card. Player 0 checks or bets one chip; after a bet the other folds or
 * calls; after a check player 1 may bet, and player 0 then folds or calls. The higher card takes the pot. The payoff is
 * the number of chips won.
 *
 * With three cards the value is -1/18: player 0 bets a jack with some probability a up to 1/3, a king with 3a, and
 * calls with a queen with a + 1/3.
 *
 * @throws GameOptionError if there cannot be so many cards
 */
export function kuhn(options: KuhnOptions = {}): Game<KuhnState, BettingAction, KuhnView> {
  const { cards: size } = checkedOptions(about, options, (_, cards) =>
    texts.optionError("kuhn-cards", { cards }),
  );
  // Below the ace, so that three cards are jack, queen and king, as Kuhn's readers know them.
  const first = Math.max(0, RANKS.length - 1 - size);
  const deck = Array.from({ length: size }, (_, i) => first + i);
  const others = (card: Card): Card[] => deck.filter((each) => each !== card);
  return {
    name: "kuhn",
    facts: {
      players: 2,
      zeroSum: true,
      bounds: [-MOST, MOST],
      cycles: false,
      chance: false,
      hidden: true,
    },
    start(chance) {
      const own = chance.pick(deck);
      return { cards: [own, chance.pick(others(own))], actions: [] };
    },
    turn,
    actions: ({ actions }) => legalBets(actions, RAISES),
    play: ({ cards, actions }, action) => ({ cards, actions: [...actions, action] }),
    payoff({ cards: [own, other], actions }) {
      const folded = foldedIn(actions);
      return potTo(folded === undefined ? (own > other ? 0 : 1) : folded === 0 ? 1 : 0, paidBy(actions));
    },
    view: ({ cards, actions }, player) => ({ cards: seenBy(cards, player, isShown(actions)), actions }),
    determinize({ cards: [own, other], actions }, _player, chance) {
      return { cards: [own ?? chance.pick(others(other!)), other ?? chance.pick(others(own!))], actions };
    },
    key: ({ cards, actions }) => `${cards} ${actions}`,
    notation: notationOf(deck),
    levels: LEVELS,
  };
}
