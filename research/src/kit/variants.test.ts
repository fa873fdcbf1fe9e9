import { connectFour } from "@tyche/games/connect-four";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { compareVariants, rowOf } from "./variants.js";

describe("search variants", () => {
  it("find the same values, and none visits more leaves than full width except with Star2.5's probes", () => {
    const game = connectFour({ columns: 5, rows: 4 });
    const positions = ["", "33"].map((text) => game.position!(game.notation!.parsePosition(text)));
    const rows = compareVariants(positions, { facts: game.facts, depth: cases(5, 4) });
    const full = rowOf(rows, "full width");
    for (const { what, leaves } of rows) expect([what, leaves <= full.leaves]).toEqual([what, true]);
    expect(rowOf(rows, "Star1, ordering, table").leaves).toBeLessThan(full.leaves / 2);
  });
});
