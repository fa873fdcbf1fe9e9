import { scriptOf } from "@tyche/messages";
import { colours, glyphWarnings, latexDocument, sizeWarnings, Typesetter } from "./latex.js";
import { isTight, pageSize, type Shape, type Style } from "./picture/notation.js";
import { type PlacedNode, pictureOf, TEXT_AT, widest } from "./picture/picture.js";
import { setLinks, type View } from "./view/view.js";
import type { Written } from "./written.js";

/** TeX points per pixel. */
const POINTS = 0.75;
/** Deeper nodes are not indented any further: on a deep chain the blanks would take quadratic space. */
const DEEPEST_INDENT = 20;

/** Points between siblings without captions. */
const SIBLINGS = 8;

/** The shapes of TikZ's library shapes.geometric. */
const SHAPES: { readonly [shape in Shape]: string } = {
  "triangle-up":
    "isosceles triangle, shape border rotate=90, minimum width=30pt, minimum height=25pt, isosceles triangle stretches, inner sep=0pt",
  "triangle-down":
    "isosceles triangle, shape border rotate=270, minimum width=30pt, minimum height=25pt, isosceles triangle stretches, inner sep=0pt",
  "triangle-left":
    "isosceles triangle, shape border rotate=180, minimum width=18pt, minimum height=16pt, isosceles triangle stretches, inner sep=0pt",
  "trapezoid-up":
    "trapezium, trapezium angle=70, trapezium stretches body, minimum width=36pt, minimum height=21pt, inner sep=2pt",
  "trapezoid-down":
    "trapezium, trapezium angle=110, trapezium stretches body, minimum width=36pt, minimum height=21pt, inner sep=2pt",
  square: "rectangle, minimum size=21pt, inner sep=3pt",
  circle: "ellipse, minimum size=23pt, inner sep=1pt",
  diamond: "diamond, minimum width=34pt, minimum height=29pt, inner sep=0pt",
  hexagon:
    "chamfered rectangle, chamfered rectangle xsep=6pt, minimum width=30pt, minimum height=24pt, inner sep=3pt",
  plain: "rectangle, minimum size=14pt, inner sep=2pt, draw=none",
};

/** Writes a tree for the LaTeX package forest: the format to choose for drawings that will be edited by hand. */
export function writeForest(view: View, notation: Style, standalone = true): Written {
  const picture = pictureOf(view, notation);
  const type = new Typesetter();
  const down = notation.grows === "down";
  const parts = [colours(), styles(view, notation, picture.nodes), "\\begin{forest}\n", "  tyche tree,\n"];
  const rooms = roomsBelow(picture.nodes, down);
  let depth = -1;
  const links = setLinks(view.nodes);
  const joined = new Set(links.flat());
  const named = new Set<number>();
  for (const [index, node] of picture.nodes.entries()) {
    const here = node.view.depth;
    if (here <= depth) parts.push("]".repeat(depth - here + 1));
    if (depth >= 0) parts.push("\n");
    depth = here;
    const extra: string[] = [];
    if (picture.levels[here] && !named.has(here)) extra.push(`name=tyche level ${here}`);
    named.add(here);
    if (joined.has(index)) extra.push(`alias=tyche set ${index}`);
    if (rooms[index]! > 0) extra.push(`s sep=${(SIBLINGS + rooms[index]! * POINTS).toFixed(0)}pt`);
    parts.push("  ".repeat(1 + Math.min(here, DEEPEST_INDENT)), "[", nodeForest(node, type, extra, down));
  }
  parts.push("]".repeat(depth + 1), "\n");
  for (const [from, to] of links) {
    parts.push(
      `  \\draw[tyche ink, line width=1.5pt, dash pattern=on 0pt off 4.5pt, line cap=round] (tyche set ${from}) -- (tyche set ${to});\n`,
    );
  }
  if (picture.levels.length > 0) {
    const side = down ? "west" : "north";
    parts.push(`  \\coordinate (tyche side) at (current bounding box.${side});\n`);
    for (const [level, { text }] of picture.levels.entries()) {
      const place = down
        ? `[tyche kind, left=10pt] at (tyche side |- tyche level ${level})`
        : `[tyche kind, above=6pt] at (tyche side -| tyche level ${level})`;
      parts.push(`  \\node${place} {${type.text(text)}};\n`);
    }
  }
  parts.push("\\end{forest}\n");
  const size = boxSize(notation);
  const body =
    size === undefined ? parts.join("") : `\\begin{adjustbox}{${size}}\n${parts.join("")}\\end{adjustbox}\n`;
  const preamble = size === undefined ? PREAMBLE : [...PREAMBLE, "\\usepackage{adjustbox}"];
  return {
    text: standalone ? latexDocument(body, preamble, type) : body,
    warnings: [...glyphWarnings(type), ...sizeWarnings(picture)],
    loses: false,
  };
}

const PREAMBLE = ["\\usepackage{forest}", "\\usetikzlibrary{shapes.geometric,shapes.misc}"];

/** The size for the package adjustbox; undefined for the drawing's natural size. */
function boxSize({ size }: Style): string | undefined {
  if (size === undefined || size === 1) return undefined;
  if (typeof size === "number") return `scale=${size}`;
  const [width, height] = pageSize(size).map((pixels) => `${(pixels * POINTS).toFixed(1)}bp`);
  return `max width=${width}, max totalheight=${height}`;
}

