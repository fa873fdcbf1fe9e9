import { describe, expect, it } from "vitest";
import {
  KAZAROSS_XG2,
  KAZAROSS_XG2_POST_CRAWFORD,
  ROCKWELL_KAZAROSS,
} from "../../test/published-equities.js";
import { LONGEST_MATCH } from "./cube-rules.js";
import { computedEquities } from "./match-equity.js";

const table = computedEquities();

/** The largest difference and the root mean square. */
function differences(pairs: readonly (readonly [number, number])[]): {
  readonly most: number;
  readonly rms: number;
} {
  const gaps = pairs.map(([one, other]) => Math.abs(one - other));
  return {
    most: Math.max(...gaps),
    rms: Math.sqrt(gaps.reduce((sum, gap) => sum + gap * gap, 0) / gaps.length),
  };
}

describe("the computed match equity table", () => {
  it("is close to the published tables: at most 0.0036 from Kazaross-XG2 up to 9 points", () => {
    const found = differences(
      KAZAROSS_XG2.flatMap((row, i) =>
        row.map((chance, j) => [table.chance(i + 1, j + 1, false), chance] as const),
      ),
    );
    expect(found.most).toBeLessThan(0.0036);
    expect(found.rms).toBeLessThan(0.0015);
  });

  it("is close to them after the Crawford game", () => {
    const found = differences(
      KAZAROSS_XG2_POST_CRAWFORD.map((chance, i) => [table.chance(i + 1, 1, true), chance] as const),
    );
    expect(found.most).toBeLessThan(0.0035);
  });

  it("is close to Rockwell-Kazaross too", () => {
    const { row1, row2, postCrawford } = ROCKWELL_KAZAROSS;
    const found = differences([
      ...row1.map((chance, i) => [table.chance(1, i + 1, false), chance] as const),
      ...row2.map((chance, i) => [table.chance(2, i + 2, false), chance] as const),
      ...postCrawford.map((chance, i) => [table.chance(i + 1, 1, true), chance] as const),
    ]);
    expect(found.most).toBeLessThan(0.004);
  });

  it("gives both players together 1, and each player more the fewer points they need", () => {
    for (let own = 1; own <= LONGEST_MATCH; own++) {
      for (let other = 1; other <= LONGEST_MATCH; other++) {
        const chance = table.chance(own, other, false);
        expect(chance + table.chance(other, own, false)).toBeCloseTo(1, 12);
        expect(table.chance(own - 1, other, false)).toBeGreaterThan(chance);
      }
      expect(table.chance(own, 1, true) + table.chance(1, own, true)).toBeCloseTo(1, 12);
    }
    expect(table.chance(0, 3, false)).toBe(1);
    expect(table.chance(3, -1, false)).toBe(0);
  });
});
