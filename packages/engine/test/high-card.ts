/** A tiny game with hidden cards for the engine's own tests. */
import { type Game, OVER } from "../src/contract/game.js";

/** Each of two players has one of the cards 1 to 4 and sees only its own. */
export interface HighCardState {
  readonly cards: readonly [number, number];
  /** The bets and folds, in turn. */
  readonly said: readonly ("bet" | "fold")[];
}

export interface HighCardView {
  readonly own: number;
  readonly said: HighCardState["said"];
}

/** Player 0 bets or folds, then player 1 does. The first to fold pays 1; if both bet, the higher card wins 3. */
export const highCard: Game<HighCardState, "bet" | "fold", HighCardView> = {
  name: "high-card",
  facts: { players: 2, zeroSum: true, bounds: [-3, 3], cycles: false, chance: false, hidden: true },
  start(chance) {
    const [one, other] = chance.shuffle([1, 2, 3, 4]) as [number, number];
    return { cards: [one, other], said: [] };
  },
  turn: ({ said }) => (said.length === 2 || said[0] === "fold" ? OVER : said.length),
  actions: ({ said }) => (said.length === 2 || said[0] === "fold" ? [] : ["bet", "fold"]),
  play: ({ cards, said }, action) => ({ cards, said: [...said, action] }),
  payoff({ cards: [one, other], said }) {
    const pays = said[0] === "fold" ? -1 : said[1] === "fold" ? 1 : one > other ? 3 : -3;
    return [pays, -pays];
  },
  view: ({ cards, said }, player) => ({ own: cards[player as 0 | 1], said }),
  determinize({ own, said }, player, chance) {
    const other = chance.pick([1, 2, 3, 4].filter((card) => card !== own));
    return { cards: player === 0 ? [own, other] : [other, own], said };
  },
};