function styles(view: View, notation: Style, nodes: readonly PlacedNode[]): string {
  const down = notation.grows === "down";
  const lines = nodes.reduce((most, { edge }) => Math.max(most, edge?.texts.length ?? 0), 0);
  const level = (
    down ? 58 + 11 * lines : 62 + widest(nodes.flatMap(({ edge }) => edge?.texts ?? [])) * POINTS
  ).toFixed(0);
  const kinds = view.kinds.map(
    (kind) =>
      `  tyche ${kind}/.style={tyche node, shape=${SHAPES[notation.shapes[kind]]}${kind === "leaf" && isTight(notation) ? ", minimum width=13pt, inner sep=1.5pt" : ""}, fill=tyche ${kind}},\n`,
  );
  return [
    "\\forestset{\n",
    "  tyche tree/.style={for tree={font=\\small, text=tyche ink, anchor=center, ",
    down ? "parent anchor=south, child anchor=north, " : "grow'=0, parent anchor=east, child anchor=west, ",
    `l sep=0pt, l=${level}pt, s sep=${isTight(notation) ? SIBLINGS / 2 : SIBLINGS}pt, edge={draw=tyche line, line width=0.7pt}}},\n`,
    "  tyche node/.style={draw=tyche line, line width=0.9pt, line join=round},\n",
    ...kinds,
    `  tyche more/.style={font=\\small${scriptOf(view.words.language) === "Latn" ? "\\itshape" : ""}, text=tyche faded},\n`,
    "  tyche skipped/.style={draw=tyche faded, fill=white, dashed, text=tyche faded},\n",
    "  tyche chosen/.style={edge={draw=tyche chosen, line width=2.2pt}},\n",
    "  tyche away/.style={edge={draw=tyche faded, dashed}},\n",
    "  tyche cut/.style={edge={draw=tyche cut, dashed}, edge label={node[tyche cross]{/\\kern-.2em/}}},\n",
    "}\n",
    "\\tikzset{\n",
    `  tyche cross/.style={midway, sloped, text=tyche cut, font=\\bfseries, inner sep=0pt${lines > 0 ? ", pos=0.86" : ""}},\n`,
    `  tyche text/.style={pos=${TEXT_AT}, font=\\footnotesize, inner sep=1.2pt, align=center${down ? ", fill=white" : ", above, pos=0.7"}},\n`,
    "  tyche caption/.style={font=\\small, inner sep=1pt, align=left, draw=none, fill=none, solid},\n",
    "  tyche kind/.style={font=\\scriptsize\\sffamily, text=tyche faded, inner sep=0pt},\n",
    "}\n",
  ].join("");
}

/** The space that captions and texts below each node need between siblings: forest keeps only nodes apart. */
function roomsBelow(nodes: readonly PlacedNode[], down: boolean): Float64Array {
  const rooms = new Float64Array(nodes.length);
  for (let index = nodes.length - 1; index > 0; index--) {
    const { parent } = nodes[index]!.view;
    rooms[parent] = Math.max(rooms[parent]!, rooms[index]!, roomBeside(nodes[index]!, down));
  }
  return rooms;
}

function roomBeside(node: PlacedNode, down: boolean): number {
  if (!down) return node.captionsAt === "above" ? 15 * node.captions.length : 0;
  const caption = node.captionsAt === "right" ? widest(node.captions) : widest(node.captions) - node.width;
  return Math.max(0, caption, node.edge ? widest(node.edge.texts) / TEXT_AT - node.width : 0);
}

function nodeForest(node: PlacedNode, type: Typesetter, extra: readonly string[], down: boolean): string {
  const { view, shape, inside, captions, captionsAt, edge } = node;
  const options = [`tyche ${view.node?.kind ?? "more"}`, ...extra];
  if (view.skipped) options.push(shape === "plain" ? "text=tyche faded" : "tyche skipped");
  if (view.chosen) options.push("tyche chosen");
  if (view.cut) options.push("tyche cut");
  else if (view.skipped) options.push("tyche away");
  if (captions.length > 0) {
    const lines = captions.map((text) => type.marked(text)).join("\\\\");
    const faded = view.skipped ? ", text=tyche faded" : "";
    // Beside a triangle there is free space at half its height, and its corner sticks out above or below.
    const away = captionsAt === "right" && shape.startsWith("triangle-") && shape !== "triangle-left" ? 8 : 2;
    options.push(`label={[tyche caption, label distance=${away}pt${faded}]${captionsAt}:{${lines}}}`);
  }
  if (edge && edge.texts.length > 0) {
    const lines = edge.texts.map((text) => type.caption(text)).join("\\\\");
    // A cut edge already has its cross as a label; labels accumulate.
    options.push(`edge label+={node[tyche text${view.skipped ? ", text=tyche faded" : ""}]{${lines}}}`);
  }
  if (!down && edge) options.push("edge path'={(!u.parent anchor) -- ++(14pt,0) |- (.child anchor)}");
  return `{${inside ? type.marked(inside) : ""}}, ${options.join(", ")}`;
}
