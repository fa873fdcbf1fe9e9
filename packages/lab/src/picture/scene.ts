import type { Tree } from "@tyche/trees";
import { NOTATIONS, type Picture, type PlacedNode, type Point, pictureOf } from "@tyche/trees/drawing";
import type { Look } from "../state/state.js";
import type { Item } from "./fold.js";
import { type Reserve, widestView } from "./reserve.js";

/** Up to so many items the picture is made of SVG elements; above, it is painted on a canvas. */
export const MOST_SVG_ITEMS = 1000;

/** Where everything stands, for the SVG. */
export function pictureFor(tree: Tree, items: readonly Item[], reserve: Reserve, look: Look): Picture {
  return stretched(pictureOf(widestView(tree, items, reserve, look), NOTATIONS[look.notation]));
}

/** A wide and low picture is pulled apart to about this height for its width, at most by `MOST_STRETCH`. */
const SHAPE = 0.62;
const MOST_STRETCH = 1.7;

function stretched(picture: Picture): Picture {
  const factor = Math.min(MOST_STRETCH, (SHAPE * picture.width) / picture.height);
  if (picture.grows !== "down" || factor <= 1) return picture;
  const top = picture.nodes[0]!.y;
  const move = (y: number): number => top + (y - top) * factor;
  const nodes = picture.nodes.map((node): PlacedNode => {
    const { edge, view } = node;
    const above = picture.nodes[view.parent];
    const y = move(node.y);
    if (!edge || !above) return { ...node, y };
    const start = { x: above.x, y: move(above.y) + above.height / 2 };
    const end = { x: node.x, y: y - node.height / 2 };
    const at = (t: number): Point => ({
      x: start.x + (end.x - start.x) * t,
      y: start.y + (end.y - start.y) * t,
    });
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
    return { ...node, y, edge: { ...edge, points: [start, end], middle: at(0.5), cross: at(0.78), along } };
  });
  const levels = picture.levels.map((level) => ({ ...level, y: move(level.y) }));
  const bottom = picture.height - Math.max(...picture.nodes.map(({ y }) => y));
  return { ...picture, nodes, levels, height: Math.max(...nodes.map(({ y }) => y)) + bottom };
}

/** Places for a canvas: one number an item. `rows` holds the items of each depth from left to right. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly depths: Int32Array;
  readonly parents: Int32Array;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Int32Array[];
}

/** What the layout of a canvas needs; typed arrays, so that they go to a worker and back without a copy. */
export interface LayoutRequest {
  readonly parents: Int32Array;
  readonly depths: Int32Array;
  readonly halfWidths: Float64Array;
}

export const NODE = 26;
const ROW = 84;
const MARGIN = 24;
/** About the width of a digit. */
const DIGIT = 7.5;

export function layoutRequest(tree: Tree, items: readonly Item[]): LayoutRequest {
  const parents = new Int32Array(items.length);
  const depths = new Int32Array(items.length);
  const halfWidths = new Float64Array(items.length);
  for (const [index, { id, parent, depth, more }] of items.entries()) {
    parents[index] = parent;
    depths[index] = depth;
    const node = tree.nodes[id]!;
    const text = more > 0 ? 4 + String(more).length : node.kind === "leaf" ? 4 : 0;
    halfWidths[index] = Math.max(NODE / 2, (text * DIGIT) / 2);
  }
  return { parents, depths, halfWidths };
}

export function placesOf({ parents, depths }: LayoutRequest, across: Float64Array): Places {
  const count = parents.length;
  const x = across.map((position) => position + MARGIN);
  const y = Float64Array.from(depths, (depth) => MARGIN + NODE / 2 + depth * ROW);
  const counts: number[] = [];
  for (const depth of depths) counts[depth] = (counts[depth] ?? 0) + 1;
  const rows = counts.map((length) => new Int32Array(length));
  const filled = counts.map(() => 0);
  let width = 0;
  for (let index = 0; index < count; index++) {
    const depth = depths[index]!;
    rows[depth]![filled[depth]!++] = index;
    width = Math.max(width, x[index]!);
  }
  return { x, y, depths, parents, width: width + MARGIN + NODE, height: rows.length * ROW + MARGIN, rows };
}
