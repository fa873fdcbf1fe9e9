import { decide, seededChance } from "@tyche/engine";
import { expect, it } from "vitest";
import { backgammon } from "./rules.js";

it("completes depth 1 under any limits", async () => {
  const game = backgammon();
  const state = game.start(seededChance("limits"));
  for (const limits of [{ signal: { aborted: true } }, { time: 0 }, { nodes: 1 }]) {
    const { actions, depth, algorithm } = await decide(game, state, limits);
    expect({ algorithm, depth }).toEqual({ algorithm: "filtered", depth: 1 });
    expect(actions.length).toBe(game.actions(state).length);
  }
});
