import { extent, type Picture, type Point, textWidth } from "@tyche/trees/drawing";
import type { Camera, Size } from "./pan-zoom.js";

/** A rectangle, in the units of the picture or in pixels of the frame. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The height of a text on an edge. */
const LINE = 15;
/** Places on an edge that are better not covered, and half their size. */
const ON_EDGE = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
const HALF = 5;

/** Something that should not be covered. */
export interface Obstacle extends Rect {
  /** How bad it is to cover a pixel of it. */
  readonly weight: number;
}

const WEIGHTS = { shape: 6, text: 2, room: 1 } as const;

/** What should not be covered in a picture: shapes, the room of their widest texts, texts of edges, and the edges. */
export function obstaclesIn({ nodes }: Picture): readonly Obstacle[] {
  return nodes.flatMap((node) => {
    const { left, right, top, bottom } = extent(node);
    const { x, y, width, height, edge } = node;
    // Beside an inner node there may be four lines: value, interval, α and β.
    const tall = node.captionsAt === "right" && node.captions.length > 0 ? 2 * LINE : 0;
    const room = {
      left: x - left,
      right: x + right,
      top: y - Math.max(top, tall),
      bottom: y + Math.max(bottom, tall),
      weight: WEIGHTS.room,
    };
    const own = [around(node, width / 2, height / 2, WEIGHTS.shape), room];
    if (!edge) return own;
    const [from, to] = [edge.points[0]!, edge.points.at(-1)!];
    for (const t of ON_EDGE)
      own.push(
        around(
          { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t },
          HALF,
          HALF,
          WEIGHTS.text,
        ),
      );
    const wide = Math.max(0, ...edge.texts.map(({ text }) => textWidth(text))) / 2;
    own.push(around(edge.middle, wide, (edge.texts.length * LINE) / 2, WEIGHTS.text));
    return own;
  });
}

function around({ x, y }: Point, wide: number, high: number, weight: number): Obstacle {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high, weight };
}

/** A rectangle of the picture as it is in the frame. */
export function onScreen<R extends Rect>(rect: R, { x, y, scale }: Camera): R {
  const { left, top, right, bottom } = rect;
  return {
    ...rect,
    left: left * scale + x,
    right: right * scale + x,
    top: top * scale + y,
    bottom: bottom * scale + y,
  };
}

/** Distance from the node, from the edge of the frame, and between the places that are tried, in pixels. */
const APART = 8;
const MARGIN = 4;
const PITCH = 12;
/** How far away a place may be, in pixels. */
const REACH = 240;
/** How bad it is to cover a pixel of the node itself, and of its texts. */
const OWN = 1000;
const OWN_ROOM = 20;
/** How bad it is that the box is one pixel farther away. */
const PER_PIXEL = 4;

/**
 * The place for a box beside a node: as near as possible without covering much else. All lengths are in pixels of the
 * frame.
 *
 * @returns the box's top left corner, inside the frame if the box fits in it
 */
export function placeBeside(box: Size, node: Rect, obstacles: readonly Obstacle[], frame: Size): Point {
  const { width, height } = box;
  const area = {
    left: node.left - REACH,
    top: node.top - REACH,
    right: node.right + REACH,
    bottom: node.bottom + REACH,
  };
  const near = obstacles.filter((other) => shared(other, grown(area, box)) > 0);
  const weights = near.map((other) => (contains(other, node) ? OWN_ROOM : other.weight));
  let best: Point = { x: MARGIN, y: MARGIN };
  let least = Number.POSITIVE_INFINITY;
  // First to the right, to the left, below and above.
  for (const x of places(node.left, node.right, width, frame.width))
    for (const y of places(node.top, node.bottom, height, frame.height)) {
      const rect = { left: x, top: y, right: x + width, bottom: y + height };
      const away = Math.hypot(
        apart(x, rect.right, node.left, node.right),
        apart(y, rect.bottom, node.top, node.bottom),
      );
      let cost = PER_PIXEL * away + OWN * shared(rect, node);
      near.forEach((other, index) => {
        cost += weights[index]! * shared(rect, other);
      });
      if (cost >= least) continue;
      best = { x, y };
      least = cost;
    }
  return best;
}

/** Where a side of the box may begin: beside the node, at its middle, and at equal distances around it. */
function places(from: number, to: number, size: number, whole: number): readonly number[] {
  const all = [(from + to - size) / 2, to + APART, from - APART - size];
  for (let at = from - REACH - size; at <= to + REACH; at += PITCH) all.push(at);
  return [...new Set(all.map((at) => Math.max(MARGIN, Math.min(whole - size - MARGIN, at))))];
}

function grown({ left, top, right, bottom }: Rect, { width, height }: Size): Rect {
  return { left: left - width, top: top - height, right: right + width, bottom: bottom + height };
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

/** The area that two rectangles share. */
function shared(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The distance between two intervals. */
function apart(low: number, high: number, from: number, to: number): number {
  return Math.max(0, from - high, low - to);
}
