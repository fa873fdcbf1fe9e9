// A user's program, under the strictest compiler settings.

import { createOpponent, type Decision, decide, type Game, OVER, seededChance } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import { connect } from "@tyche/engine/threads";
import { type PigState, pig } from "@tyche/games/pig";
import { loadGame } from "@tyche/registry";
import { buildTree, formatExact, isVector, solve } from "@tyche/trees";

interface State {
  readonly sum: number;
  readonly turns: number;
}

const dice: Game<State, 1 | 2> = {
  name: "higher die",
  facts: { players: 1, zeroSum: false, bounds: [0, 6], cycles: false, chance: true },
  start: () => ({ sum: 0, turns: 0 }),
  turn: ({ turns }) => (turns === 2 ? OVER : 0),
  actions: ({ turns }) => (turns === 2 ? [] : [1, 2]),
  play({ sum, turns }, count, chance) {
    const [high] = chance.dice(count, 3);
    // @ts-expect-error: under noUncheckedIndexedAccess a die may be missing.
    const certain: number = high;
    return { sum: sum + certain, turns: turns + 1 };
  },
  payoff: ({ sum }) => [sum],
};

export async function program(port: Parameters<typeof connect>[0]): Promise<string> {
  checkGame(dice);
  const decision: Decision<1 | 2> = await decide(dice, dice.start(seededChance(1)), { depth: 2 });
  const row = decision.actions[0];
  if (row === undefined) return "";
  const opponent = createOpponent(dice, { level: 3, seed: "monday" });
  const action: 1 | 2 = await opponent.play({ sum: 0, turns: 0 });
  const race = pig({ target: 30 });
  const state: PigState = race.start(seededChance("a"));
  for await (const { best } of connect(port).think<PigState, boolean>("pig", state, { time: 10 }))
    console.log(best === true);
  // @ts-expect-error: under exactOptionalPropertyTypes an absent property is not undefined.
  await decide(race, state, { depth: undefined });
  const { game } = await loadGame("pig", { target: "60" });
  const { value } = solve(
    buildTree([
      [1, 2],
      [3, 4],
    ]),
    "minimax",
  );
  return `${row.value} ${action} ${game.name} ${isVector(value) ? "" : formatExact(value)}`;
}
