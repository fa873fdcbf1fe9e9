import { outlineOf } from "@tyche/trees/drawing";
import { randomTree } from "@tyche/trees/random";
import { describe, expect, test } from "vitest";
import { visibleItems } from "../layout/fold.js";
import { layoutRequest, placesOf, tidyLayout } from "../layout/places.js";
import { itemAt, rangeInSight } from "./cull.js";

const everything = { top: 0, toggled: new Set<number>(), everything: true };
const all = Array.from({ length: 25 }, (_, seed) => {
  const tree = randomTree({
    seed,
    depth: 5,
    branching: [1, 4],
    kinds: "irregular",
    leaves: [-9, 9],
    probabilities: "nice",
  });
  const request = layoutRequest(tree, visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything));
  return placesOf(request, tidyLayout(request));
});

describe("culling", () => {
  test("keeps every edge that crosses the interval, and drops only a prefix and a suffix", () => {
    for (const places of all) {
      for (const [left, right] of [
        [0, 100],
        [150, 300],
        [places.width / 2, places.width / 2 + 80],
        [-50, -10],
      ] as const) {
        for (const row of places.rows.slice(1)) {
          const { from, to } = rangeInSight(places, row, left, right);
          for (let at = 0; at < row.length; at++) {
            const ends = [places.x[row[at]!]!, places.x[places.parents[row[at]!]!]!];
            const crosses = Math.max(...ends) >= left && Math.min(...ends) <= right;
            expect(at >= from && at < to).toBe(crosses);
          }
        }
      }
    }
  });

  test("a click finds the node below it, or none", () => {
    const places = all[0]!;
    for (let index = 0; index < places.x.length; index++) {
      expect(itemAt(places, places.x[index]! + 4, places.y[index]! - 4, 14)).toBe(index);
    }
    expect(itemAt(places, -100, -100, 14)).toBe(-1);
  });
});
