import type { Tree } from "../model/node.js";
import { NOTATIONS, type NotationName, type Page, type Style } from "../scene/notation.js";
import type { SearchEvent } from "../search/event.js";
import { EVERYTHING, type Fold } from "../view/fold.js";
import { foldWarnings, viewOf } from "../view/view.js";
import { writeDot } from "./dot.js";
import { writeMermaid } from "./mermaid.js";
import { writeReadable } from "./readable.js";
import { writeSvg } from "./svg.js";
import { writeTable, writeTrace } from "./tables.js";
import { type TextOptions, writeText } from "./text.js";
import { writeTikz } from "./tikz.js";
import type { Written } from "./written.js";

/** The formats that can be written, by name. */
export const WRITE_FORMATS = ["text", "svg", "tikz", "dot", "mermaid", "csv", "json", "list", "efg"] as const;

/** A format that can be written. */
export type WriteFormat = (typeof WRITE_FORMATS)[number];

/** Options for writing. Each writer uses those that apply to it. */
export interface WriteOptions extends TextOptions {
  /** Drawings show the windows and intervals of `events`; csv writes a trace instead of a table of nodes. */
  readonly events?: Iterable<SearchEvent> | undefined;
  /** Shapes of drawings; "aima" by default. */
  readonly notation?: NotationName | undefined;
  /** The direction in which a drawing grows; set by the notation if absent. */
  readonly direction?: "down" | "right" | undefined;
  /** svg, tikz: width limit of a label or an action's name, in columns; 28 by default. */
  readonly longest?: number | undefined;
  /** svg, tikz: width, in columns, at which labels, actions and windows are wrapped. */
  readonly wrap?: number | undefined;
  /** svg, tikz: the scale of a drawing, or the A4 page that it must fit. */
  readonly size?: number | Page | undefined;
  /** Title of an SVG or an .efg file. */
  readonly title?: string | undefined;
  /** Limit on the nodes drawn; stubs such as "+137 more" replace the rest. Each drawing format has a default. */
  readonly limit?: number | undefined;
  /** json: on one line. */
  readonly compact?: boolean | undefined;
  /** tikz: only the drawing, for inclusion in another document. */
  readonly fragment?: boolean | undefined;
}

/** Beyond these limits drawings are unreadable, and TeX takes minutes or fails. */
const FOLDS: { readonly [format in WriteFormat]?: Fold } = {
  svg: { limit: 1000, levels: 200, breadth: 200 },
  tikz: { limit: 300, levels: 100, breadth: 100 },
  mermaid: { limit: 500, levels: 200, breadth: 100 },
};

/**
 * Writes a tree, with the results of a solution if one is given. The formats list and efg hold only the tree, and
 * only some trees. Keys of csv and json are the same in all languages.
 * @throws TreeError if the format cannot represent the tree
 */
export function writeTree(tree: Tree, format: WriteFormat, options: WriteOptions = {}): Written {
  switch (format) {
    case "json":
    case "list":
    case "efg":
      return writeReadable(tree, format, options);
    case "csv":
      return sure(options.events ? writeTrace(tree, options.events, "csv") : writeTable(tree, options));
    case "text":
      return writeText(tree, options);
    default:
      return draw(tree, format, options);
  }
}

type Drawing = "svg" | "tikz" | "dot" | "mermaid";

function draw(tree: Tree, format: Drawing, options: WriteOptions): Written {
  const { longest, wrap, size, limit, title, fragment } = options;
  const fold =
    limit === undefined ? (FOLDS[format] ?? EVERYTHING) : { ...EVERYTHING, limit: Math.max(2, limit) };
  const view = viewOf(tree, options, fold);
  const own = NOTATIONS[options.notation ?? "aima"];
  const notation: Style = { ...own, grows: options.direction ?? own.grows, longest, wrap, size };
  const written = {
    svg: () => sure(writeSvg(view, notation, title)),
    tikz: () => writeTikz(view, notation, !fragment),
    dot: () => sure(writeDot(view, notation)),
    mermaid: () => writeMermaid(view, notation),
  }[format]();
  return { ...written, warnings: [...foldWarnings(view), ...written.warnings] };
}

function sure(text: string): Written {
  return { text, warnings: [], loses: false };
}
