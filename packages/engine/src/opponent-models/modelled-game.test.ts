import { describe, expect, it } from "vitest";
import { rows } from "../../../../tests/cases.js";
import { seededChance } from "../chance/seeded.js";
import { SearchError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { decide } from "../think/think.js";
import { countsModel } from "./counts.js";
import type { OpponentModel } from "./model.js";
import { modelledGame, modelledState } from "./modelled-game.js";
import { uniformModel, weightedModel } from "./policies.js";

/**
 * Both players add 1, 2 or 3 to a number in turn; the first to reach the goal wins 1. A die makes the steps uncertain.
 */
interface Sum {
  readonly sum: number;
  readonly mover: 0 | 1;
}

function race(goal: number, withDie: boolean): Game<Sum, number> {
  return {
    name: "race",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: withDie },
    start: () => ({ sum: 0, mover: 0 }),
    turn: ({ sum, mover }) => (sum >= goal ? OVER : mover),
    actions: () => [1, 2, 3],
    play: ({ sum, mover }, action, chance) => ({
      sum: sum + action + (withDie ? chance.die(2) - 1 : 0),
      mover: mover === 0 ? 1 : 0,
    }),
    payoff: ({ mover }) => (mover === 1 ? [1, -1] : [-1, 1]),
  };
}

/**
 * The expected payoff of player `me` by the definition: the maximum at its own turns, the model's mean at the
 * other's.
 */
function expected(
  game: Game<Sum, number>,
  state: Sum,
  me: number,
  model: OpponentModel<Sum, number>,
  learning: boolean,
): number {
  const turn = game.turn(state);
  if (turn === OVER) return game.payoff(state)[me]!;
  const steps = game.facts.chance ? [1, 2] : [1];
  const worth = game.actions(state).map((action) => {
    const after = learning ? model.after({ state, action, isOpponent: turn !== me }) : model;
    // A die that shows this step, in place of chance.
    const values = steps.map((step) =>
      expected(game, game.play(state, action, { ...seededChance(0), die: () => step }), me, after, learning),
    );
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  if (turn === me) return Math.max(...worth);
  const probabilities = model.predict(state, game.actions(state));
  return worth.reduce((sum, value, i) => sum + probabilities[i]! * value, 0);
}

const MODELS: Record<string, OpponentModel<Sum, number>> = {
  uniform: uniformModel(),
  biased: weightedModel((_, action) => action ** 2),
  "never one of them": weightedModel((_, action) => action - 1),
  counts: countsModel({ situation: () => "", prior: weightedModel((_, action) => action) }),
};

describe("a game with models", () => {
  for (const [name, model] of Object.entries(MODELS)) {
    for (const withDie of [false, true]) {
      for (const learning of [false, true]) {
        it(`is worth what its definition says: ${name}, ${withDie ? "with" : "without"} a die, ${learning ? "" : "not "}learning`, async () => {
          const game = race(7, withDie);
          for (const me of [0, 1]) {
            for (const sum of rows([0, 1, 2, 3, 4, 5], 3)) {
              const state: Sum = { sum, mover: me as 0 | 1 };
              const modelled = modelledGame(game, me, { learning });
              const root = modelledState(game, me, state, [model, model]);
              const value = expected(game, state, me, model, learning);
              for (const method of ["expectiminimax", "star1", "star2"]) {
                const decision = await decide(modelled, root, { algorithm: method });
                expect(decision.solved).toBe(true);
                expect(decision.value).toBeCloseTo(value, 12);
              }
            }
          }
        });
      }
    }
  }

  it("turns an opponent's evaluators to the player's side", () => {
    const game = { ...race(7, false), evaluators: { default: ({ sum }: Sum) => sum / 10 } };
    const state = modelledState(game, 1, { sum: 4, mover: 1 }, [uniformModel()]);
    expect(modelledGame(game, 0).evaluators!.default!(state)).toBeCloseTo(0.4, 12);
    expect(modelledGame(game, 1).evaluators!.default!(state)).toBeCloseTo(-0.4, 12);
  });

  it("rejects what it cannot model, with one sentence", () => {
    const game = race(7, false);
    expect(() => modelledGame(game, 2)).toThrow(SearchError);
    expect(() => modelledGame({ ...game, facts: { ...game.facts, hidden: true } }, 0)).toThrow(
      /hides more than/,
    );
    const modelled = modelledGame(game, 0);
    const root = modelledState(game, 0, { sum: 0, mover: 0 }, []);
    expect(() => modelled.play(root, 1, seededChance(1))).toThrow(/no model of player 1/);
    expect(() => modelled.start(seededChance(1))).toThrow(/give such a state/);
  });
});
