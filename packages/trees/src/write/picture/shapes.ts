import type { Shape } from "./notation.js";
import type { Edge, Point } from "./picture.js";

/** The slant of the sides of trapezoids and hexagons. */
const LEAN = 10;

/** The corners of a shape with straight sides. */
export function outlinePoints(
  shape: Exclude<Shape, "circle" | "plain">,
  { x, y, width, height }: Point & { readonly width: number; readonly height: number },
): Point[] {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const corners = (...points: [x: number, y: number][]): Point[] =>
    points.map(([px, py]) => ({ x: px, y: py }));
  switch (shape) {
    case "triangle-up":
      return corners([x, top], [right, bottom], [left, bottom]);
    case "triangle-down":
      return corners([left, top], [right, top], [x, bottom]);
    case "triangle-left":
      return corners([left, y], [right, top], [right, bottom]);
    case "trapezoid-up":
      return corners([left + LEAN, top], [right - LEAN, top], [right, bottom], [left, bottom]);
    case "trapezoid-down":
      return corners([left, top], [right, top], [right - LEAN, bottom], [left + LEAN, bottom]);
    case "square":
      return corners([left, top], [right, top], [right, bottom], [left, bottom]);
    case "diamond":
      return corners([x, top], [right, y], [x, bottom], [left, y]);
    case "hexagon":
      return corners(
        [left + LEAN, top],
        [right - LEAN, top],
        [right, y],
        [right - LEAN, bottom],
        [left + LEAN, bottom],
        [left, y],
      );
  }
}

/** The two short strokes that cross out a cut edge, slightly slanted along it. */
export function crossStrokes({ cross, along }: Edge): [from: Point, to: Point][] {
  const dx = -along.y * 7 + along.x * 2.5;
  const dy = along.x * 7 + along.y * 2.5;
  return [-2.5, 2.5].map((shift) => {
    const x = cross.x + along.x * shift;
    const y = cross.y + along.y * shift;
    return [
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
    ];
  });
}
