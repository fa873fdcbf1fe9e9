import type { NodeOutline, Notation } from "../scene/notation.js";
import { LIGHT } from "../scene/palette.js";
import { setLinks } from "../scene/plan-ribbons.js";
import { edgeParts, nodeParts, type View, type ViewNode } from "../view/view.js";

const SHAPES: { readonly [shape in NodeOutline]: string } = {
  "triangle-up": "triangle",
  "triangle-down": "invtriangle",
  "triangle-left": "triangle",
  "trapezoid-up": "trapezium",
  "trapezoid-down": "invtrapezium",
  square: "box",
  circle: "ellipse",
  diamond: "diamond",
  hexagon: "hexagon",
  plain: "plaintext",
};

const { faded: FADED, fills: FILLS, line: LINE, chosen: CHOSEN, cut: CUT } = LIGHT;

/** Writes the DOT language of Graphviz. */
export function writeDot(view: View, notation: Notation): string {
  const lines = [
    "digraph tree {",
    `  graph [rankdir=${notation.grows === "down" ? "TB" : "LR"}, ordering=out, ranksep=0.6, nodesep=0.25]`,
    `  node [fontname="Helvetica", fontsize=12, style=filled, color="${LINE}", margin="0.06,0.04", height=0.35, width=0.4]`,
    `  edge [fontname="Helvetica", fontsize=11, color="${LINE}", arrowhead=none]`,
  ];
  for (const [index, node] of view.nodes.entries()) {
    lines.push(`  n${index} [${nodeAttributes(node, view, notation)}]`);
    if (node.parent < 0) continue;
    const attributes = edgeAttributes(node, view);
    lines.push(`  n${node.parent} -> n${index}${attributes === "" ? "" : ` [${attributes}]`}`);
  }
  for (const [from, to] of setLinks(view.nodes)) {
    const label = escapeDot(view.nodes[from]!.set!);
    lines.push(
      `  n${from} -> n${to} [style=dotted, penwidth=2, constraint=false, dir=none, label="${label}"]`,
    );
  }
  lines.push("}", "");
  return lines.join("\n");
}

function nodeAttributes(node: ViewNode, { numbers, words }: View, notation: Notation): string {
  if (!node.node) {
    const more = escapeDot(words.text("drawing-more", { count: node.more }));
    return `shape=plaintext, style="", fontcolor="${FADED}", label="${more}"`;
  }
  const { kind } = node.node;
  const label = nodeParts(node, numbers).map(escapeDot);
  const shape = notation.shapes[kind];
  const attributes = [`shape=${SHAPES[shape]}`];
  if (shape === "triangle-left") attributes.push("orientation=90");
  attributes.push(`fillcolor="${FILLS[kind]}"`, `label="${label.join("\\n")}"`);
  if (node.skipped) attributes.push(`style="filled,dashed"`, `color="${FADED}"`, `fontcolor="${FADED}"`);
  return attributes.join(", ");
}

function edgeAttributes(node: ViewNode, { numbers, words }: View): string {
  const attributes: string[] = [];
  const label = edgeParts(node, numbers, words).map(escapeDot);
  if (label.length > 0) attributes.push(`label="${label.join("\\n")}"`);
  if (node.cut) attributes.push(`style=dashed, color="${CUT}", fontcolor="${CUT}"`);
  if (node.chosen) attributes.push(`penwidth=3, color="${CHOSEN}", arrowhead=normal`);
  return attributes.join(", ");
}

/** Escapes a text for a quoted string, in which backslashes start escapes and ampersands entities. */
function escapeDot(text: string): string {
  return text.replace(/[\\"]/g, (character) => `\\${character}`).replaceAll("&", "&amp;");
}
