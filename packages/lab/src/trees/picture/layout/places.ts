import type { Tree } from "@tyche/trees";
import { type Box, evenPositions } from "@tyche/trees/drawing";
import type { Item } from "./fold.js";

/** Canvas coordinates, one number per item. `rows` contains the items of each depth from left to right. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly depths: Int32Array;
  readonly parents: Int32Array;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Int32Array[];
}

/** Input of the canvas layout: typed arrays, which are transferred to a worker and back without copying. */
export interface LayoutRequest {
  readonly parents: Int32Array;
  readonly depths: Int32Array;
  readonly halfWidths: Float64Array;
}

export const NODE = 26;
const ROW = 84;
const MARGIN = 24;
/** Approximate width of a digit. */
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

/** The canvas writes no texts on edges. */
const GAPS = { siblings: 8, cousins: 10, texts: 0, textAt: 1, textHeight: 0, level: ROW } as const;

/** Positions of items along their rows. */
export function tidyLayout({ parents, halfWidths }: LayoutRequest): Float64Array<ArrayBuffer> {
  const boxes: Box[] = [];
  for (let index = 0; index < parents.length; index++) {
    boxes.push({
      parent: parents[index]!,
      before: halfWidths[index]!,
      after: halfWidths[index]!,
    });
  }
  return Float64Array.from(evenPositions(boxes, GAPS));
}
