import { LINE } from "./captions.js";
import { extent, type Placed, type PlacedNode } from "./place.js";
import type { Shape, XY } from "./scene.js";

/** The distance of the light from what is in it. */
const AROUND = 4;
/** The width of its way to the number line where no more is free. */
const STEM = 8;

/** From the left and the top to the right and the bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * A picture with what joins a number line to what it explains: an area around a node and the nodes below it, level by
 * level, and a way from it down to the line that meets no other node.
 * @param shapes the picture without it
 * @param id of the node
 * @param bottom where the number line begins
 */
export function withLight(
  shapes: readonly Shape[],
  { nodes, grows }: Placed,
  id: number,
  bottom: number,
): Shape[] {
  const top = nodes.findIndex(({ view }) => view.node?.id === id);
  if (top < 0) return [...shapes];
  let end = top + 1;
  while (end < nodes.length && nodes[end]!.view.depth > nodes[top]!.view.depth) end++;
  const levels: Box[] = [];
  for (const node of nodes.slice(top, end)) {
    const level = node.view.depth - nodes[top]!.view.depth;
    const box = level === 0 ? shapeBox(node) : boxOf(node);
    levels[level] = levels[level] ? around(levels[level], box) : box;
  }
  const own = { type: "area", part: "light", of: id, what: "light" } as const;
  const whole = levels.reduce(around);
  const foreign = [...nodes.slice(0, top), ...nodes.slice(end)].map(boxOf);
  const below = foreign.filter((box) => box[3] > whole[1]);
  const lit = new Set(nodes.slice(top + 1, end).map(({ view }) => view.node?.id));
  return [
    { ...own, points: grows === "down" ? outline(levels) : turned(outline(levels.map(turnedBox))) },
    { ...own, points: corners(wayDown(levels, below, bottom, grows === "down")) },
    ...shapes.map((shape) =>
      shape.type === "text" && shape.ground && lit.has(shape.of) ? { ...shape, isLit: true } : shape,
    ),
  ];
}

/** Where nothing else is, as wide as the last level if it may be; otherwise as near to its middle as there is room. */
function wayDown(levels: readonly Box[], foreign: readonly Box[], bottom: number, down: boolean): Box {
  const last = levels.at(-1)!;
  // Growing down, the way begins at the last level; otherwise under any of them.
  const under = (x: number): Box =>
    down ? last : (levels.find(([left, , right]) => left <= x && x <= right) ?? last);
  const isFree = (left: number, right: number, from: number): boolean =>
    foreign.every((box) => box[2] <= left || box[0] >= right || box[3] <= from);
  if (down && isFree(last[0], last[2], last[3])) return [last[0], last[3] - 1, last[2], bottom];
  const middle = (last[0] + last[2]) / 2;
  const reach = down ? Math.max(middle - last[0], STEM * 20) : middle - levels[0]![0] + STEM;
  for (let away = 0; away <= reach; away += STEM / 2)
    for (const x of [middle - away, middle + away]) {
      const from = under(x)[3];
      if (isFree(x - STEM / 2, x + STEM / 2, from)) return [x - STEM / 2, from - 1, x + STEM / 2, bottom];
    }
  return [middle - STEM / 2, last[3] - 1, middle + STEM / 2, bottom];
}

/** Around the levels, one after the other: to the right of them downwards, then back on the left. */
function outline(levels: readonly Box[]): XY[] {
  const right = levels.flatMap(([, top, x, bottom]): XY[] => [
    [x, top],
    [x, bottom],
  ]);
  const left = levels.flatMap(([x, top, , bottom]): XY[] => [
    [x, top],
    [x, bottom],
  ]);
  return [...right, ...left.toReversed()];
}

function corners([left, top, right, bottom]: Box): XY[] {
  return outline([[left, top, right, bottom]]);
}

function turned(points: readonly XY[]): XY[] {
  return points.map(([x, y]) => [y, x]);
}

function turnedBox([left, top, right, bottom]: Box): Box {
  return [top, left, bottom, right];
}

/** A node with the texts at it and on its edge. */
function boxOf(node: PlacedNode): Box {
  const { edge } = node;
  const own = shapeBox(node);
  if (!edge || edge.texts.length === 0) return own;
  const half = Math.max(...edge.texts.map(({ width }) => width)) / 2 + AROUND;
  const tall = (edge.texts.length * LINE) / 2;
  const { x, y } = edge.middle;
  return around(own, [x - half, y - tall, x + half, y + tall]);
}

function shapeBox(node: PlacedNode): Box {
  const { left, right, top, bottom } = extent(node);
  return [node.x - left - AROUND, node.y - top - AROUND, node.x + right + AROUND, node.y + bottom + AROUND];
}

function around(one: Box, two: Box): Box {
  return [
    Math.min(one[0], two[0]),
    Math.min(one[1], two[1]),
    Math.max(one[2], two[2]),
    Math.max(one[3], two[3]),
  ];
}
