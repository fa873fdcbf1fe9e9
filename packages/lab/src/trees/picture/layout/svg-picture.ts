import type { Catalogue } from "@tyche/messages";
import type { Tree } from "@tyche/trees";
import {
  NOTATIONS,
  type Picture,
  type PlacedNode,
  type Point,
  pictureOf,
  type Style,
} from "@tyche/trees/drawing";
import type { Look } from "../../../state/state.js";
import type { Item } from "./fold.js";
import { fitOf, READABLE, type Size } from "./pan-zoom.js";
import { type Reserve, widestView } from "./reserve.js";

/** Most items drawn as SVG elements; larger pictures are painted on a canvas. */
export const MOST_SVG_ITEMS = 1000;

/** Positions along an edge of its text and of the mark of a cut: near the child, where edges are far apart. */
const TEXT_AT = 0.66;
const CROSS_AT = 0.9;

/** A picture, and whether it has room for windows on its edges, and for α and β beside its nodes. */
export interface Laid {
  readonly picture: Picture;
  readonly windows: boolean;
  readonly posts: boolean;
}

/** Layout variants, from the most spacious to the one for a narrow screen. */
const WAYS = [
  { tight: false, right: false, windows: true },
  { tight: true, right: false, windows: true },
  { tight: true, right: true, windows: true },
  { tight: true, right: false, windows: false },
  { tight: true, right: true, windows: false },
] as const;
/** Largest tree for which all variants are tried; for larger ones none of them is small enough. */
const MOST_TRIED = 250;

/** Windows on edges are worth somewhat smaller texts, of 10 pixels. */
const LEAST_WITH_WINDOWS = 10 / 13;

/**
 * The SVG layout: the first variant that fits the frame with readable texts, otherwise the one with the largest; with
 * windows on its edges, if its texts are not too small then.
 */
export function pictureFor(
  tree: Tree,
  items: readonly Item[],
  reserve: Reserve,
  look: Look,
  words: Catalogue,
  frame: Size = LARGE,
): Laid {
  const ways = items.length > MOST_TRIED ? WAYS.slice(0, 1) : WAYS;
  let nearest: Laid | undefined;
  let largest = 0;
  for (const { tight, right, windows } of ways) {
    // All variants with windows come first.
    if (!windows && largest >= LEAST_WITH_WINDOWS) break;
    const kept = windows ? reserve : { ...reserve, windows: NO_WINDOWS };
    const view = widestView(tree, items, kept, look, words);
    const own = NOTATIONS[look.notation];
    const style: Style = {
      ...own,
      textAt: TEXT_AT,
      ...(right ? { grows: "right" } : {}),
      ...(tight ? { size: "landscape" } : {}),
    };
    const picture = stretched(pictureOf(view, style), frame);
    const laid = { picture, windows, posts: !(tight && picture.grows === "right") };
    const fit = fitOf(picture, frame);
    if (fit >= READABLE) return laid;
    // The first with such texts, so that a tree turns only in a frame that needs it.
    if (fit > largest && !(windows && largest >= LEAST_WITH_WINDOWS)) {
      nearest = laid;
      largest = fit;
    }
  }
  return nearest!;
}

const LARGE: Size = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
const NO_WINDOWS: Reserve["windows"] = new Map();

/** A picture that is too low for its frame is stretched, at most by `MOST_STRETCH`. */
const SHAPE = 0.62;
const MOST_STRETCH = 1.7;

function stretched(picture: Picture, frame: Size): Picture {
  const shape = Number.isFinite(frame.width) ? frame.height / frame.width : SHAPE;
  const factor = Math.min(MOST_STRETCH, (shape * picture.width) / picture.height);
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
    return {
      ...node,
      y,
      edge: { ...edge, points: [start, end], middle: at(TEXT_AT), cross: at(CROSS_AT), along },
    };
  });
  const levels = picture.levels.map((level) => ({ ...level, y: move(level.y) }));
  const bottom = picture.height - Math.max(...picture.nodes.map(({ y }) => y));
  return { ...picture, nodes, levels, height: Math.max(...nodes.map(({ y }) => y)) + bottom };
}
