import { number } from "./gradient.js";
import { escaped, paint } from "./pen.js";
import { fontOf, reachOf } from "./texts.js";

/** Attributes of a shape's geometry. */
const GEOMETRY = [
  ..."d points x y x1 y1 x2 y2 width height cx cy r rx ry dx dy".split(" "),
  ...["id", "viewBox", "preserveAspectRatio", "clipPathUnits", "pathLength", "textLength", "lengthAdjust"],
];

/** Lengths that a style sheet can also set. */
const STYLED = ["x", "y", "cx", "cy", "r", "rx", "ry"] as const;

const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"];
const GROUPS = ["g", "svg", "defs", "clipPath"];

/** Default stroke properties. */
const USUAL = {
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "stroke-dashoffset": "0px",
  "paint-order": "normal",
} as const;

/** A shape with its CSS properties as attributes; empty for an invisible one. */
export function shapeIn(element: Element): string {
  const style = getComputedStyle(element);
  const name = element.localName;
  if (style.display === "none" || !(SHAPES.includes(name) || GROUPS.includes(name))) return "";
  const attributes = [...placeOf(element, style), ...wholeOf(element, style)];
  if (SHAPES.includes(name)) {
    if (style.visibility !== "visible") return "";
    attributes.push(...lookOf(style));
    if (name === "text" || name === "tspan") attributes.push(...letteringOf(element, style));
  }
  const inside = [...element.childNodes]
    .map((child) => {
      if (child instanceof Element) return shapeIn(child);
      return child instanceof Text && (name === "text" || name === "tspan") ? escaped(child.data) : "";
    })
    .join("");
  if (inside === "" && GROUPS.includes(name)) return "";
  const tag = [name, ...attributes].join(" ");
  return inside === "" ? `<${tag}/>` : `<${tag}>${inside}</${name}>`;
}

function placeOf(element: Element, style: CSSStyleDeclaration): string[] {
  const given = new Map(
    GEOMETRY.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  if (SHAPES.includes(element.localName) && !["text", "tspan"].includes(element.localName))
    for (const name of STYLED) {
      const value = style.getPropertyValue(name);
      if (/^-?[\d.]+(?:e-?\d+)?px$/.test(value) && (given.has(name) || value !== "0px"))
        given.set(name, value.slice(0, -2));
    }
  return [...given].map(([name, value]) => `${name}="${escaped(value)}"`);
}

/** Attributes that affect a whole group. */
function wholeOf(element: Element, style: CSSStyleDeclaration): string[] {
  const whole: string[] = [];
  if (style.opacity !== "1") whole.push(`opacity="${style.opacity}"`);
  if (style.transform !== "none") whole.push(`transform="${turnOf(element as SVGGraphicsElement, style)}"`);
  const clip = /^url\("?(#[^")]+)"?\)/.exec(style.clipPath)?.[1];
  if (clip !== undefined) whole.push(`clip-path="url(${escaped(clip)})"`);
  return whole;
}

/** The transformation of a style, about its origin. */
function turnOf(element: SVGGraphicsElement, style: CSSStyleDeclaration): string {
  const [x = 0, y = 0] = style.transformOrigin.split(" ").map(Number.parseFloat);
  const isOwn = style.transformBox === "fill-box";
  const box = isOwn ? element.getBBox() : { x: 0, y: 0 };
  const [left, top] = [x + box.x, y + box.y];
  const matrix = style.transform.replaceAll(",", "");
  if (left === 0 && top === 0) return matrix;
  return `translate(${number(left)} ${number(top)}) ${matrix} translate(${number(-left)} ${number(-top)})`;
}

function lookOf(style: CSSStyleDeclaration): string[] {
  const look = [paint("fill", style.fill)];
  if (style.stroke !== "none")
    look.push(paint("stroke", style.stroke), `stroke-width="${Number.parseFloat(style.strokeWidth)}"`);
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = style.getPropertyValue(name);
    // The colour's own opacity is multiplied in.
    if (value !== "" && value !== usual && !(name.startsWith("stroke") && style.stroke === "none"))
      look.push(`${name}="${value.replaceAll("px", "")}"`);
  }
  return look;
}

/** Other baselines are written as a shift, because drawing programs do not support them. */
function letteringOf(element: Element, style: CSSStyleDeclaration): string[] {
  const lettering = element.localName === "text" || style.fontSize !== "" ? [fontOf(style)] : [];
  if (style.textAnchor !== "start") lettering.push(`text-anchor="${style.textAnchor}"`);
  const { ascent, descent } = reachOf(style);
  const shifts: Readonly<Record<string, number>> = {
    central: (ascent - descent) / 2,
    middle: 0.26 * Number.parseFloat(style.fontSize),
    hanging: 0.8 * ascent,
    "text-before-edge": ascent,
    "text-after-edge": -descent,
  };
  const shift = shifts[style.dominantBaseline];
  if (shift !== undefined && element.localName === "text" && !element.hasAttribute("dy"))
    lettering.push(`dy="${number(shift)}"`);
  return lettering;
}
