// The answers that must be the same in every environment. Those with known values are checked against them here, the
// rest against the first environment.

import { backgammon } from "@tyche/backgammon";
import { decide } from "@tyche/engine";
import { pig } from "@tyche/games/pig";
import { buildTree, formatExact, solve } from "@tyche/trees";
import { cards, dice } from "./games.mjs";

/** Eight digits: roots and logarithms may differ in the last bits between platforms. */
const rounded = (value) => Number(value.toFixed(8));

/** @param remote answers a question about the dice game on another thread */
export async function answers(remote) {
  const race = pig({ target: 30 });
  const inRace = race.notation.parsePosition("10,12,6");
  const turn = backgammon();
  const inTurn = turn.notation.parsePosition("4HPwATDgc/ABMA 31");
  const simulations = { simulations: 200 };

  const byDice = await decide(dice, dice.start());
  const byThread = await remote(dice.name, dice.start());
  for (const { value, solved, best } of [byDice, byThread])
    if (!(solved && best === 2 && Math.abs(value - 44 / 9) < 1e-12)) throw new Error(`44 / 9 is ${value}`);
  const high = await decide(cards, { held: [3, 1], said: "" }, { settings: simulations });
  const low = await decide(cards, { held: [1, 2], said: "" }, { settings: simulations });
  if (high.best !== "mine" || low.best !== "pass")
    throw new Error(`cards: ${high.best} with the highest, ${low.best} with the lowest`);
  const tree = solve(buildTree({ max: [{ chance: [10, 10] }, { chance: [9, 100] }] }), "expectiminimax");
  if (formatExact(tree.value) !== "109/2") throw new Error(`109 / 2 is ${formatExact(tree.value)}`);

  const searched = await decide(race, inRace, { depth: 6 });
  const simulated = await decide(race, inRace, { algorithm: "mcts", settings: simulations, seed: 1 });
  const judged = await decide(turn, inTurn, { depth: 1 });
  return {
    pig: [searched.best, rounded(searched.value)],
    mcts: simulated.actions.length,
    backgammon: [turn.notation.action(inTurn, judged.best), rounded(judged.value)],
  };
}
