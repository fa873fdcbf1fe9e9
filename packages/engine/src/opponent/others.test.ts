import { describe, expect, it } from "vitest";
import { type TicTacToeState, ticTacToe } from "../../test/sample-games.js";
import { OVER } from "../contract/game.js";
import { cycleModel, uniformModel, weightedModel } from "../opponent-models/policies.js";
import { createOpponent } from "./opponent.js";

const NO_CHANCE = undefined as never;

/**
 * A player's best result if the other always plays the n-th of its actions, counted cyclically; by exhaustive search.
 */
function best(state: TicTacToeState, player: number, nth: number): number {
  const turn = ticTacToe.turn(state);
  if (turn === OVER) return ticTacToe.payoff(state)[player]!;
  const actions = ticTacToe.actions(state);
  const after = (action: number): number => best(ticTacToe.play(state, action, NO_CHANCE), player, nth);
  return turn === player ? Math.max(...actions.map(after)) : after(actions[nth % actions.length]!);
}

const FIRST = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const SECOND = [1, 0, 0, 0, 0, 0, 0, 0, 0];
const LATE = [1, 2, 0, 0, 1, 0, 0, 0, 2];

describe("an opponent with a model of the other players", () => {
  it("finds what is best against them, for every seat", async () => {
    const model = weightedModel<TicTacToeState, number>((state, action) =>
      action === ticTacToe.actions(state)[0] ? 1 : 0,
    );
    for (const state of [FIRST, SECOND, LATE]) {
      const player = ticTacToe.turn(state);
      const opponent = createOpponent(ticTacToe, { model, time: 1e9 });
      const hint = await opponent.hint(state);
      for (const { action, value } of hint.actions)
        expect(value).toBe(best(ticTacToe.play(state, action, NO_CHANCE), player, 0));
      expect(hint.side).toBe(player === 0 ? undefined : player);
      const action = await opponent.play(state);
      expect(best(ticTacToe.play(state, action, NO_CHANCE), player, 0)).toBe(best(state, player, 0));
    }
    // Against perfect play there is nothing to win here.
    expect((await createOpponent(ticTacToe, { time: 1e9 }).hint(SECOND)).value).toBe(0);
    expect(best(SECOND, 1, 0)).toBe(1);
  });

  it("learns from what it watches, and drops its earlier results", async () => {
    const opponent = createOpponent(ticTacToe, { model: cycleModel(), time: 1e9 });
    const seen: string[] = [];
    for (let nth = 0; nth < 5; nth++) {
      const { actions } = await opponent.hint(LATE);
      for (const { action, value } of actions)
        expect(value).toBe(best(ticTacToe.play(LATE, action, NO_CHANCE), 0, nth));
      seen.push(String(actions.map(({ action, value }) => [action, value]).sort()));
      // Seat 1 has played once more.
      opponent.watch(SECOND, 4);
    }
    expect(new Set(seen).size).toBeGreaterThan(1);
  });

  it("evaluates with a function of player 0's value for the other player too", async () => {
    const model = uniformModel<TicTacToeState, number>();
    const valuesAt = async (state: TicTacToeState): Promise<unknown> => {
      // Too few nodes to reach an end of the game.
      const opponent = createOpponent(ticTacToe, { model, evaluator: () => 0.7, time: 1e9, nodes: 100 });
      const { actions } = await opponent.hint(state);
      return new Set(actions.map(({ value }) => Number(value!.toFixed(12))));
    };
    expect(await valuesAt(FIRST)).toEqual(new Set([0.7]));
    expect(await valuesAt(SECOND)).toEqual(new Set([-0.7]));
  });

  it("does not ponder, and cannot be saved or sent to a worker", () => {
    const model = cycleModel<TicTacToeState, number>();
    const opponent = createOpponent(ticTacToe, { model });
    opponent.ponder(FIRST);
    expect(() => opponent.save()).toThrow("What is found against a model cannot be saved.");
    expect(() => createOpponent(ticTacToe, { model, worker: { think() {} } as never })).toThrow(
      expect.objectContaining({ id: "opponent-worker-option", values: { option: "model" } }),
    );
  });
});
