import { positionOf, type StateEvaluator } from "@tyche/engine";
import { search } from "@tyche/engine/search";
import { describe, expect, it } from "vitest";
import { nodesOf } from "../../kit/report.js";
import { connectFourLoop } from "../games/connect-four-loop.js";
import { alphaBetaByHand, expectiminimaxByHand } from "./by-hand.js";
import { connectFourBoards, emptyBoard } from "./connect-four-boards.js";
import { PLAIN_GAMES } from "./games.js";
import { minimaxerConnectFour } from "./minimaxer.js";

describe("measured plain rules", () => {
  it.each(Object.keys(PLAIN_GAMES))(
    "%s: the hand-written recursion searches the engine's tree and finds its value",
    async (name) => {
      const { game, states, algorithm } = await PLAIN_GAMES[name]!();
      const evaluate: StateEvaluator<unknown> = game.evaluators!.default!;
      const depth = name === "backgammon" ? 1 : 2;
      const state = states[0];
      const { value, nodes } = (algorithm === "alpha-beta" ? alphaBetaByHand : expectiminimaxByHand)(
        game,
        state,
        depth,
      );
      const report = search(positionOf(game, state, { native: false }), {
        facts: game.facts,
        depth,
        algorithm,
        evaluator: (at) => evaluate((at as unknown as { state(): unknown }).state()),
        deepening: false,
        table: false,
        ordering: false,
      });
      expect(Math.abs(report.value - value)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(value)));
      expect(nodesOf(report)).toBe(nodes);
      expect(nodes).toBeGreaterThan(15);
    },
  );

  it("connect four with copied boards has the tree of the hand-written loop and of minimaxer", () => {
    for (const depth of [1, 4, 6]) {
      const { nodes } = connectFourLoop(depth);
      expect(alphaBetaByHand(connectFourBoards, emptyBoard(), depth).nodes).toBe(nodes);
      // It does not count its root.
      expect(minimaxerConnectFour(depth).nodes + 1).toBe(nodes);
    }
  });
});
