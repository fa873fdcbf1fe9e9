import { type Catalogue, englishWords, scriptOf } from "@tyche/messages";
import type { Tree } from "../model/node.js";
import type { SearchEvent } from "../search/event.js";
import { writeDot } from "./dot.js";
import { writeForest } from "./forest.js";
import { writeMermaid } from "./mermaid.js";
import { NOTATIONS, type NotationName, type Page, type Style } from "./picture/notation.js";
import { writeReadable } from "./readable.js";
import { writeSvg } from "./svg.js";
import { writeTable, writeTrace } from "./tables.js";
import { INDENT, writeText } from "./text.js";
import { writeTikz } from "./tikz.js";
import { EVERYTHING, type Fold } from "./view/fold.js";
import { type View, type ViewOptions, viewOf } from "./view/view.js";
import type { Written } from "./written.js";

/** The formats that can be written, by name. */
export const WRITE_FORMATS = [
  "text",
  "svg",
  "forest",
  "tikz",
  "dot",
  "mermaid",
  "csv",
  "json",
  "list",
  "parentheses",
  "berkeley",
  "efg",
] as const;

/** A format that can be written. */
export type WriteFormat = (typeof WRITE_FORMATS)[number];

/** Options for writing. Each writer uses those that apply to it. */
export interface WriteOptions extends ViewOptions {
  /**
   * Drawings show the windows and intervals of `events`; csv writes them as a trace instead of a table of the nodes.
   */
  readonly events?: Iterable<SearchEvent> | undefined;
  /** Shapes of drawings; "aima" by default. */
  readonly notation?: NotationName | undefined;
  /** The direction in which a drawing grows; set by the notation if absent. */
  readonly direction?: "down" | "right" | undefined;
  /** svg, forest, tikz: width limit of a label or an action's name, in columns; 28 by default. */
  readonly longest?: number | undefined;
  /**
   * svg, forest, tikz: width, in columns, at which labels, actions and windows are wrapped, where they can be broken.
   */
  readonly wrap?: number | undefined;
  /** svg, forest, tikz: the scale of a drawing, or the A4 page that it must fit. */
  readonly size?: number | Page | undefined;
  /** Title of an SVG or an .efg file. */
  readonly title?: string | undefined;
  /** Limit on the nodes drawn; stubs such as "+137 more" replace the rest. Each drawing format has a default. */
  readonly limit?: number | undefined;
  /** text: width in columns, 80 by default. */
  readonly width?: number | undefined;
  /** text: ANSI colours. */
  readonly colour?: boolean | undefined;
  /** text: ASCII only. */
  readonly ascii?: boolean | undefined;
  /** json: on one line. */
  readonly compact?: boolean | undefined;
  /** forest, tikz: only the drawing, for inclusion in another document. */
  readonly fragment?: boolean | undefined;
}

/** Beyond these limits drawings are unreadable, and TeX takes minutes or fails. */
const FOLDS: { readonly [format in WriteFormat]?: Fold } = {
  text: { limit: 400, levels: 200, breadth: 40 },
  svg: { limit: 1000, levels: 200, breadth: 200 },
  forest: { limit: 200, levels: 60, breadth: 60 },
  tikz: { limit: 300, levels: 100, breadth: 100 },
  mermaid: { limit: 500, levels: 200, breadth: 100 },
};

/**
 * Writes a tree, with the results of a solution if one is given. The formats list, parentheses, berkeley and efg hold
 * only the tree, and only some trees. Keys of csv and json are the same in all languages.
 * @throws TreeError if the format cannot represent the tree
 */
export function writeTree(tree: Tree, format: WriteFormat, options: WriteOptions = {}): Written {
  switch (format) {
    case "json":
    case "list":
    case "parentheses":
    case "berkeley":
    case "efg":
      return writeReadable(tree, format, options);
    case "csv":
      return sure(options.events ? writeTrace(tree, options.events, "csv") : writeTable(tree, options));
    default:
      return draw(tree, format, options);
  }
}

type Drawing = "text" | "svg" | "forest" | "tikz" | "dot" | "mermaid";

function draw(tree: Tree, format: Drawing, options: WriteOptions): Written {
  const view = viewOf(tree, { ...options, words: lettered(options, format) }, foldOf(format, options));
  const own = NOTATIONS[options.notation ?? "aima"];
  const { longest, wrap, size } = options;
  const notation: Style = { ...own, grows: options.direction ?? own.grows, longest, wrap, size };
  const written = drawn(view, format, options, notation);
  if (view.folded === 0) return written;
  const { length } = tree.nodes;
  const note = { id: "note-drawn", values: { shown: length - view.folded, nodes: length } };
  return { ...written, warnings: [note, ...written.warnings] };
}

/** The words of a drawing: English if only ASCII is allowed and the language needs other letters. */
function lettered({ ascii, words = englishWords() }: WriteOptions, format: Drawing): Catalogue {
  return format === "text" && ascii && scriptOf(words.language) !== "Latn" ? englishWords() : words;
}

function foldOf(format: Drawing, { limit, width }: WriteOptions): Fold {
  const fold = FOLDS[format] ?? EVERYTHING;
  const chosen = limit === undefined ? fold : { ...EVERYTHING, limit: Math.max(2, limit) };
  if (format !== "text") return chosen;
  // At any width, most of a line is not indentation: on a deep chain the blanks would take quadratic space.
  const levels = Math.floor(((width ?? 80) - 24) / INDENT);
  return { ...chosen, levels: Math.max(1, Math.min(levels, 200)) };
}

function drawn(view: View, format: Drawing, options: WriteOptions, notation: Style): Written {
  switch (format) {
    case "text": {
      const { width = 80, colour = false, ascii = false } = options;
      return sure(writeText(view, { width: Math.max(20, width), colour, ascii }));
    }
    case "svg":
      return sure(writeSvg(view, notation, options.title));
    case "forest":
      return writeForest(view, notation, !options.fragment);
    case "tikz":
      return writeTikz(view, notation, !options.fragment);
    case "dot":
      return sure(writeDot(view, notation));
    case "mermaid":
      return writeMermaid(view, notation);
  }
}

function sure(text: string): Written {
  return { text, warnings: [], loses: false };
}
