import { randomTree } from "@tyche/trees/random";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { WORDS } from "../../test/words.js";
import { plainView } from "../view/view.js";
import { withLight } from "./light.js";
import { NOTATIONS } from "./notation.js";
import { type PlacedNode, place } from "./place.js";
import type { XY } from "./scene.js";

/** Whether a point is in a polygon. */
function isIn([x, y]: XY, points: readonly XY[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** The corners of a node's shape, half a unit inside. */
function cornersOf({ x, y, width, height }: PlacedNode): XY[] {
  const [dx, dy] = [width / 2 - 0.5, height / 2 - 0.5];
  return [
    [x - dx, y - dy],
    [x + dx, y - dy],
    [x - dx, y + dy],
    [x + dx, y + dy],
  ];
}

test.each(["down", "right"] as const)(
  "the light of a tree that grows %s holds a node and what is below it, and nothing else",
  (grows) => {
    const wrong: string[] = [];
    let stems = 0;
    for (let seed = 0; seed < cases(1000, 250); seed++) {
      const tree = randomTree({ seed, depth: 3, branching: [1, 4], kinds: "irregular", leaves: [-6, 60] });
      const placed = place(plainView(tree, "exact", WORDS.en), { ...NOTATIONS.aima, grows });
      for (const { id, kind, children } of tree.nodes) {
        if (kind === "leaf") continue;
        const shapes = withLight([], placed, id, placed.height + 20);
        const areas = shapes.flatMap((shape) => (shape.type === "area" ? [shape.points] : []));
        const isLit = (point: XY): boolean => areas.some((points) => isIn(point, points));
        const below = new Set([id, ...children.flatMap((child) => idsOf(child))]);
        for (const node of placed.nodes) {
          const own = node.view.node!.id;
          const lit = cornersOf(node).map(isLit);
          if (below.has(own) ? lit.includes(false) : lit.includes(true))
            wrong.push(`${seed}: ${own} of ${id}`);
        }
        const way = areas[1]!.map(([, y]) => y);
        if (Math.max(...way) !== placed.height + 20) wrong.push(`${seed}: ${id} is not joined`);
        stems += Number(Math.abs(areas[1]![0]![0] - areas[1]!.at(-1)![0]) < 9);
      }
    }
    expect(wrong).toEqual([]);
    // Down, a deeper neighbour is rarely in the way.
    expect(stems).toBeGreaterThan(grows === "right" ? 50 : 0);
  },
);

function idsOf(node: {
  readonly id: number;
  readonly children: readonly { readonly id: number }[];
}): number[] {
  return [node.id, ...(node.children as (typeof node)[]).flatMap(idsOf)];
}
