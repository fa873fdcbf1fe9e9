import type { Tree } from "../model/node.js";
import type { TieRule } from "../search/settings.js";

/** The formats that are read, by name. */
export const READ_FORMATS = ["json", "nested", "berkeley", "parentheses", "efg"] as const;

/** A format that is read. */
export type ReadFormat = (typeof READ_FORMATS)[number];

/** Who moves at the root of a format that does not say (nested lists, parentheses); kinds alternate below. */
export const ROOT_KINDS = ["max", "min", "chance"] as const;

/** The kind of the root where a format does not say. */
export type RootKind = (typeof ROOT_KINDS)[number];

/** How a text is read. */
export interface ReadOptions {
  /** Found from the text where absent. */
  readonly format?: ReadFormat | undefined;
  readonly root?: RootKind | undefined;
}

/** A tree with what its file says beside it. */
export interface Document {
  readonly tree: Tree;
  readonly format: ReadFormat;
  readonly title?: string | undefined;
  /** What the file asks for (a CS188 test names its agent and its depth in rounds), in our own terms. */
  readonly algorithm?: string | undefined;
  readonly depth?: number | undefined;
  readonly ties?: TieRule | undefined;
}
