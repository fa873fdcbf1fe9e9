import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { numbers } from "../../../test/sample.js";
import { type Box, tidyPositions } from "./layout.js";

function randomBoxes(random: () => number, count: number): Box[] {
  const boxes: Box[] = [];
  // In preorder: a box is attached to one on the path to the box before it.
  const path: number[] = [];
  for (let index = 0; index < count; index++) {
    path.length = index === 0 ? 0 : 1 + Math.floor(random() * path.length);
    boxes.push({
      parent: path.at(-1) ?? -1,
      depth: path.length,
      before: 5 + random() * 30,
      after: 5 + random() * 30,
    });
    path.push(index);
  }
  return boxes;
}

describe("tidyPositions", () => {
  it("keeps boxes of one depth apart and parents above the middle of their children", () => {
    const random = numbers(7);
    for (let round = 0; round < cases(300, 15); round++) {
      const boxes = randomBoxes(random, 1 + Math.floor(random() * 60));
      const at = tidyPositions(boxes, 4);
      const last: number[] = [];
      const ends: [number, number][] = [];
      for (const [index, box] of boxes.entries()) {
        const left = last[box.depth];
        if (left !== undefined) {
          const room = at[index]! - box.before - (at[left]! + boxes[left]!.after);
          expect(room).toBeGreaterThanOrEqual(4 - 1e-6);
        }
        last[box.depth] = index;
        if (box.parent >= 0) ends[box.parent] = [ends[box.parent]?.[0] ?? at[index]!, at[index]!];
      }
      for (const [parent, pair] of ends.entries()) {
        if (!pair) continue;
        const [first, end] = pair;
        expect(at[parent]).toBeCloseTo((first + end) / 2, 6);
      }
      expect(Math.min(...boxes.map((box, index) => at[index]! - box.before))).toBeCloseTo(0, 6);
    }
  });

  it("places a chain 100,000 deep in one column, quickly", () => {
    const boxes = Array.from({ length: 100_000 }, (_, index) => ({
      parent: index - 1,
      depth: index,
      before: 3,
      after: 5,
    }));
    expect(new Set(tidyPositions(boxes, 1))).toEqual(new Set([3]));
  });
});
