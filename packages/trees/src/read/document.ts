import type { Tree } from "../model/node.js";
import type { TieRule } from "../search/settings.js";

/** The names of the formats that can be read. */
export const READ_FORMATS = ["json", "nested", "berkeley", "parentheses", "efg", "csv", "forest"] as const;

/** A format that can be read. */
export type ReadFormat = (typeof READ_FORMATS)[number];

/** The kind of the root in formats that do not give it (nested lists, parentheses); kinds alternate below. */
export const ROOT_KINDS = ["max", "min", "chance"] as const;

/** The kind of the root in formats that do not give it. */
export type RootKind = (typeof ROOT_KINDS)[number];

/** Options for reading a text. */
export interface ReadOptions {
  /** Detected from the text if absent. */
  readonly format?: ReadFormat | undefined;
  readonly root?: RootKind | undefined;
}

/** A tree, with the other contents of its file. */
export interface Document {
  readonly tree: Tree;
  readonly format: ReadFormat;
  readonly title?: string | undefined;
  /** The algorithm that the file asks for (a CS188 test names its agent and its depth), in this package's terms. */
  readonly algorithm?: string | undefined;
  readonly depth?: number | undefined;
  readonly ties?: TieRule | undefined;
}
