import { decideSync } from "@tyche/engine/search";
import { connectFour } from "@tyche/games/connect-four";
import { expect, it } from "vitest";
import { connectFourLoop } from "./connect-four-loop.js";

it("hand-written connect four visits the 798,501 nodes of the published measurement, and finds the engine's value", () => {
  const { nodes, value } = connectFourLoop(12);
  expect(nodes).toBe(798_501);
  const stones = connectFour({ payoff: "stones" });
  // The loop adds up the weights themselves; the evaluator divides them by 64.
  expect(value / 64).toBe(decideSync(stones, stones.notation!.parsePosition(""), { depth: 12 }).value);
});
