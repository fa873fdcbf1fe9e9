import type { Tree } from "@tyche/trees";
import { NOTATIONS, type Picture, type PlacedNode, type Point, pictureOf } from "@tyche/trees/drawing";
import type { Look } from "../../state/state.js";
import type { Item } from "../fold.js";
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
