import { randomTree, trace } from "@tyche/trees";
import { outlineOf } from "@tyche/trees/drawing";
import { describe, expect, test } from "vitest";
import { UNSEEN } from "../run/moment.js";
import { Replay } from "../run/replay.js";
import { DEFAULT_LOOK } from "../state/state.js";
import { linesOf, valueNow } from "./captions.js";
import { itemAt, rangeInSight } from "./cull.js";
import { visibleItems } from "./fold.js";
import { fitted, zoomed } from "./pan-zoom.js";
import { reserveFor } from "./reserve.js";
import { layoutRequest, NODE, pictureFor, placesOf } from "./scene.js";
import { tidyLayout } from "./tidy-layout.js";

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
const laidOut = (tree: (typeof trees)[number]) => {
  const items = visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything);
  const request = layoutRequest(tree, items);
  return { items, places: placesOf(request, tidyLayout(request)) };
};

describe("the layout for the canvas", () => {
  test("nodes of a row never overlap, and parents stand over their children", () => {
    for (const tree of trees) {
      const { places } = laidOut(tree);
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

  test("all of it lies within its size", () => {
    for (const tree of trees) {
      const { places } = laidOut(tree);
      expect(Math.min(...places.x)).toBeGreaterThanOrEqual(NODE / 2);
      expect(Math.max(...places.x)).toBeLessThanOrEqual(places.width - NODE / 2);
      expect(Math.max(...places.y)).toBeLessThanOrEqual(places.height);
    }
  });

  test("100,000 nodes are laid out", () => {
    const tree = randomTree({ seed: 1, depth: 16, branching: 2, kinds: ["max", "min"], leaves: [0, 9] });
    expect(tree.nodes.length).toBe(131_071);
    laidOut(tree);
  });
});

describe("culling", () => {
  test("leaves out no edge that crosses the stretch, and nothing else stays but a prefix and a suffix", () => {
    for (const tree of trees) {
      const { places } = laidOut(tree);
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

  test("a click finds the node it is on, and none where there is none", () => {
    const { places } = laidOut(trees[0]!);
    for (let index = 0; index < places.x.length; index++) {
      expect(itemAt(places, places.x[index]! + 4, places.y[index]! - 4, 14)).toBe(index);
    }
    expect(itemAt(places, -100, -100, 14)).toBe(-1);
  });
});

describe("the picture for SVG", () => {
  test("stays still while the search steps, and has room for every text of every step", () => {
    for (const tree of trees.filter(({ nodes }) => nodes.length <= 160)) {
      const { events } = trace(tree, "star2");
      const items = visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything);
      const reserve = reserveFor(events, items, "exact");
      const picture = pictureFor(tree, items, reserve, DEFAULT_LOOK);
      expect(picture.nodes.length).toBe(tree.nodes.length);
      const replay = new Replay(tree, events);
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

  test("edges end at the borders of their nodes", () => {
    const tree = trees[1]!;
    const items = visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything);
    for (const { edge, x, y, height, view } of pictureFor(
      tree,
      items,
      reserveFor([], items, "exact"),
      DEFAULT_LOOK,
    ).nodes) {
      if (view.parent < 0) continue;
      const end = edge!.points.at(-1)!;
      expect([end.x, end.y]).toEqual([x, y - height / 2]);
    }
  });
});

test("values so far are bounds: at least at MAX, at most at MIN", () => {
  const [max, min] = [trees[0]!.root, trees[0]!.root].map(
    (node, i) => ({ ...node, kind: i === 0 ? "max" : "min" }) as typeof node,
  );
  const moment = {
    ...UNSEEN,
    value: { n: -3n, d: 1n, toFraction: () => "-3" } as never,
    open: true,
  };
  expect(valueNow(max!, moment, "exact")).toBe("≥ −3");
  expect(valueNow(min!, moment, "exact")).toBe("≤ −3");
});

describe("the camera", () => {
  test("shows all of a picture, hardly larger than life", () => {
    const camera = fitted({ width: 1000, height: 400 }, { width: 500, height: 500 });
    expect(camera).toEqual({ scale: 0.5, x: 0, y: 150 });
    expect(fitted({ width: 10, height: 10 }, { width: 500, height: 500 }).scale).toBe(1.25);
  });

  test("keeps texts readable and the point of interest in sight, without leaving the picture", () => {
    const frame = { width: 400, height: 300 };
    const camera = fitted({ width: 4000, height: 600 }, frame, 0.5, { x: 2000, y: 100 });
    expect(camera).toEqual({ scale: 0.5, x: 200 - 1000, y: 0 });
    expect(fitted({ width: 4000, height: 600 }, frame, 0.5, { x: 0, y: 0 }).x).toBe(0);
  });

  test("zooms around a point", () => {
    const before = { x: 10, y: 20, scale: 1 };
    const after = zoomed(before, 2, 110, 70);
    expect([(110 - after.x) / after.scale, (70 - after.y) / after.scale]).toEqual([100, 50]);
    expect(zoomed(before, 1e9, 0, 0).scale).toBe(4);
  });
});
