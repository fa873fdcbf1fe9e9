import type { NodeShape, Part, Shape, Text, XY } from "./scene.js";
import { cornersOf, curveOf } from "./shapes.js";

/** An element of a drawing as data: for a text, or for a page that changes what it drew before. */
export interface SvgElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgElement | string)[];
}

/** Creates an element of a drawing. */
function svgElement(
  tag: string,
  attributes: SvgElement["attributes"],
  children: SvgElement["children"] = [],
): SvgElement {
  return { tag, attributes, children };
}

/** Parts without an element of their own. */
const BARE: ReadonlySet<Part> = new Set(["level", "set"]);

/** The classes of states; the others have none. */
const STATES: { readonly [type in "node" | "edge"]: { readonly [state: string]: string } } = {
  node: { unseen: "unseen", open: "open", cut: "skipped", gone: "skipped" },
  edge: { own: "own", best: "best", cut: "cut", gone: "skipped", never: "never" },
};

/**
 * The elements of a scene, from back to front: a `<g>` for each part of a node, with its id in `data-node`, `data-edge`,
 * `data-handed`, `data-stub` or `data-line`. Its classes are the part, the kind of a node, and the state ("open", "skipped",
 * "cut", "best", "own", "now", "focused"). An element inside it has the type of its shape, or the role of its text.
 */
export function paintSvg(shapes: readonly Shape[]): SvgElement[] {
  const groups: Shape[][] = [];
  for (const shape of shapes) {
    const { part, of } = groups.at(-1)?.[0] ?? {};
    const continues =
      shape.part === part && shape.of === of && shape.type !== "edge" && !BARE.has(shape.part);
    if (continues) groups.at(-1)!.push(shape);
    else groups.push([shape]);
  }
  return groups.flatMap((group) => {
    const { part, of } = group[0]!;
    const elements = group.flatMap(elementsOf);
    if (BARE.has(part)) return elements;
    const id: SvgElement["attributes"] = of === undefined ? {} : { [`data-${part}`]: String(of) };
    return [svgElement("g", { class: classesOf(group), ...id }, elements)];
  });
}

function classesOf(group: readonly Shape[]): string {
  const own = group.find((shape) => shape.type === "node" || shape.type === "edge");
  if (!own) return group[0]!.part;
  const names = own.type === "node" ? ["node", own.kind, own.isFocused && "focused"] : ["edge"];
  return [...names, STATES[own.type][own.state], own.isNow && "now"].filter(Boolean).join(" ");
}

function elementsOf(shape: Shape): SvgElement[] {
  switch (shape.type) {
    case "node":
      return [svgElement("title", {}, [shape.title]), outlineSvg(shape), ...plateSvg(shape)];
    case "edge":
      return [pathSvg(edgeData(shape.points), "", shape.weight)];
    case "mark": {
      if (shape.what !== "focus") {
        const name = shape.what === "hatch" ? "hatch" : "cross";
        return [pathSvg(shape.strokes.map(pathData).join(""), name)];
      }
      return [
        box("mark focus", corner(shape.at, shape.size, -1), corner(shape.at, shape.size, 1), { rx: "9" }),
      ];
    }
    case "area":
      if (shape.what === "light") return [pathSvg(`${pathData(shape.points)}Z`, "light")];
      return [pathSvg(pathData(shape.points), `set ${shape.colour} ${shape.layer}`, 2 * shape.radius)];
    case "bar": {
      const name = shape.kind ? `${shape.what} ${shape.kind}` : shape.what;
      if (shape.what === "axis" || shape.what === "post")
        return [pathSvg(pathData([shape.from, shape.to]), name)];
      return [box(name, shape.from, shape.to, shape.what === "plot" ? { rx: "6" } : {})];
    }
    case "text":
      return textSvg(shape);
  }
}

function pathSvg(d: string, name: string, width = 0): SvgElement {
  const own = { ...(name && { class: name }), ...(width && { "stroke-width": round(width) }) };
  return svgElement("path", { ...own, d });
}

function outlineSvg(node: NodeShape): SvgElement {
  const { at, size, outline } = node;
  if (outline === "plain") return box("shape plain", corner(at, size, -1), corner(at, size, 1));
  const points = cornersOf(node);
  if (points) return svgElement("polygon", { class: "shape", points: points.map(pair).join(" ") });
  const radii = { rx: round(size[0] / 2), ry: round(size[1] / 2) };
  return svgElement("ellipse", { class: "shape", cx: round(at[0]), cy: round(at[1]), ...radii });
}

function plateSvg({ plate }: NodeShape): SvgElement[] {
  if (!plate) return [];
  return [box("shape plate", corner(plate.at, plate.size, -1), corner(plate.at, plate.size, 1), { rx: "3" })];
}

function textSvg(shape: Text): SvgElement[] {
  const { role, kind, text, number, at, anchor, size, ground, colour } = shape;
  const name = [role, kind, colour, shape.isMuted && "muted"].filter(Boolean).join(" ");
  const sized = size === undefined ? {} : { "font-size": round(size) };
  const turn = shape.isTurned && { transform: `rotate(-90 ${at.map(round).join(" ")})` };
  // Half of the height of letters: not every program that shows SVG knows other baselines.
  const place = { x: round(at[0]), y: round(at[1]), dy: "0.35em", "text-anchor": anchor, ...sized, ...turn };
  const parts =
    role === "bar-end" && number
      ? [text.slice(0, -number.length), svgElement("tspan", { class: "number" }, [number])]
      : [text];
  const said = svgElement("text", { class: name, ...place }, parts);
  return ground
    ? [box(shape.isLit ? "ground lit" : "ground", corner(at, ground, -1), corner(at, ground, 1)), said]
    : [said];
}

/** A corner of a box around a point: the first one for -1, the opposite one for 1. */
function corner([x, y]: XY, [width, height]: XY, sign: 1 | -1): XY {
  return [x + (sign * width) / 2, y + (sign * height) / 2];
}

function box(
  name: string,
  [left, top]: XY,
  [right, bottom]: XY,
  more: SvgElement["attributes"] = {},
): SvgElement {
  const size = { width: round(right - left), height: round(bottom - top) };
  return svgElement("rect", { class: name, x: round(left), y: round(top), ...size, ...more });
}

function pathData(points: readonly XY[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** An edge with a corner is a curve up to it. */
function edgeData(points: readonly XY[]): string {
  const curve = curveOf(points);
  if (!curve) return pathData(points);
  const [one, two, corner, to] = curve.map((point) => point.map(round).join(" "));
  return `${pathData(points.slice(0, -2))}C${one} ${two} ${corner}L${to}`;
}

function pair([x, y]: XY): string {
  return `${round(x)},${round(y)}`;
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10);
}
