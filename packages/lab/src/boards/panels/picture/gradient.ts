import { type Colour, colourOf } from "./colour.js";

/** A rectangle in the picture, in picture pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Stop {
  readonly colour: Colour;
  /** Position as a share of the gradient's length. */
  readonly at: number;
}

/** Splits a list at its commas, but not at those inside brackets. */
export function partsOf(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of list) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/**
 * Converts a computed CSS gradient into an SVG gradient.
 *
 * @param image "radial-gradient(50% 35%, rgb(…) 0%, …)", "repeating-linear-gradient(45deg, …)" and similar
 * @returns an element without its id; undefined for other kinds
 */
export function gradientIn(image: string, id: string, box: Box): string | undefined {
  const [, repeating, kind, inner] = /^(repeating-)?(linear|radial)-gradient\((.*)\)$/.exec(image) ?? [];
  if (inner === undefined) return undefined;
  const parts = partsOf(inner);
  const hasShape = colourOf(colourIn(parts[0]!)) === undefined;
  const shape = hasShape ? parts.shift()! : "";
  const spread = repeating ? ' spreadMethod="repeat"' : "";
  if (kind === "radial") {
    const [x, y] = centreOf(shape, box);
    // Reaches the farthest corner: an ellipse with the proportions of the farthest sides, or a circle.
    const wide = Math.max(x - box.x, box.x + box.width - x);
    const high = Math.max(y - box.y, box.y + box.height - y);
    const [rx, ry] = shape.includes("circle")
      ? [Math.hypot(wide, high), Math.hypot(wide, high)]
      : [wide * Math.SQRT2, high * Math.SQRT2];
    const stops = stopsOf(parts, rx);
    const at = `translate(${number(x)} ${number(y)}) scale(${number(rx)} ${number(ry)})`;
    return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${at}"${spread}>${written(stops)}</radialGradient>`;
  }
  const angle = angleOf(shape);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const length = Math.abs(box.width * sin) + Math.abs(box.height * cos);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const stops = stopsOf(parts, length);
  // A repeating gradient repeats from its first stop to its last.
  const [first, last] = repeating ? [stops[0]!.at, stops.at(-1)!.at] : [0, 1];
  const end = (share: number): readonly [string, string] => [
    number(x + (share - 0.5) * length * sin),
    number(y - (share - 0.5) * length * cos),
  ];
  const [x1, y1] = end(first);
  const [x2, y2] = end(last);
  const scaled = stops.map(({ colour, at }) => ({ colour, at: (at - first) / (last - first) }));
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${spread}>${written(scaled)}</linearGradient>`;
}

function centreOf(shape: string, box: Box): readonly [number, number] {
  const last = shape.split(" ").slice(-2);
  const isPlace = last.length === 2 && last.every((word) => /^-?[\d.]+(?:%|px)$/.test(word));
  const [x = "50%", y = "50%"] = isPlace ? last : [];
  return [box.x + lengthOf(x, box.width) * box.width, box.y + lengthOf(y, box.height) * box.height];
}

/** Angle in radians, clockwise from upwards. */
function angleOf(shape: string): number {
  const degrees = shape.split(" ").find((word) => /^-?[\d.]+deg$/.test(word));
  if (degrees !== undefined) return (Number.parseFloat(degrees) * Math.PI) / 180;
  const sides: Readonly<Record<string, number>> = {
    "to top": 0,
    "to right": 90,
    "to bottom": 180,
    "to left": 270,
  };
  return ((sides[shape] ?? 180) * Math.PI) / 180;
}

/** A length as a share of a whole. */
function lengthOf(text: string, whole: number): number {
  const value = Number.parseFloat(text);
  return text.endsWith("%") ? value / 100 : value / whole;
}

function colourIn(stop: string): string {
  return /^(?:[a-z]+\([^)]*\)|\S+)/.exec(stop)?.[0] ?? "";
}

function stopsOf(parts: readonly string[], length: number): Stop[] {
  const stops: { colour: Colour; at: number | undefined }[] = [];
  for (const part of parts) {
    const name = colourIn(part);
    const colour = colourOf(name) ?? { hex: "#000000", opacity: 0 };
    const places = part.slice(name.length).trim().split(/\s+/).filter(Boolean);
    if (places.length === 0) stops.push({ colour, at: undefined });
    for (const place of places) stops.push({ colour, at: lengthOf(place, length) });
  }
  if (stops.length > 0) {
    stops[0]!.at ??= 0;
    stops.at(-1)!.at ??= 1;
  }
  // Stops without a position are spread evenly between their neighbours.
  for (let at = 1; at < stops.length; at++) {
    if (stops[at]!.at !== undefined) continue;
    const next = stops.findIndex((stop, i) => i > at && stop.at !== undefined);
    const before = stops[at - 1]!.at!;
    stops[at]!.at = before + (stops[next]!.at! - before) / (next - at + 1);
  }
  return stops as Stop[];
}

function written(stops: readonly Stop[]): string {
  return stops
    .map(({ colour: { hex, opacity }, at }) => {
      const clear = opacity < 1 ? ` stop-opacity="${number(opacity)}"` : "";
      return `<stop offset="${number(at)}" stop-color="${hex}"${clear}/>`;
    })
    .join("");
}

/** A number with the precision that a picture needs. */
export function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
