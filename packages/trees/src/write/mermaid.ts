import type { Message } from "@tyche/messages";
import type { Notation, Shape } from "./picture/notation.js";
import { edgeText, partsText, setLinks, type View, type ViewNode, valueText } from "./view/view.js";
import type { Written } from "./written.js";

/** Mermaid's defaults (maxEdges, maxTextSize): beyond them a page shows an error instead of the drawing. */
export const MERMAID_EDGES = 500;
export const MERMAID_CHARACTERS = 50_000;

const SHAPES: { readonly [shape in Shape]: readonly [open: string, close: string] } = {
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
    const members = classes.get(name);
    if (members) members.push(index);
    else classes.set(name, [index]);
  };
  for (const [index, node] of view.nodes.entries()) {
    const shape = node.node ? notation.shapes[node.node.kind] : "plain";
    const [open, close] = SHAPES[shape];
    lines.push(`  n${index}${open}"${escapeMermaid(nodeText(node, view))}"${close}`);
    mark(node.node ? node.node.kind : "more", index);
    if (node.skipped) mark("skipped", index);
    if (node.parent < 0) continue;
    const text = [
      edgeText(node, view.numbers),
      node.cut ? `✂ ${view.words.text("drawing-pruned")}` : "",
    ].filter((part) => part !== "");
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
  if (chosen.length > 0) lines.push(`  linkStyle ${chosen.join(",")} stroke:#0b5cad,stroke-width:4px`);
  if (sets.length > 0) lines.push(`  linkStyle ${sets.join(",")} stroke-width:3px,stroke-dasharray:1 6`);
  if (cut.length > 0) lines.push(`  linkStyle ${cut.join(",")} stroke:#b3261e`);
  const text = `${lines.join("\n")}\n`;
  return { text, warnings: limitWarnings(edges, text.length), loses: false };
}

const STYLES: { readonly [name: string]: string } = {
  max: "fill:#dcebfb,stroke:#4a525c,color:#1b1f24",
  min: "fill:#fde6dc,stroke:#4a525c,color:#1b1f24",
  chance: "fill:#fdf3cf,stroke:#4a525c,color:#1b1f24",
  player: "fill:#ebe3f9,stroke:#4a525c,color:#1b1f24",
  leaf: "fill:#ffffff,stroke:#4a525c,color:#1b1f24",
  more: "fill:none,stroke:none",
  skipped: "fill:#ffffff,stroke:#6b7280,color:#6b7280,stroke-dasharray:4 3",
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
  const parts = [node.name, node.label ?? "", valueText(node, numbers) ?? "", sum];
  return parts.filter((part) => part !== "").join(" ");
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
