import type { NodeOutline } from "./notation.js";
import type { Edge } from "./place.js";
import type { NodeShape, XY } from "./scene.js";

/** The slant of the sides of trapezoids and hexagons, in units. */
const LEAN = 10;

/** The corners of each outline: x and y in halves of the size, and how many slants are added to x. */
const CORNERS: Readonly<Record<Exclude<NodeOutline, "circle">, readonly number[]>> = {
  "triangle-up": [0, -1, 0, 1, 1, 0, -1, 1, 0],
  "triangle-down": [-1, -1, 0, 1, -1, 0, 0, 1, 0],
  "triangle-left": [-1, 0, 0, 1, -1, 0, 1, 1, 0],
  "trapezoid-up": [-1, -1, 1, 1, -1, -1, 1, 1, 0, -1, 1, 0],
  "trapezoid-down": [-1, -1, 0, 1, -1, 0, 1, 1, -1, -1, 1, 1],
  square: [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0],
  plain: [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0],
  diamond: [0, -1, 0, 1, 0, 0, 0, 1, 0, -1, 0, 0],
  hexagon: [-1, -1, 1, 1, -1, -1, 1, 0, 0, 1, 1, -1, -1, 1, 1, -1, 0, 0],
};

/** The corners of a node's outline; undefined for an ellipse. */
export function cornersOf({
  outline,
  at,
  size,
}: Pick<NodeShape, "outline" | "at" | "size">): XY[] | undefined {
  if (outline === "circle") return undefined;
  const numbers = CORNERS[outline];
  return Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [x = 0, y = 0, lean = 0] = numbers.slice(3 * index);
    return [at[0] + (x * size[0]) / 2 + lean * LEAN, at[1] + (y * size[1]) / 2];
  });
}

/**
 * The curve of an edge that ends level, between its last points but two and but one: two points that shape it, its end
 * at the corner, the end of the edge. Before it the edge is straight.
 */
export function curveOf(points: readonly XY[]): readonly XY[] | undefined {
  const [from, corner, to] = points.slice(-3);
  if (!to || corner![1] !== to[1]) return undefined;
  const middle = (from![0] + corner![0]) / 2;
  return [[middle, from![1]], [middle, corner![1]], corner!, to];
}

/** The two short strokes that cross out a cut edge, slightly slanted along it. */
export function crossStrokes({ cross, along }: Edge): (readonly [from: XY, to: XY])[] {
  const dx = -along.y * 7 + along.x * 2.5;
  const dy = along.x * 7 + along.y * 2.5;
  return [-2.5, 2.5].map((shift) => {
    const x = cross.x + along.x * shift;
    const y = cross.y + along.y * shift;
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ];
  });
}
