import { FONT, textWidth } from "./captions.js";
import type { Id, NodeShape, Shape, Text, XY } from "./scene.js";
import { curveOf } from "./shapes.js";

/** The size of the numbers. */
const SIZE = 11;
/** How far a number is from its node and from other texts. */
const AWAY = 2.5;
/** The height of letters, as a share of their size. */
const LETTERS = 0.8;
/** The places of a number, the first ones where readers begin. */
const PLACES: readonly XY[] = [
  [-1, -0.6],
  [1, -0.6],
  [-1, 0.6],
  [1, 0.6],
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** From the left and the top to the right and the bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];
type Line = readonly [from: XY, to: XY];

/**
 * A picture with small numbers beside nodes, each where it meets no text, no node and no edge; where there is no such
 * place it is left out.
 * @param size of the picture
 * @param paths the numbers, by the ids of their nodes
 */
export function withNumbers(
  shapes: readonly Shape[],
  [width, height]: XY,
  paths: ReadonlyMap<Id, string>,
): readonly Shape[] {
  if (paths.size === 0) return shapes;
  const boxes = shapes.flatMap(boxesOf);
  const lines = shapes.flatMap(linesOf);
  const isFree = (box: Box): boolean =>
    box[0] >= 0 &&
    box[1] >= 0 &&
    box[2] <= width &&
    box[3] <= height &&
    !boxes.some((one) => meets(box, one)) &&
    !lines.some((line) => crosses(box, line));
  return shapes.flatMap((shape, index) => {
    const text = shape.part === "node" && shape.of !== undefined ? paths.get(shape.of) : undefined;
    const next = shapes[index + 1];
    // After the last shape of the node, which are one group.
    if (text === undefined || (next?.part === "node" && next.of === shape.of)) return [shape];
    const node = shapes.find(
      (one): one is NodeShape => one.type === "node" && one.part === "node" && one.of === shape.of,
    );
    const at = node && placesAt(node, textWidth(text) * (SIZE / FONT) + 2 * AWAY).find(isFree);
    if (!at) return [shape];
    boxes.push(at);
    const middle = [(at[0] + at[2]) / 2, (at[1] + at[3]) / 2] as const;
    const number: Text = {
      ...{ type: "text", part: "node", of: shape.of, role: "path", text, at: middle },
      ...{ anchor: "middle", size: SIZE, isMuted: false },
    };
    return [shape, number];
  });
}

/** Where a number may be, in half sizes of its node: at a corner, beside it, above or below it. */
function placesAt({ at: [x, y], size }: NodeShape, width: number): Box[] {
  return PLACES.map(([across, down]) => {
    const left = across * (size[0] / 2 + width / 2);
    return boxAt([x + left, y + down * (size[1] / 2 + AWAY + SIZE / 2)], [width, SIZE]);
  });
}

/** What a shape covers. */
function boxesOf(shape: Shape): Box[] {
  if (shape.type === "node") {
    const { at, size, plate } = shape;
    return [boxAt(at, size), ...(plate ? [boxAt(plate.at, plate.size)] : [])];
  }
  if (shape.type !== "text") return [];
  const { at, anchor, size = FONT, text, ground, isTurned } = shape;
  if (ground) return [boxAt(at, ground)];
  const width = (textWidth(text) * size) / FONT;
  const middle = anchor === "middle" ? 0 : anchor === "start" ? width / 2 : -width / 2;
  const extent = [width, size * LETTERS] as const;
  return [isTurned ? boxAt(at, [extent[1], extent[0]]) : boxAt([at[0] + middle, at[1]], extent)];
}

function boxAt([x, y]: XY, [width, height]: XY): Box {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** The straight pieces of an edge, and the strokes of the mark on it. */
function linesOf(shape: Shape): readonly Line[] {
  if (shape.type === "mark" && shape.what === "slashes") return shape.strokes;
  if (shape.type !== "edge") return [];
  const curve = curveOf(shape.points);
  if (!curve) return piecesOf(shape.points);
  // The curve is between the straight line to its end and those to the points that shape it.
  return [...piecesOf(shape.points), ...piecesOf([...shape.points.slice(0, -2), ...curve])];
}

function piecesOf(points: readonly XY[]): Line[] {
  return points.slice(1).map((to, index) => [points[index]!, to]);
}

function meets(one: Box, two: Box): boolean {
  return one[0] < two[2] && two[0] < one[2] && one[1] < two[3] && two[1] < one[3];
}

/** Whether a line has a point in a box: what of it is left between the sides, then between top and bottom. */
function crosses(box: Box, [from, to]: Line): boolean {
  let [first, last] = [0, 1];
  for (const axis of [0, 1] as const) {
    const way = to[axis] - from[axis];
    const ends = [box[axis] - from[axis], box[axis + 2]! - from[axis]];
    if (way === 0) {
      if (ends[0]! > 0 || ends[1]! < 0) return false;
      continue;
    }
    const [near, away] = ends.map((end) => end / way).toSorted((a, b) => a - b);
    first = Math.max(first, near!);
    last = Math.min(last, away!);
  }
  return first <= last;
}
