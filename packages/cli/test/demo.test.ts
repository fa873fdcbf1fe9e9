import { describe, expect, it } from "vitest";
import { DEMO_TREES } from "../src/commands/demo.js";
import { tyche } from "./harness.js";

describe("tyche demo", () => {
  it("fits 80 columns on any terminal", async () => {
    for (const world of [
      {},
      { terminal: 200, env: { NO_COLOR: "1" } },
      { env: { npm_lifecycle_event: "start" } },
    ]) {
      const { code, out, err } = await tyche(["demo"], world);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    }
  });

  it("shows the values calculated by hand", async () => {
    const { out } = await tyche(["demo"]);
    const values: [algorithm: string, value: string, leaves: number][] = [
      ["alpha-beta", "3", 7],
      ["minimax", "3", 9],
      ["expectimax", "109/2 = 54.5", 4],
      ["expectiminimax", "3", 8],
      ["expectiminimax", "8", 12],
      ["star1", "8", 4],
      ["max^n", "(1, 2, 6)", 8],
      ["paranoid", "1", 6],
    ];
    for (const [algorithm, value, leaves] of values) {
      const row = out.split("\n").find((line) => {
        const cells = line.split(/ {2,}/);
        return cells[0] === algorithm && cells[1] === value && cells[3] === String(leaves);
      });
      expect([algorithm, value, row !== undefined]).toEqual([algorithm, value, true]);
    }
    for (const { title, file } of DEMO_TREES) expect(out).toContain(`${title} (${file})`);
  });
});
