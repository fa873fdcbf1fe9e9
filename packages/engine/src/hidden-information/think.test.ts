import { describe, expect, it } from "vitest";
import { type HighCardState, highCard } from "../../test/high-card.js";
import { lastStep } from "../../test/last-step.js";
import { ticTacToe } from "../../test/sample-games.js";
import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { inTurns } from "../deepening/turns.js";
import { type IsmctsOptions, ismctsSteps } from "./ismcts.js";

const ismcts = <State, Action>(
  game: Game<State, Action>,
  state: State,
  options: IsmctsOptions,
): Decision<Action> => lastStep(ismctsSteps(game, state, options));

const answer = (own: number): HighCardState => ({ cards: [own === 1 ? 2 : 1, own], said: ["bet"] });
const open = (own: number): HighCardState => ({ cards: [own, own === 1 ? 2 : 1], said: [] });

function value(decision: Decision<"bet" | "fold">, action: "bet" | "fold"): number {
  return decision.actions.find((row) => row.action === action)!.value!;
}

/** A bet with one card against the three others, all equally likely, from player 0's side. */
const showdown = (own: number): number =>
  [1, 2, 3, 4].filter((card) => card !== own).reduce((sum, other) => sum + (own > other ? 1 : -1), 0);

describe("information-set tree search", () => {
  it("finds the best answers and their values", () => {
    for (const own of [1, 3, 4]) {
      const decision = ismcts(highCard, answer(own), { simulations: 2000 });
      const best = showdown(own) > -1 ? "bet" : "fold";
      expect(decision.actions[0]!.action).toBe(best);
      expect(value(decision, "fold")).toBe(1);
      const [low, high] = decision.actions.find(({ action }) => action === "bet")!.interval!;
      expect(low).toBeLessThan(-showdown(own) + 0.3);
      expect(high).toBeGreaterThan(-showdown(own) - 0.3);
      expect(decision.simulations).toBe(2000);
    }
  });

  it("gives the same answer for the same seed, and different answers for different seeds", () => {
    const found = (seed: number) => ({ ...ismcts(highCard, open(3), { simulations: 300, seed }), ms: 0 });
    expect(found(1)).toEqual(found(1));
    expect(found(1)).not.toEqual(found(2));
  });
});

describe("limits and errors", () => {
  it("stop the search by nodes and by signal, with every action in the answer", async () => {
    for (const nodes of [0, 1, 40]) {
      const decision = ismcts(highCard, open(2), { nodes });
      expect(decision.actions.map(({ action }) => action).sort()).toEqual(["bet", "fold"]);
      expect(decision.stopped).toBe("nodes");
    }
    const signal = AbortSignal.abort();
    const last = async (steps: AsyncIterable<Decision<"bet" | "fold">>) => {
      let found: Decision<"bet" | "fold"> | undefined;
      for await (const decision of steps) found = decision;
      return found!;
    };
    expect((await last(inTurns(ismctsSteps(highCard, open(2), { signal })))).stopped).toBe("abort");
  });

  it("reject games that hide nothing, have no determinize, or are over", () => {
    const empty = new Array<number>(9).fill(0);
    expect(() => ismcts(ticTacToe, empty, { simulations: 1 })).toThrow(SearchError);
    expect(() => ismcts(ticTacToe, empty, { simulations: 1 })).toThrow("this game hides nothing");
    const { determinize: _, ...mute } = highCard;
    expect(() => ismcts(mute, open(1), {})).toThrow("has no view and determinize");
    expect(ismcts(highCard, open(1), {}).stopped).toBe("nodes");
    const over: HighCardState = { cards: [1, 2], said: ["fold"] };
    expect(() => ismcts(highCard, over, {})).toThrow("the game is over");
  });
});
