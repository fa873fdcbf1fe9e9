// Two games with values computed by hand, in plain rules.
import { OVER } from "@tyche/engine";

/**
 * Two turns of one or two three-sided dice, each worth its higher die: (1 + 2 * 3 + 3 * 5) / 9 with two dice, so 44 / 9
 * in total.
 */
export const dice = {
  name: "higher die",
  facts: { players: 1, zeroSum: false, bounds: [0, 6], cycles: false, chance: true },
  start: () => ({ sum: 0, turns: 0 }),
  turn: ({ turns }) => (turns === 2 ? OVER : 0),
  actions: ({ turns }) => (turns === 2 ? [] : [1, 2]),
  play: ({ sum, turns }, count, chance) => ({ sum: sum + chance.dice(count, 3)[0], turns: turns + 1 }),
  payoff: ({ sum }) => [sum],
};

/**
 * Each player has one of the cards 1 to 3 and sees only that one. A player who says "mine" wins with the higher card
 * and loses with the lower.
 */
export const cards = {
  name: "higher card",
  facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true, hidden: true },
  start: (chance) => ({ held: chance.shuffle([1, 2, 3]).slice(0, 2), said: "" }),
  turn: ({ said }) => (said === "" ? 0 : OVER),
  actions: ({ said }) => (said === "" ? ["mine", "pass"] : []),
  play: (state, said) => ({ ...state, said }),
  payoff({ held: [own, other], said }) {
    const won = said === "pass" ? 0 : own > other ? 1 : -1;
    return [won, 0 - won];
  },
  view: ({ held, said }, player) => ({ own: held[player], said }),
  determinize({ own, said }, player, chance) {
    const other = chance.pick([1, 2, 3].filter((card) => card !== own));
    return { held: player === 0 ? [own, other] : [other, own], said };
  },
};
