import { decide, type Game, keyOf, OVER, seededChance } from "@tyche/engine";
import {
  actionWeightsModel,
  countsModel,
  epsilonGreedyModel,
  mixtureModel,
  modelledGame,
  modelledState,
  noisyModel,
  type OpponentModel,
  quantalResponseModel,
  searchedValues,
  uniformModel,
} from "@tyche/engine/opponents";
import { loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../tests/cases.js";

type AnyGame = Game<unknown, unknown>;
type AnyModel = OpponentModel<unknown, unknown>;

/** Models that work on native positions, each built from the game and some of its actions. */
function modelsOf(game: AnyGame, actions: readonly unknown[]): Record<string, AnyModel> {
  const weights = actions.map((action, i) => [action, i] as const);
  const deep = searchedValues(game, { depth: 2 });
  const counts = countsModel({ prior: actionWeightsModel(weights), weight: 0.5 });
  const seen = { state: undefined, action: actions[0], actions, isOpponent: true };
  const parts = [uniformModel(), epsilonGreedyModel(deep, 0.1), actionWeightsModel(weights)];
  return {
    uniform: uniformModel(),
    weights: actionWeightsModel(weights),
    perfect: epsilonGreedyModel(deep, 0),
    "quantal response": quantalResponseModel(deep, 0.3),
    noisy: noisyModel(actionWeightsModel(weights), 0.2),
    counts: counts.after(seen).after(seen),
    mixture: mixtureModel(parts, [1, 2, 3]),
  };
}

const ROUNDS = cases(12, 1);

describe("a modelled search on native positions", () => {
  it.each([
    ["tic-tac-toe", {}, [1, 2, 4]],
    ["connect-four", { size: "4x4" }, [1, 3]],
    ["einstein", { size: "3" }, [1, 2]],
  ] as const)("gives every action of %s the same value as on the rules", async (name, options, depths) => {
    const { game } = await loadGame(name, options);
    const chance = seededChance(name);
    const first = game.start(chance);
    const models = modelsOf(game, game.actions(first));
    let compared = 0;
    for (let round = 0; round < ROUNDS; round++) {
      let state = game.start(chance);
      const plies = round % 8;
      for (let ply = 0; ply < plies && game.turn(state) !== OVER; ply++)
        state = game.play(state, chance.pick(game.actions(state)), chance);
      const me = game.turn(state);
      if (me === OVER) continue;
      for (const [which, model] of Object.entries(models)) {
        const modelled = modelledGame(game, me);
        const root = modelledState(game, me, state, [model, model]);
        const depth = chance.pick(IS_LONG ? depths : depths.slice(0, 2));
        const method = chance.pick(["expectiminimax", "star1", "star2"]);
        const decided = (native: boolean) =>
          decide(modelled, root, { algorithm: method, depth, native, rank: "all" });
        const valuesOf = ({ actions }: Awaited<ReturnType<typeof decided>>) =>
          new Map(actions.map(({ action, value }) => [JSON.stringify(action), value]));
        const [fast, slow] = [valuesOf(await decided(true)), valuesOf(await decided(false))];
        expect(modelled.position!(root).constructor.name).toBe("ModelledPosition");
        expect(fast.size).toBe(slow.size);
        for (const [action, value] of slow)
          expect(fast.get(action), `${which}, ${keyOf(game, state)}, ${action}`).toBeCloseTo(value!, 10);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(4 * ROUNDS);
  });

  it("searches the rules if a model needs the state", async () => {
    const { game } = await loadGame("tic-tac-toe", {});
    const state = game.start(seededChance(1));
    const model = countsModel<unknown, unknown>({ situation: (seen) => keyOf(game, seen) });
    const modelled = modelledGame(game, 0);
    const root = modelledState(game, 0, state, [undefined, model]);
    expect(modelled.position!(root).constructor.name).toBe("GamePosition");
    const { value } = await decide(modelled, root, { algorithm: "expectiminimax", depth: 3 });
    const fast = modelledState(game, 0, state, [undefined, uniformModel()]);
    expect((await decide(modelled, fast, { algorithm: "expectiminimax", depth: 3 })).value).toBeCloseTo(
      value!,
      12,
    );
  });
});
