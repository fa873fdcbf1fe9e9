import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { slideOf } from "./view.js";

const ACTIONS = ["up", "right", "down", "left"] as const;

describe("a slide", () => {
  it("shows each tile coming from a cell that held the same tile, or half of it, in the row or column of the slide", () => {
    const chance = seededChance("slides");
    for (let round = 0; round < 500; round++) {
      const size = 2 + chance.die(3);
      const tiles = Array.from({ length: size * size }, () => [0, 0, 2, 2, 4, 8][chance.die(6) - 1]!);
      for (const action of ACTIONS) {
        const { slid, origins } = slideOf(tiles, action);
        for (const [cell, tile] of slid.entries()) {
          if (tile === 0) continue;
          const from = origins[cell]!;
          expect([tile, tile / 2]).toContain(tiles[from]);
          const isAcross = action === "left" || action === "right";
          if (isAcross) expect(Math.floor(from / size)).toBe(Math.floor(cell / size));
          else expect(from % size).toBe(cell % size);
        }
      }
    }
  });
});
