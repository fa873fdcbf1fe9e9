import { type Game, OVER } from "@tyche/engine";
import type { LiarsDiceOptions } from "./about.js";
import { levelsFor } from "./levels.js";
import { notationOf } from "./notation.js";
import {
  actionsOf,
  type LiarsDiceAction,
  type LiarsDiceState,
  type LiarsDiceView,
  rolled,
  turn,
  variantOf,
  winnerOf,
} from "./state.js";

/**
 * One round of Liar's Dice for two. Both roll their dice in secret; player 0 begins with a bid on all dice together,
 * "two fives". The players take turns to make a higher bid (on more dice, or on as many with a higher face) or to call
 * the last bid a lie, which ends the round. Dice of the bid's face count, and wild ones of the highest face. The bidder
 * wins, 1, if the bid is true, else the caller. In matches the loser of a round loses a die; here a round is a game.
 *
 * With one six-sided die each the value is -7/258, the variant that is used to compare algorithms (M. Lanctot, K.
 * Waugh, M. Zinkevich, M. Bowling, "Monte Carlo sampling for regret minimization in extensive games", 2009: Bluff(1,1)).
 *
 * @throws GameOptionError if the options are invalid
 */
export function liarsDice(
  options: LiarsDiceOptions = {},
): Game<LiarsDiceState, LiarsDiceAction, LiarsDiceView> {
  const variant = variantOf(options);
  return {
    name: "liars-dice",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false, hidden: true },
    start: (chance) => ({ dice: [rolled(variant, chance), rolled(variant, chance)], bids: [] }),
    turn,
    actions: (state) => actionsOf(variant, state),
    play: ({ dice, bids }, action) => ({ dice, bids: [...bids, action] }),
    payoff: (state) => (winnerOf(variant, state) === 0 ? [1, -1] : [-1, 1]),
    view({ dice: [own, other], bids }, player) {
      const isOver = turn({ bids }) === OVER;
      return { dice: [isOver || player === 0 ? own : null, isOver || player === 1 ? other : null], bids };
    },
    determinize({ dice: [own, other], bids }, _player, chance) {
      return { dice: [own ?? rolled(variant, chance), other ?? rolled(variant, chance)], bids };
    },
    key: ({ dice, bids }) => `${dice[0]}/${dice[1]} ${bids}`,
    notation: notationOf(variant),
    levels: levelsFor(variant.bids.length),
  };
}
