import { englishWords } from "@tyche/messages";
import { randomTree, trace } from "@tyche/trees";
import { outlineOf } from "@tyche/trees/drawing";
import { Replay } from "@tyche/trees/replay";
import { describe, expect, test } from "vitest";
import { rows } from "../../../../../../tests/cases.js";
import { DEFAULT_LOOK } from "../../../state/state.js";
import { linesOf } from "./captions.js";
import { visibleItems } from "./fold.js";
import { layoutRequest, NODE, placesOf, tidyLayout } from "./places.js";
import { reserveFor } from "./reserve.js";
import { pictureFor } from "./svg-picture.js";

const everything = { top: 0, toggled: new Set<number>(), everything: true };
const trees = Array.from({ length: 25 }, (_, seed) =>
  randomTree({
    seed,
    depth: 5,
    branching: [1, 4],
    kinds: "irregular",
    leaves: [-9, 9],
    probabilities: "nice",
  }),
);
const placesFor = (tree: (typeof trees)[number]) => {
  const request = layoutRequest(tree, visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything));
  return placesOf(request, tidyLayout(request));
};

describe("the canvas layout", () => {
  test("has no overlapping nodes in a row, and parents above their children", () => {
    for (const tree of trees) {
      const places = placesFor(tree);
      for (const row of places.rows) {
        for (let at = 1; at < row.length; at++) {
          expect(places.x[row[at]!]! - places.x[row[at - 1]!]!).toBeGreaterThanOrEqual(NODE);
        }
      }
      for (const node of tree.nodes) {
        if (node.children.length === 0) continue;
        const [first, last] = [node.children[0]!.id, node.children.at(-1)!.id];
        expect(places.x[node.id]).toBeCloseTo((places.x[first]! + places.x[last]!) / 2, 6);
      }
    }
  });

  test("lies within its size", () => {
    for (const tree of trees) {
      const places = placesFor(tree);
      expect(Math.min(...places.x)).toBeGreaterThanOrEqual(NODE / 2);
      expect(Math.max(...places.x)).toBeLessThanOrEqual(places.width - NODE / 2);
      expect(Math.max(...places.y)).toBeLessThanOrEqual(places.height);
    }
  });

  test("handles 100,000 nodes", () => {
    const tree = randomTree({ seed: 1, depth: 16, branching: 2, kinds: ["max", "min"], leaves: [0, 9] });
    expect(tree.nodes.length).toBe(131_071);
    placesFor(tree);
  });
});

describe("the SVG picture", () => {
  test("stays still while the search steps, and has room for every text of every step", () => {
    for (const tree of rows(
      trees.filter(({ nodes }) => nodes.length <= 160),
      4,
    )) {
      const { events } = trace(tree, "star2");
      const items = visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything);
      const replay = new Replay(tree, events);
      const reserve = reserveFor(replay, items, "exact");
      const { picture } = pictureFor(tree, items, reserve, DEFAULT_LOOK, englishWords());
      expect(picture.nodes.length).toBe(tree.nodes.length);
      for (let step = 0; step <= events.length; step += 3) {
        const snapshot = replay.at(step);
        for (const { id, kind } of tree.nodes) {
          if (kind === "leaf") continue;
          const room = Math.max(...picture.nodes[id]!.captions.map(({ text }) => text.length), 0);
          for (const { text } of linesOf(tree.nodes[id]!, "", snapshot.momentOf(id), DEFAULT_LOOK, false)) {
            expect(text.length).toBeLessThanOrEqual(Math.max(room, 3));
          }
        }
      }
    }
  });

  test("has edges that end at the borders of their nodes", () => {
    const tree = trees[1]!;
    const items = visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything);
    for (const { edge, x, y, height, view } of pictureFor(
      tree,
      items,
      reserveFor(new Replay(tree, []), items, "exact"),
      DEFAULT_LOOK,
      englishWords(),
    ).picture.nodes) {
      if (view.parent < 0) continue;
      const end = edge!.points.at(-1)!;
      expect([end.x, end.y]).toEqual([x, y - height / 2]);
    }
  });
});
