import { loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { compareVariants } from "./variants.js";

describe("search variants", () => {
  it.each([
    ["connect-four", { size: "5x4" }, ["", "33"], cases(5, 4), "Alpha-beta"],
    ["einstein", { size: "3" }, ["1 2 0 3 0 -3 0 -2 -1 1 0"], 4, "Star1"],
  ] as const)(
    "of %s find the same values, and visit fewer leaves with cuts",
    async (name, options, texts, depth, cut) => {
      const { game } = await loadGame(name, options);
      const positions = texts.map((text) => game.position!(game.notation!.parsePosition(text)));
      const rows = compareVariants(positions, game.facts, depth);
      const leaves = new Map(rows.map((row) => [row.what, row.leaves]));
      expect(leaves.size).toBe(rows.length);
      expect(leaves.get(cut)).toBeLessThan(leaves.get("Full width")!);
      expect(leaves.get("The same, deepening")).toBeLessThan(leaves.get("Full width")!);
    },
  );
});
