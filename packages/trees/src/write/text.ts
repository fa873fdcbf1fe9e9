import { englishWords, scriptOf } from "@tyche/messages";
import type { Tree } from "../model/node.js";
import { formatLimit } from "../model/number.js";
import { EVERYTHING, type Fold } from "../view/fold.js";
import { worthText } from "../view/numbers.js";
import { clip, columns } from "../view/spelling.js";
import {
  edgeText,
  foldWarnings,
  isEstimate,
  partsText,
  type View,
  type ViewNode,
  type ViewOptions,
  viewOf,
} from "../view/view.js";
import type { Written } from "./written.js";

/** Options for a drawing in text. */
export interface TextOptions extends ViewOptions {
  /** Width in columns, 80 by default. */
  readonly width?: number | undefined;
  /** ANSI colours; what they show is always shown by letters or signs too. */
  readonly colour?: boolean | undefined;
  /** ASCII only; in English if the language needs other letters. */
  readonly ascii?: boolean | undefined;
  /** Limit on the nodes drawn, 400 by default; stubs such as "+137 more" replace the rest. */
  readonly limit?: number | undefined;
}

const UNICODE = {
  inner: "├─",
  last: "╰─",
  line: "│",
  chosen: "▶",
  cut: "✂",
  plain: "─",
  ellipsis: "…",
  atLeast: "≥",
  atMost: "≤",
  about: "≈",
  infinity: "∞",
  /** Converts words of the language to the letters available. */
  letters: (words: string) => words,
};
type Pencil = typeof UNICODE;

const PLAIN: Pencil = {
  inner: "|-",
  last: "`-",
  line: "|",
  chosen: ">",
  cut: "x",
  plain: "-",
  ellipsis: "..",
  atLeast: ">=",
  atMost: "<=",
  about: "~",
  infinity: "inf",
  letters: (words) => words.normalize("NFD").replace(/\p{Mn}/gu, ""),
};

/** Indent per level, in columns. */
const INDENT = 4;

const STYLES = { chosen: "1;32", cut: "31", skipped: "2", max: "34", min: "35", chance: "33" } as const;

/** Writes a tree for a terminal: one line per node, under its parent, clipped to the width. */
export function writeText(tree: Tree, options: TextOptions = {}): Written {
  const { width = 80, colour = false, ascii = false, words = englishWords() } = options;
  const lettered = ascii && scriptOf(words.language) !== "Latn" ? englishWords() : words;
  const view = viewOf(tree, { ...options, words: lettered }, chooseFold(options));
  const text = drawLines(view, { width: Math.max(20, width), colour, ascii });
  return { text, warnings: foldWarnings(view), loses: false };
}

/** At any width, most of a line is not indentation: on a deep chain the blanks would take quadratic space. */
function chooseFold({ limit, width = 80 }: TextOptions): Fold {
  const levels = Math.max(1, Math.min(Math.floor((width - 24) / INDENT), 200));
  return limit === undefined
    ? { limit: 400, levels, breadth: 40 }
    : { ...EVERYTHING, limit: Math.max(2, limit), levels };
}

function drawLines(
  view: View,
  options: { readonly width: number; readonly colour: boolean; readonly ascii: boolean },
): string {
  const pencil = options.ascii ? PLAIN : UNICODE;
  const paint = (style: string | undefined, text: string): string =>
    options.colour && style !== undefined && text !== "" ? `\u001b[${style}m${text}\u001b[0m` : text;
  const lastChild = new Int32Array(view.nodes.length);
  for (let index = 1; index < view.nodes.length; index++) lastChild[view.nodes[index]!.parent] = index;
  // For each depth on the path to the current node, the line that runs past it to a later sibling.
  const trunk: string[] = [];
  const lines = view.nodes.map((node, index) => {
    trunk.length = Math.max(0, node.depth - 1);
    let branch = "";
    if (index > 0) {
      const isLast = lastChild[node.parent] === index;
      const end = node.cut ? "cut" : node.chosen ? "chosen" : "plain";
      branch = `${isLast ? pencil.last : pencil.inner}${pencil[end]} `;
      branch = paint(end === "plain" ? undefined : STYLES[end], branch);
      trunk.push((isLast ? "" : pencil.line).padEnd(INDENT));
    }
    const before = trunk.slice(0, Math.max(0, node.depth - 1)).join("");
    const room = options.width - INDENT * node.depth;
    const content = clip(nodeText(node, view, pencil, room), room, pencil.ellipsis);
    const style = node.skipped
      ? STYLES.skipped
      : node.chosen
        ? STYLES.chosen
        : STYLES[node.node?.kind as keyof typeof STYLES];
    const letters = options.ascii ? content.replace(/[^ -~]/gu, "?") : content;
    return (before + branch + paint(style, letters)).trimEnd();
  });
  return `${lines.join("\n")}\n`;
}

function nodeText(node: ViewNode, { numbers, words }: View, pencil: Pencil, room: number): string {
  if (!node.node)
    return `${pencil.ellipsis} ${pencil.letters(words.text("drawing-more", { count: node.more }))}`;
  const value = node.value && worthText(node.value, numbers);
  const sign = isEstimate(node.node)
    ? pencil.about
    : { exact: "=", lower: pencil.atLeast, upper: pencil.atMost }[node.bound];
  const limit = (end: Parameters<typeof formatLimit>[0]): string =>
    formatLimit(end, (number) => worthText(number, numbers))
      .replace("−", "-")
      .replace("∞", pencil.infinity);
  const after = [
    value === undefined ? "" : node.name === "" && !node.label && sign === "=" ? value : `${sign} ${value}`,
    node.parts ? `(${partsText(node.parts, numbers)})` : "",
    node.interval ? words.text("drawing-interval", { ends: `[${node.interval.map(limit).join(", ")}]` }) : "",
    node.window ? words.text("drawing-window", { ends: `(${node.window.map(limit).join(", ")})` }) : "",
    node.estimate && node.estimate !== node.value
      ? words.text("drawing-estimate", { value: worthText(node.estimate, numbers) })
      : "",
    node.cut ? words.text("drawing-pruned") : node.impossible ? words.text("drawing-impossible") : "",
  ];
  const tail = pencil.letters(after.filter(Boolean).join(" "));
  const edge = edgeText(node, numbers);
  // A long label is shortened in favour of the value: names get at most half of the room.
  const names = Math.max(8, Math.floor(room / 2), room - columns(tail) - 1);
  const set = node.set === undefined ? "" : `{${node.set}}`;
  const head = [edge && `${edge}:`, node.name, set, node.label].filter(Boolean).join(" ");
  return [clip(head, names, pencil.ellipsis), tail].filter(Boolean).join(" ");
}
