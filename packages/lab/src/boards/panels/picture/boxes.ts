import { type Box, number, partsOf } from "./gradient.js";
import { isClear, type Pen } from "./pen.js";

/** Horizontal and vertical radius of each corner of a box, clockwise from the upper left. */
export type Radii = readonly (readonly [number, number])[];

const CORNERS = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"] as const;
const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

export function radiiOf(style: CSSStyleDeclaration, { width, height }: Box): Radii {
  const radii = CORNERS.map((corner): [number, number] => {
    const [across = "0", down = across] = style[`border${corner}Radius`].split(" ");
    const length = (text: string, whole: number): number =>
      text.endsWith("%") ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);
    return [length(across, width), length(down, height)];
  });
  // Radii that overlap shrink together.
  const [upperLeft, upperRight, lowerRight, lowerLeft] = radii as [number, number][] & { length: 4 };
  const fit = Math.min(
    1,
    width / (upperLeft![0] + upperRight![0]),
    width / (lowerLeft![0] + lowerRight![0]),
    height / (upperLeft![1] + lowerLeft![1]),
    height / (upperRight![1] + lowerRight![1]),
  );
  return radii.map(([across, down]) => [across * fit, down * fit]);
}

function shrunk(radii: Radii, by: number): Radii {
  return radii.map(([across, down]) => [Math.max(0, across - by), Math.max(0, down - by)]);
}

/** The path of a box with rounded corners, inset by `by`. */
export function outline({ x, y, width, height }: Box, radii: Radii, by = 0): string {
  const [left, top, right, bottom] = [x + by, y + by, x + width - by, y + height - by];
  if (right <= left || bottom <= top) return "";
  const [one, two, three, four] = shrunk(radii, by);
  const arc = ([across, down]: readonly [number, number], toX: number, toY: number): string =>
    across === 0 || down === 0
      ? ""
      : `A${number(across)} ${number(down)} 0 0 1 ${number(toX)} ${number(toY)}`;
  return [
    `M${number(left + one![0])} ${number(top)}`,
    `H${number(right - two![0])}`,
    arc(two!, right, top + two![1]),
    `V${number(bottom - three![1])}`,
    arc(three!, right - three![0], bottom),
    `H${number(left + four![0])}`,
    arc(four!, left, bottom - four![1]),
    `V${number(top + one![1])}`,
    arc(one!, left + one![0], top),
    "Z",
  ].join("");
}

/** Paints background, unblurred shadows and borders of a box. */
export function paintBox(style: CSSStyleDeclaration, box: Box, pen: Pen): void {
  if (box.width <= 0 || box.height <= 0) return;
  const radii = radiiOf(style, box);
  const path = outline(box, radii);
  const shadows = style.boxShadow === "none" ? [] : partsOf(style.boxShadow).reverse().map(shadowIn);
  for (const shadow of shadows) if (shadow && !shadow.isInset) outerShadow(shadow, box, radii, pen);
  if (!isClear(style.backgroundColor)) pen.write(`<path d="${path}" ${pen.fill(style.backgroundColor)}/>`);
  if (style.backgroundImage !== "none")
    for (const image of partsOf(style.backgroundImage).reverse()) {
      const fill = pen.gradient(image, box);
      if (fill) pen.write(`<path d="${path}" ${fill}/>`);
    }
  for (const shadow of shadows) if (shadow?.isInset) innerShadow(shadow, box, radii, pen);
  paintBorders(style, box, radii, pen);
}

interface Shadow {
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly spread: number;
  readonly isInset: boolean;
}

/** A computed shadow without blur; undefined for a blurred one. */
function shadowIn(text: string): Shadow | undefined {
  const [colour = ""] = /^[a-z]+\([^)]*\)/.exec(text) ?? [];
  const [x = 0, y = 0, blur = 0, spread = 0] = text
    .slice(colour.length)
    .split(" ")
    .filter((word) => word.endsWith("px"))
    .map(Number.parseFloat);
  return blur > 0 || isClear(colour) ? undefined : { colour, x, y, spread, isInset: text.endsWith("inset") };
}

/** An unshifted shadow leaves out the box, which may be transparent; a shifted one is painted whole, below the box. */
function outerShadow({ colour, x, y, spread }: Shadow, box: Box, radii: Radii, pen: Pen): void {
  const around = outline({ ...box, x: box.x + x, y: box.y + y }, radii, -spread);
  if (x === 0 && y === 0)
    pen.write(`<path d="${around}${outline(box, radii)}" fill-rule="evenodd" ${pen.fill(colour)}/>`);
  else pen.write(`<path d="${around}" ${pen.fill(colour)}/>`);
}

/** The box without the area that the shadow leaves out. */
function innerShadow({ colour, x, y, spread }: Shadow, box: Box, radii: Radii, pen: Pen): void {
  const free = common(box, { ...grown(box, -spread), x: box.x + spread + x, y: box.y + spread + y });
  const path = outline(box, radii) + outline(free, shrunk(radii, spread));
  pen.write(`<path d="${path}" fill-rule="evenodd" ${pen.fill(colour)}/>`);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function common(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

function paintBorders(style: CSSStyleDeclaration, box: Box, radii: Radii, pen: Pen): void {
  const borders = SIDES.map((side) => ({
    width: style[`border${side}Style`] === "none" ? 0 : Number.parseFloat(style[`border${side}Width`]),
    colour: style[`border${side}Color`],
    line: style[`border${side}Style`],
  }));
  const [first] = borders as [(typeof borders)[number]];
  if (borders.every(({ width, colour }) => width === first.width && colour === first.colour)) {
    if (first.width === 0 || isClear(first.colour)) return;
    const dashes = first.line === "dashed" ? ` stroke-dasharray="${number(2 * first.width)}"` : "";
    const path = outline(box, radii, first.width / 2);
    pen.write(`<path d="${path}" ${pen.stroke(first.colour, first.width)}${dashes}/>`);
    return;
  }
  const { x, y, width, height } = box;
  for (const [at, border] of borders.entries()) {
    if (border.width === 0 || isClear(border.colour)) continue;
    const size = border.width;
    const [left, top, wide, high] = [
      [x, y, width, size],
      [x + width - size, y, size, height],
      [x, y + height - size, width, size],
      [x, y, size, height],
    ][at]!;
    pen.write(
      `<rect x="${number(left!)}" y="${number(top!)}" width="${number(wide!)}" height="${number(high!)}" ${pen.fill(border.colour)}/>`,
    );
  }
}
