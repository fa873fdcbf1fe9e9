import { type Chance, type Game, OVER } from "@tyche/engine";
import {
  type BettingAction,
  type Card,
  foldedIn,
  isClosed,
  legalBets,
  potTo,
  seenBy,
} from "../kit/betting.js";
import { LEVELS } from "./levels.js";
import { notation } from "./notation.js";
import {
  DECK,
  isShown,
  type LeducState,
  type LeducView,
  MOST,
  paidBy,
  RAISES,
  roundOf,
  turn,
} from "./state.js";

/**
 * Leduc hold'em (F. Southey et al., "Bayes' bluff: opponent modelling in poker", 2005): six cards, two of each rank.
 * Both players put a chip into the pot and get a card. After a round of betting a public card is turned up, and a
 * second round follows; player 0 begins both. A bet or raise is 2 chips in the first round and 4 in the second, and
 * there are at most two in a round. A card that pairs the public one wins, else the higher one; equal cards share the
 * pot. The payoff is the number of chips won. The value is -0.0856064.
 */
export function leduc(): Game<LeducState, BettingAction, LeducView> {
  return {
    name: "leduc",
    facts: { players: 2, zeroSum: true, bounds: [-MOST, MOST], cycles: false, chance: true, hidden: true },
    start(chance) {
      const own = drawn(chance, []);
      return { cards: [own, drawn(chance, [own])], board: null, rounds: [[], []] };
    },
    turn,
    actions: (state) => (turn(state) === OVER ? [] : legalBets(roundOf(state), RAISES)),
    play({ cards, board, rounds: [first, second] }, action, chance) {
      if (board !== null) return { cards, board, rounds: [first, [...second, action]] };
      const actions = [...first, action];
      const isOn = isClosed(actions) && action !== "fold";
      return { cards, board: isOn ? drawn(chance, cards) : null, rounds: [actions, second] };
    },
    payoff(state) {
      const folded = foldedIn(roundOf(state));
      return potTo(folded === undefined ? winnerOf(state) : folded === 0 ? 1 : 0, paidBy(state));
    },
    view: (state, player) => ({ ...state, cards: seenBy(state.cards, player, isShown(state)) }),
    determinize({ cards: [own, other], board, rounds }, _player, chance) {
      const open = board === null ? [] : [board];
      const cards = [
        own ?? drawn(chance, [...open, other!]),
        other ?? drawn(chance, [...open, own!]),
      ] as const;
      return { cards, board, rounds };
    },
    key: ({ cards, board, rounds: [first, second] }) => `${cards} ${first} ${board ?? ""} ${second}`,
    notation,
    levels: LEVELS,
  };
}

/** A card of the deck without these. */
function drawn(chance: Chance, without: readonly Card[]): Card {
  const left = [...DECK];
  for (const card of without) left.splice(left.indexOf(card), 1);
  const ranks = [...new Set(left)];
  return chance.weighted(ranks.map((rank) => [rank, left.filter((card) => card === rank).length]));
}

/** The player with the better card; undefined if they are equal. */
function winnerOf({ cards: [own, other], board }: LeducState): 0 | 1 | undefined {
  if (own === other) return undefined;
  if (own === board || other === board) return own === board ? 0 : 1;
  return own > other ? 0 : 1;
}
