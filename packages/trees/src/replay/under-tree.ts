import { withLight } from "../scene/light.js";
import type { Placed } from "../scene/place.js";
import type { Scene, XY } from "../scene/scene.js";
import { LINE_HEIGHT, LINE_WIDTH } from "./axis.js";
import { drawNumberLine, type Saying } from "./draw-number-line.js";
import type { NumberLine } from "./number-line.js";

/** The distance of a number line from the tree, in em. */
const BELOW = 0.6;

/** A picture of a tree with room for a number line under it. */
export interface Roomy {
  readonly placed: Placed;
  /** The size of the texts of number lines, in units. */
  readonly em: number;
  /** Where the picture begins: left of the tree, if its number line is wider. */
  readonly left: number;
  readonly size: XY;
}

/** Makes room for number lines. @param most the width that they may have, in units */
export function roomUnder(placed: Placed, em: number, most = Number.POSITIVE_INFINITY): Roomy {
  const width = Math.max(placed.width, Math.min(LINE_WIDTH * em, most));
  const size = [Math.ceil(width), Math.ceil(placed.height + (LINE_HEIGHT + BELOW) * em)] as const;
  return { placed, em, left: (placed.width - width) / 2, size };
}

/** A picture with a number line under its tree, below the node that it explains and joined to it by light. */
export function underTree(
  { shapes }: Scene,
  { placed, em, left, size }: Roomy,
  line: NumberLine,
  saying: Saying,
): Scene {
  const width = Math.min(LINE_WIDTH * em, size[0]);
  const { x } = placed.nodes.find(({ view }) => view.node?.id === line.node) ?? placed.nodes[0]!;
  const from = Math.max(left, Math.min(x - width / 2, left + size[0] - width));
  const top = placed.height + BELOW * em;
  const drawn = drawNumberLine(line, saying, { at: [from, top], width, em });
  return { size, shapes: [...withLight(shapes, placed, line.node, top + 1), ...drawn] };
}
