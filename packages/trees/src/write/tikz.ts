import { colours, glyphWarnings, latexDocument, sizeWarnings, Typesetter } from "./latex.js";
import { type Style, scaleOf } from "./picture/notation.js";
import { type Edge, edgeTexts, nodeTexts, type PlacedNode, pictureOf } from "./picture/picture.js";
import { setPaths } from "./picture/sets.js";
import { crossStrokes, outlinePoints } from "./picture/shapes.js";
import type { View } from "./view/view.js";
import type { Written } from "./written.js";

const STYLES = `\\begin{tikzpicture}[
  x=0.75bp, y=-0.75bp, font=\\small, text=tyche ink,
  tyche node/.style={draw=tyche line, line width=0.9pt, line join=round},
  tyche skipped/.style={draw=tyche faded, fill=white, dashed},
  tyche edge/.style={draw=tyche line, line width=0.7pt},
  tyche chosen/.style={draw=tyche chosen, line width=2.2pt},
  tyche cut/.style={draw=tyche cut, dashed, line width=0.7pt},
  tyche away/.style={draw=tyche faded, dashed, line width=0.7pt},
  tyche cross/.style={draw=tyche cut, line width=1.1pt},
  tyche text/.style={inner sep=0pt},
  tyche ground/.style={inner sep=1.2pt, fill=white},
  tyche kind/.style={inner sep=0pt, font=\\scriptsize\\sffamily, text=tyche faded},
`;

/** Scales lengths and texts; coordinates are scaled separately. */
function scaledTo(scale: number): string {
  return `  scale=${scale.toFixed(4)}, every node/.append style={transform shape},\n`;
}

/** Writes plain TikZ, which needs no package but tikz, and no library. */
export function writeTikz(view: View, notation: Style, standalone = true): Written {
  const picture = pictureOf(view, notation);
  const type = new Typesetter();
  const scale = scaleOf(notation, picture.width, picture.height);
  const lines = [`${colours()}${STYLES}${scale === 1 ? "" : scaledTo(scale)}]`];
  for (const { x, y, text } of picture.levels) {
    const anchor = picture.grows === "down" ? "west" : "center";
    lines.push(textTikz(x, y, type.text(text), `tyche kind, anchor=${anchor}`));
  }
  // Chosen edges are drawn last, so that nothing crosses them.
  for (const chosen of [false, true]) {
    for (const node of picture.nodes) if (node.view.chosen === chosen) lines.push(...edgeTikz(node));
  }
  for (const path of setPaths(picture)) {
    const points = path.map(({ x, y }) => at(x, y)).join(" -- ");
    lines.push(
      `\\draw[tyche ink, line width=1.5pt, dash pattern=on 0pt off 4.5pt, line cap=round] ${points};`,
    );
  }
  for (const node of picture.nodes) lines.push(...nodeTikz(node, type));
  for (const { edge, view: of } of picture.nodes) {
    if (edge) lines.push(...edgeTextsTikz(edge, of.skipped, type));
  }
  lines.push("\\end{tikzpicture}");
  const body = `${lines.join("\n")}\n`;
  return {
    text: standalone ? latexDocument(body, ["\\usepackage{tikz}"], type) : body,
    warnings: [...glyphWarnings(type), ...sizeWarnings(picture)],
    loses: false,
  };
}

function edgeTikz({ edge, view }: PlacedNode): string[] {
  if (!edge) return [];
  const path = edge.points.map(({ x, y }) => at(x, y)).join(" -- ");
  const style = view.cut
    ? "tyche cut"
    : view.chosen
      ? "tyche chosen"
      : view.skipped
        ? "tyche away"
        : "tyche edge";
  const line = `\\draw[${style}] ${path};`;
  if (!view.cut) return [line];
  const strokes = crossStrokes(edge).map(([a, b]) => `${at(a.x, a.y)} -- ${at(b.x, b.y)}`);
  return [line, `\\draw[tyche cross] ${strokes.join(" ")};`];
}

function nodeTikz(node: PlacedNode, type: Typesetter): string[] {
  const { x, y, width, height, shape, view } = node;
  const lines: string[] = [];
  const style = `tyche node, fill=tyche ${view.node?.kind}${view.skipped ? ", tyche skipped" : ""}`;
  if (shape === "circle") {
    const radii = `x radius=${length(width / 2)}, y radius=${length(height / 2)}`;
    lines.push(`\\draw[${style}] ${at(x, y)} circle[${radii}];`);
  } else if (shape !== "plain") {
    const points = outlinePoints(shape, node).map((point) => at(point.x, point.y));
    lines.push(`\\draw[${style}] ${points.join(" -- ")} -- cycle;`);
  }
  for (const { x: px, y: py, caption, anchor } of nodeTexts(node)) {
    const faded = view.skipped || ["kind", "window", "more"].includes(caption.says);
    const style = `tyche text, anchor=${anchor === "start" ? "west" : "center"}${faded ? ", text=tyche faded" : ""}`;
    lines.push(textTikz(px, py, type.marked(caption), style));
  }
  return lines;
}

function edgeTextsTikz(edge: Edge, skipped: boolean, type: Typesetter): string[] {
  return edgeTexts(edge).map(({ x, y, caption }) => {
    const faded = skipped || caption.says === "window" ? ", text=tyche faded" : "";
    return textTikz(x, y, type.caption(caption), `tyche ground, font=\\footnotesize${faded}`);
  });
}

function textTikz(x: number, y: number, set: string, style: string): string {
  return `\\node[${style}] at ${at(x, y)} {${set}};`;
}

function at(x: number, y: number): string {
  return `(${length(x)},${length(y)})`;
}

function length(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}
