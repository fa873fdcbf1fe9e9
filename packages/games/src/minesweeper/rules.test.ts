import { seededChance } from "@tyche/engine";
import { decideSync } from "@tyche/engine/search";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../tests/cases.js";
import { minesweeper } from "./index.js";

describe("Minesweeper", () => {
  it.each([
    { columns: 3, rows: 3, mines: 2 },
    { columns: 3, rows: 3, mines: 2, start: "modern" },
    { columns: 4, rows: 3, mines: 3, start: "unprotected" },
    { columns: 5, rows: 1, mines: 2, start: "modern" },
  ] as const)("fulfils the game contract: %o", (options) => {
    expect(checkGame(minesweeper(options), { games: 4 }).states).toBeGreaterThan(8);
  });

  it("has the exact values from the literature, by the engine's own search", () => {
    for (const [options, won, layouts] of [
      [{ columns: 3, rows: 3, mines: 2 }, 24, 28],
      ...(IS_LONG ? [[{ columns: 3, rows: 3, mines: 3 }, 33, 56] as const] : []),
      [{ columns: 3, rows: 3, mines: 2, start: "modern" }, 3, 3],
      [{ columns: 3, rows: 3, mines: 3, start: "modern" }, 1, 1],
    ] as const) {
      const game = minesweeper(options);
      const { value, solved } = decideSync(game, game.start(seededChance(1)));
      expect(solved).toBe(true);
      expect(value! * layouts).toBeCloseTo(won, 9);
    }
  });
});
