import { readFileSync } from "node:fs";
import { backgammon, seenBy } from "@tyche/games/backgammon";
import { describe, expect, it } from "vitest";
import { slowResults } from "../../../../packages/games/test/backgammon/slow-moves.js";
import { benchmarkPositions } from "../../backgammon/positions.js";
import { inCheckout } from "../../kit/root.js";

describe("the positions of the backgammon benchmarks", () => {
  const states = benchmarkPositions();

  it("are twenty, and each has as many plays as in the file and by the plain rules", () => {
    const lines = readFileSync(inCheckout("research/positions/backgammon-20.txt"), "utf8");
    const counts = Array.from(lines.matchAll(/(\d+) plays$/gm), (match) => Number(match[1]));
    expect(states).toHaveLength(20);
    expect(states.map((state) => backgammon().actions(state).length)).toEqual(counts);
    expect(states.map(({ points, dice }) => slowResults(points, dice![0], dice![1]).size)).toEqual(counts);
  });

  it("have 9,666 results over all rolls", () => {
    let results = 0;
    for (const { points, player } of states) {
      for (let high = 1; high <= 6; high++) {
        for (let low = 1; low <= high; low++) results += slowResults(seenBy(points, player), high, low).size;
      }
    }
    expect(results).toBe(9666);
  });
});
