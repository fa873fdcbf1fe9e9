import { decide } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { Referee } from "../../workers/referee.js";
import { gameChosen } from "../../workers/rules.js";
import { insight } from "./insight.js";
import { mazeOf } from "./maze.js";

async function begun(options: Readonly<Record<string, string>>) {
  const named = await gameChosen({ game: "pac-man", options });
  const scene = new Referee(named).start("");
  return { named, scene, found: insight(named, scene.state) };
}

describe("a maze", () => {
  it("is parsed from the text of a position", () => {
    expect(mazeOf("%%/%%")).toMatchObject({
      walls: "M0.5 0.5h1M0.5 0.5v1M0.5 0.5h1v1h-1zM1.5 0.5v1M0.5 1.5h1",
    });
    expect(mazeOf("%%%/%.%/%%%; score 0")).toEqual({
      width: 3,
      height: 3,
      walls: "M0.5 0.5h1M0.5 0.5v1M1.5 0.5h1M2.5 0.5v1M0.5 1.5v1M2.5 1.5v1M0.5 2.5h1M1.5 2.5h1",
    });
  });
});

describe("the insight into Pac-Man's moves", () => {
  it("gives every ghost's possible places, with the probabilities of its model", async () => {
    for (const [ghosts, chances] of [
      // The first ghost has three possible moves; the one to the south gets closest to a Pac-Man that stays.
      ["random", [1 / 3, 1 / 3, 1 / 3]],
      ["directional", [0.8 + 0.2 / 3, 0.2 / 3, 0.2 / 3]],
    ] as const) {
      const { found } = await begun({ ghosts });
      for (const chase of found.chases)
        for (const places of chase.ghosts)
          expect(places.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
      const { ghosts: ways } = found.chases.find(({ action }) => action === "Stop")!;
      expect(ways[0]!.map(({ probability }) => probability)).toEqual(
        chances.map((chance) => expect.closeTo(chance, 9)),
      );
      if (ghosts === "directional") expect(ways[0]![0]).toMatchObject({ x: 9, y: 3 });
    }
  });

  it("gives the exact value in a small maze: 15 and -398.6 in the trap", async () => {
    for (const [ghosts, worth] of [
      ["random", 15],
      ["directional", -398.6],
    ] as const) {
      const { found } = await begun({ layout: "trap", ghosts });
      expect(found.solved!.value).toBeCloseTo(worth, 6);
    }
    expect((await begun({})).found.solved).toBeUndefined();
  });

  it("agrees with the engine on the probability of being caught at once", async () => {
    const { named, found, scene } = await begun({ layout: "trap", ghosts: "directional" });
    const decision = await decide(named.game, scene.state, { depth: 1, rank: "all", evaluator: "score" });
    for (const { action, caught } of found.chases) {
      const row = decision.actions.find((each) => each.action === action)!;
      expect(row.value, action).toBeCloseTo(-1 - 500 * caught, 9);
    }
  });
});
