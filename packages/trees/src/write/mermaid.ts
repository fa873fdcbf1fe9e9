import type { Message } from "@tyche/messages";
import { KINDS } from "../model/node.js";
import type { NodeOutline, Notation } from "../scene/notation.js";
import { LIGHT } from "../scene/palette.js";
import { setLinks } from "../scene/plan-ribbons.js";
import { edgeParts, partsText, type View, type ViewNode, valueText } from "../view/view.js";
import type { Written } from "./written.js";

/** Mermaid's defaults (maxEdges, maxTextSize): beyond them a page shows an error instead of the drawing. */
export const MERMAID_EDGES = 500;
export const MERMAID_CHARACTERS = 50_000;

const SHAPES: { readonly [shape in NodeOutline]: readonly [open: string, close: string] } = {
  "triangle-up": ["@{ shape: tri, label: ", " }"],
  "triangle-down": ["@{ shape: flip-tri, label: ", " }"],
  "triangle-left": ["@{ shape: odd, label: ", " }"],
  "trapezoid-up": ["[/", "\\]"],
  "trapezoid-down": ["[\\", "/]"],
  square: ["[", "]"],
  circle: ["((", "))"],
  diamond: ["{", "}"],
  hexagon: ["{{", "}}"],
  plain: ["@{ shape: text, label: ", " }"],
};

/** Writes a flowchart for Mermaid, with a warning beyond its limits. */
export function writeMermaid(view: View, notation: Notation): Written {
  const lines = [`flowchart ${notation.grows === "down" ? "TD" : "LR"}`];
  const classes = new Map<string, number[]>();
  const chosen: number[] = [];
  const cut: number[] = [];
  let edges = 0;
  const mark = (name: string, index: number): void => {
    if (!classes.get(name)?.push(index)) classes.set(name, [index]);
  };
  for (const [index, node] of view.nodes.entries()) {
    const shape = node.node ? notation.shapes[node.node.kind] : "plain";
    const [open, close] = SHAPES[shape];
    lines.push(`  n${index}${open}"${escapeMermaid(nodeText(node, view))}"${close}`);
    mark(node.node ? node.node.kind : "more", index);
    if (node.skipped) mark("skipped", index);
    if (node.parent < 0) continue;
    const text = edgeParts(node, view.numbers, view.words);
    const label = text.length > 0 ? `|"${escapeMermaid(text.join(" "))}"|` : "";
    lines.push(`  n${node.parent} ${node.cut ? "-.-" : node.chosen ? "==>" : "---"}${label} n${index}`);
    if (node.cut) cut.push(edges);
    if (node.chosen) chosen.push(edges);
    edges++;
  }
  const sets: number[] = [];
  for (const [from, to] of setLinks(view.nodes)) {
    lines.push(`  n${from} -.-|"${escapeMermaid(view.nodes[from]!.set!)}"| n${to}`);
    sets.push(edges++);
  }
  for (const [name, members] of classes) {
    lines.push(`  classDef ${name} ${STYLES[name]}`);
    // Short lines: a single list of all nodes would be hard to read and to compare.
    for (let from = 0; from < members.length; from += 40) {
      const some = members.slice(from, from + 40).map((index) => `n${index}`);
      lines.push(`  class ${some.join(",")} ${name}`);
    }
  }
  if (chosen.length > 0)
    lines.push(`  linkStyle ${chosen.join(",")} stroke:${chosenColour},stroke-width:4px`);
  if (sets.length > 0) lines.push(`  linkStyle ${sets.join(",")} stroke-width:3px,stroke-dasharray:1 6`);
  if (cut.length > 0) lines.push(`  linkStyle ${cut.join(",")} stroke:${cutColour}`);
  const text = `${lines.join("\n")}\n`;
  return { text, warnings: limitWarnings(edges, text.length), loses: false };
}

const { fills, lines, ink, faded, chosen: chosenColour, cut: cutColour } = LIGHT;
const STYLES: { readonly [name: string]: string } = {
  ...Object.fromEntries(
    KINDS.map((kind) => [kind, `fill:${fills[kind]},stroke:${lines[kind]},color:${ink}`]),
  ),
  more: "fill:none,stroke:none",
  skipped: `fill:#ffffff,stroke:${faded},color:${faded},stroke-dasharray:4 3`,
};

function limitWarnings(edges: number, characters: number): Message[] {
  return [
    ...(edges > MERMAID_EDGES ? [{ id: "note-edges", values: { count: edges, most: MERMAID_EDGES } }] : []),
    ...(characters > MERMAID_CHARACTERS
      ? [{ id: "note-characters", values: { count: characters, most: MERMAID_CHARACTERS } }]
      : []),
  ];
}

function nodeText(node: ViewNode, { numbers, words }: View): string {
  if (!node.node) return words.text("drawing-more", { count: node.more });
  const sum = node.parts ? `(${partsText(node.parts, numbers)})` : "";
  return [node.name, node.label, valueText(node, numbers), sum].filter(Boolean).join(" ");
}

/**
 * Escapes a text for use inside quotes: everything that Mermaid, its Markdown or HTML would interpret becomes a
 * character code. Markdown reads "1. " and "- " at the start as lists.
 */
function escapeMermaid(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} ≥≤✂().,+/=-]/gu, code)
    .replace(
      /^(\d*)([.)+-])( |$)/,
      (_, digits: string, mark: string, blank: string) => digits + code(mark) + blank,
    );
}

function code(character: string): string {
  return `#${character.codePointAt(0)};`;
}
