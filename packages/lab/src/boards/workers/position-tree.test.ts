import { decide } from "@tyche/engine";
import { factsOf, readTree, solve } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../../tests/cases.js";
import { fractionsOf, treeText } from "../analysis/tree-text.js";
import { positionTree } from "./position-tree.js";
import { Referee } from "./referee.js";
import { gameChosen } from "./rules.js";

const NAMES = {
  action: (_: unknown, text: string) => text,
  outcome: (_: unknown, __: unknown, ___: unknown, text: string) => text,
};

describe("a position's tree", () => {
  it.each([
    ["tic-tac-toe", {}, "XO.|.X.|..O"],
    ["einstein", { size: "3" }, "1 0 0 0 2 0 0 -1 -2 2 0"],
    ...(IS_LONG
      ? ([
          ["pig", { target: "20" }, "9,12,5"],
          ["connect-four", { size: "5x4" }, "4433"],
          ["2048", {}, "2 4 8 16 2 4 8 16 4 8 16 32 2 0 0 0"],
        ] as const)
      : []),
  ] as const)(
    "of %s is accepted by every algorithm, and has about 50 nodes",
    async (game, options, position) => {
      const named = await gameChosen({ game, options: options as Record<string, string> });
      const { state } = new Referee(named).read(position);
      const grown = await positionTree(named, state);
      const { tree } = readTree(treeText(grown, NAMES, false));
      expect(tree.nodes.length).toBeGreaterThan(4);
      expect(tree.nodes.length).toBeLessThan(60);
      const value = String(solve(tree, "expectiminimax").value);
      for (const algorithm of factsOf(tree).counts.chance > 0
        ? ["star1", "star2"]
        : ["alpha-beta", "minimax"])
        expect(String(solve(tree, algorithm).value)).toBe(value);
    },
  );

  it("has the value of the game if it is complete", async () => {
    const named = await gameChosen({ game: "tic-tac-toe", options: {} });
    const { state } = new Referee(named).read("XOX|OXO|...");
    const grown = await positionTree(named, state, 1000);
    const { tree } = readTree(treeText(grown, NAMES, false));
    expect(Number(solve(tree, "minimax").value)).toBe((await decide(named.game, state)).value);
  });
});

describe("probabilities as fractions", () => {
  it("are the intended ones", () => {
    expect(fractionsOf([1 / 36, 2 / 36, 33 / 36])).toEqual(["1/36", "2/36", "33/36"]);
    expect(fractionsOf([0.9 / 7, 0.1 / 7, 6 / 7])).toEqual(["9/70", "1/70", "60/70"]);
    expect(fractionsOf([1])).toEqual(["1/1"]);
  });

  it("sum to one even if there are no intended ones", () => {
    const parts = fractionsOf([Math.PI / 10, Math.E / 10, 1 - (Math.PI + Math.E) / 10]).map((text) =>
      Number(text.split("/")[0]),
    );
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1_000_000_000);
  });
});
