import { type Chance, type Game, OVER } from "@tyche/engine";
import type { PigOptions } from "./about.js";
import { LEVELS } from "./levels.js";
import { notationOf } from "./notation.js";
import { PigPosition } from "./position.js";
import {
  actionsOf,
  differenceErrors,
  evaluatorsOf,
  fromMover,
  isOver,
  LOSE_ALL,
  LOSE_TURN,
  type PigAction,
  type PigState,
  type Variant,
  variantOf,
} from "./state.js";

function roll({ dice, sides }: Variant, chance: Chance): number {
  if (dice === "coin") return chance.die(2) === 1 ? LOSE_TURN : 1;
  if (dice === "1") {
    const face = chance.die(sides);
    return face === 1 ? LOSE_TURN : face;
  }
  const [high, low] = chance.dice(2, sides) as readonly [number, number];
  if (high === 1) return LOSE_ALL;
  return low === 1 ? LOSE_TURN : high + low;
}

/**
 * Pig (J. Scarne, "Scarne on Dice", 1945; T. Neller, C. Presser, "Optimal play of the dice game Pig", UMAP Journal
 * 25, 2004): roll as often as you like, and hold to bank the turn total; but a 1 loses it and ends the turn. A turn
 * begins with a roll. Payoffs are win probabilities: 1 for the winner, 0 for the loser.
 *
 * @throws GameOptionError if the target is outside 1..1000, or the dice are invalid
 */
export function pig(options: PigOptions = {}): Game<PigState, PigAction> {
  const variant = variantOf(options);
  return {
    name: "pig",
    facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: true, chance: true },
    start: () => ({ scores: [0, 0], turnTotal: 0, player: 0 }),
    turn: (state) => (isOver(variant, state) ? OVER : state.player),
    actions: (state) => actionsOf(variant, state),
    play(state, action, chance) {
      const { player, turnTotal } = state;
      const own = state.scores[player];
      const other = state.scores[player === 0 ? 1 : 0];
      const next = player === 0 ? 1 : 0;
      if (action === "hold") {
        const kept = own + turnTotal;
        if (kept >= variant.target) return fromMover(player, kept, other, 0);
        return fromMover(next, other, kept, 0);
      }
      const gain = roll(variant, chance);
      if (gain > 0) return fromMover(player, own, other, turnTotal + gain);
      return fromMover(next, other, gain === LOSE_ALL ? 0 : own, 0);
    },
    payoff: (state) => (state.scores[0] >= variant.target ? [1, 0] : [0, 1]),
    key: ({ scores, turnTotal, player }) => `${scores[0]},${scores[1]},${turnTotal},${player}`,
    // Scores and turn total never exceed twice the target plus a roll, 2,012.
    hash: ({ scores, turnTotal, player }) => ((scores[0] * 4096 + scores[1]) * 4096 + turnTotal) * 2 + player,
    notation: notationOf(variant),
    position: (state) => new PigPosition(variant, state),
    evaluators: evaluatorsOf(variant),
    ...(variant.target === 100 && variant.dice === "1" && variant.sides === 6 && { differenceErrors }),
    levels: LEVELS,
  };
}
