import { englishWords } from "@tyche/messages";
import { trace } from "@tyche/trees";
import { outlineOf, withTexts } from "@tyche/trees/drawing";
import { randomTree } from "@tyche/trees/random";
import { Replay, viewAt } from "@tyche/trees/replay";
import { describe, expect, test } from "vitest";
import { cases, rows } from "../../../../../../tests/cases.js";
import { DEFAULT_LOOK } from "../../../state/state.js";
import { visibleItems } from "./fold.js";
import { layoutRequest, NODE, placesOf, tidyLayout } from "./places.js";
import { pictureFor } from "./svg-picture.js";
import { viewOfItems } from "./view.js";

const everything = { top: 0, toggled: new Set<number>(), everything: true };
/** Leaves of a large tree. */
const LARGE = cases(2 ** 16, 2 ** 12);
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

  test(`handles ${LARGE} leaves`, () => {
    const tree = randomTree({
      seed: 1,
      depth: Math.log2(LARGE),
      branching: 2,
      kinds: ["max", "min"],
      leaves: [0, 9],
    });
    expect(tree.nodes.length).toBe(2 * LARGE - 1);
    placesFor(tree);
  });
});

describe("the SVG picture", () => {
  const laidOut = (tree: (typeof trees)[number], replay: Replay) => {
    const items = visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything);
    return pictureFor(viewOfItems(tree, items, "exact", englishWords()), replay, DEFAULT_LOOK);
  };

  test("stays still while the search steps, and has room for every text of every step", () => {
    for (const tree of rows(
      trees.filter(({ nodes }) => nodes.length <= 160),
      8,
    )) {
      const { events } = trace(tree, "star2");
      const replay = new Replay(tree, events);
      const { placed, view, style } = laidOut(tree, replay);
      expect(placed.nodes.length).toBe(tree.nodes.length);
      for (let step = 0; step <= events.length; step += 3) {
        const now = withTexts(placed, viewAt(view, replay.at(step)), style);
        for (const { captions, view: of, x, y } of now.nodes) {
          const { id, kind } = of.node!;
          expect([x, y]).toEqual([placed.nodes[id]!.x, placed.nodes[id]!.y]);
          if (kind === "leaf") continue;
          const room = Math.max(...placed.nodes[id]!.captions.map(({ text }) => text.length), 3);
          for (const { text } of captions) expect(text.length).toBeLessThanOrEqual(room);
        }
      }
    }
  });

  test("has edges that end at the borders of their nodes", () => {
    const tree = trees[1]!;
    for (const { edge, x, y, height, view } of laidOut(tree, new Replay(tree, [])).placed.nodes) {
      if (view.parent < 0) continue;
      const end = edge!.points.at(-1)!;
      // Edges of circles lead to the centre, others to the middle of the top.
      if (view.node!.kind === "chance") expect(Math.hypot(end.x - x, end.y - y)).toBeCloseTo(height / 2, 6);
      else expect([end.x, end.y]).toEqual([x, y - height / 2]);
    }
  });
});
