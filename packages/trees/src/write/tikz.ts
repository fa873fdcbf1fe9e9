import { draw } from "../scene/draw.js";
import { type Style, scaleOf } from "../scene/notation.js";
import { place } from "../scene/place.js";
import type { NodeShape, Role, Shape, Text, XY } from "../scene/scene.js";
import { cornersOf, curveOf } from "../scene/shapes.js";
import type { View } from "../view/view.js";
import { colours, glyphWarnings, latexDocument, sizeWarnings, Typesetter } from "./latex.js";
import type { Written } from "./written.js";

const STYLES = `\\begin{tikzpicture}[
  x=0.75bp, y=-0.75bp, font=\\small, text=tyche ink,
  tyche node/.style={line width=0.9pt, line join=round},
  tyche skipped/.style={draw=tyche faded, fill=white, dashed},
  tyche edge/.style={draw=tyche line, line width=0.7pt},
  tyche chosen/.style={draw=tyche chosen, line width=2.2pt},
  tyche cut/.style={draw=tyche cut, dashed, line width=0.7pt},
  tyche away/.style={draw=tyche faded, dashed, line width=0.7pt},
  tyche never/.style={draw=tyche line, dashed, line width=0.7pt},
  tyche cross/.style={draw=tyche cut, line width=1.1pt},
  tyche text/.style={inner sep=0pt},
  tyche ground/.style={inner sep=1.2pt, fill=white},
  tyche kind/.style={inner sep=0pt, font=\\scriptsize\\sffamily, text=tyche faded},
`;

/** The colours and styles. Lengths and texts are scaled, and the width of ribbons, but not that of lines. */
function headOf(scale: number, hasSets: boolean): string {
  const scaled = `  scale=${scale.toFixed(4)}, every node/.append style={transform shape},\n`;
  const sets = `  tyche set/.style 2 args={draw=tyche #1, line width=#2*${(0.75 * scale).toFixed(4)}bp, line cap=round, line join=round},\n  tyche name/.style={inner sep=0pt, font=\\scriptsize\\bfseries, text=tyche #1},\n`;
  return `${colours(hasSets)}${STYLES}${hasSets ? sets : ""}${scale === 1 ? "" : scaled}]`;
}

/** Writes plain TikZ, which needs no package but tikz, and no library. */
export function writeTikz(view: View, notation: Style, standalone = true): Written {
  const { size, shapes } = draw(place(view, notation), view);
  const type = new Typesetter();
  const scale = scaleOf(notation, ...size);
  const hasSets = shapes.some(({ type }) => type === "area");
  const lines = shapes.map((shape) => shapeTikz(shape, type)).filter(Boolean);
  const body = `${[headOf(scale, hasSets), ...lines, "\\end{tikzpicture}"].join("\n")}\n`;
  return {
    text: standalone ? latexDocument(body, type) : body,
    warnings: [...glyphWarnings(type), ...sizeWarnings(size)],
    loses: false,
  };
}

/** The styles of states; the others have none of their own. */
const NODE_STYLES: { readonly [state: string]: string } = { cut: ", tyche skipped", gone: ", tyche skipped" };
const EDGE_STYLES: typeof NODE_STYLES = { plain: "edge", own: "chosen", best: "chosen", gone: "away" };
/** Texts that are faded wherever they are. */
const FADED: ReadonlySet<Role> = new Set(["kind", "window", "interval", "sum", "more"]);

/** The command that draws a shape. Marks of a step and number lines are not drawn on paper. */
function shapeTikz(shape: Shape, type: Typesetter): string {
  switch (shape.type) {
    case "edge":
      return `\\draw[tyche ${EDGE_STYLES[shape.state] ?? shape.state}${shape.weight ? `, line width=${length(0.75 * shape.weight)}bp` : ""}] ${edgePath(shape.points)};`;
    case "mark":
      return shape.what === "slashes" ? `\\draw[tyche cross] ${shape.strokes.map(path).join(" ")};` : "";
    case "area":
      if (shape.what === "light") return "";
      return `\\draw[tyche set={${shape.layer} ${shape.colour}}{${length(2 * shape.radius)}}] ${path(shape.points)};`;
    case "node":
      return nodeTikz(shape);
    case "text":
      return textTikz(shape, type);
    case "bar":
      return "";
  }
}

function nodeTikz(node: NodeShape): string {
  if (node.outline === "plain") return "";
  const style = `tyche node, fill=tyche ${node.kind}, draw=tyche ${node.kind} line${NODE_STYLES[node.state] ?? ""}`;
  const corners = cornersOf(node);
  const [width, height] = node.size;
  const radii = `x radius=${length(width / 2)}, y radius=${length(height / 2)}`;
  const outline = corners ? `${path(corners)} -- cycle` : `${at(node.at)} circle[${radii}]`;
  return `\\draw[${style}] ${outline};${node.plate ? plateTikz(node.plate, style) : ""}`;
}

function plateTikz(
  { at: [x, y], size: [width, height] }: NonNullable<NodeShape["plate"]>,
  style: string,
): string {
  const corner = (side: 1 | -1): string => at([x + (side * width) / 2, y + (side * height) / 2]);
  return `\n\\draw[${style}, rounded corners=1.5pt] ${corner(-1)} rectangle ${corner(1)};`;
}

function textTikz(text: Text, type: Typesetter): string {
  const anchor = `anchor=${{ start: "west", middle: "center", end: "east" }[text.anchor]}`;
  const faded = text.isMuted || FADED.has(text.role) ? ", text=tyche faded" : "";
  const style = text.ground ? `tyche ground, font=\\footnotesize${faded}` : `tyche text, ${anchor}${faded}`;
  const shown = text.role === "level" ? `tyche kind, ${anchor}` : style;
  const own = text.colour && `tyche name={outline ${text.colour}}${text.isTurned ? ", rotate=90" : ""}`;
  return `\\node[${own ?? shown}] at ${at(text.at)} {${type.marked(text)}};`;
}

function edgePath(points: readonly XY[]): string {
  const curve = curveOf(points);
  if (!curve) return path(points);
  const [one, two, corner, to] = curve.map(at);
  return `${path(points.slice(0, -2))} .. controls ${one} and ${two} .. ${corner} -- ${to}`;
}

function path(points: readonly XY[]): string {
  return points.map(at).join(" -- ");
}

function at([x, y]: XY): string {
  return `(${length(x)},${length(y)})`;
}

function length(units: number): string {
  return String(Math.round(units * 10) / 10);
}
