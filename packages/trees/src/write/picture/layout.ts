import { type HierarchyNode, hierarchy, tree as tidyTree } from "d3-hierarchy";

/** What the layout needs to know about an object. All lengths are in the units of the drawing. */
export interface Box {
  /** Index of the parent; -1 for the root. Parents come before their children. */
  readonly parent: number;
  readonly depth: number;
  /** The extent of the box from its centre, against and along the direction in which siblings are arranged. */
  readonly before: number;
  readonly after: number;
}

interface Place {
  readonly index: number;
}

/**
 * Computes the centres of boxes in the direction in which siblings are arranged: parents above the middle of their
 * children, boxes of one depth at least `gap` apart, equal subtrees drawn alike in any position (Buchheim, Jünger and
 * Leipert, "Improving Walker's Algorithm to Run in Linear Time", 2002). The least edge of all boxes is at 0.
 */
export function tidyPositions(boxes: readonly Box[], gap: number): Float64Array {
  // Nodes are created singly and linked here: d3's own constructor also computes heights, which takes quadratic time on
  // a chain.
  const places = boxes.map((_, index) => hierarchy<Place>({ index }) as Draft);
  for (const [index, box] of boxes.entries()) {
    const parent = places[box.parent];
    if (!parent) continue;
    places[index]!.parent = parent;
    places[index]!.depth = box.depth;
    parent.children ??= [];
    parent.children.push(places[index]!);
  }
  const layout = tidyTree<Place>()
    .nodeSize([1, 1])
    .separation((a, b) => {
      // d3 passes the two in either order; at one depth the first in preorder is the left one.
      const [left, right] = a.data.index < b.data.index ? [a, b] : [b, a];
      return boxes[left.data.index]!.after + gap + boxes[right.data.index]!.before;
    });
  layout(places[0] as unknown as HierarchyNode<Place>);
  const positions = Float64Array.from(places, (place) => place.x);
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) least = Math.min(least, positions[index]! - box.before);
  return positions.map((position) => position - least);
}

type Draft = {
  data: Place;
  x: number;
  depth: number;
  parent: Draft | null;
  children?: Draft[];
};
