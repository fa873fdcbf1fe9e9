import { type Catalogue, englishWords } from "@tyche/messages";
import type { Tree } from "../model/node.js";
import { writeEfg } from "./efg.js";
import { writeJson } from "./json.js";
import { writeList } from "./list.js";
import type { Written } from "./written.js";

/** The formats that can be read back. They hold only the tree and, except for json, only some trees. */
export type ReadableFormat = "json" | "list" | "efg";

/** Options for writing a tree that can be read back. */
export interface ReadableOptions {
  /** The names that a format requires: a catalogue with the area "drawing"; English by default. */
  readonly words?: Catalogue | undefined;
  /** Title of an .efg file. */
  readonly title?: string | undefined;
  /** json: on one line. */
  readonly compact?: boolean | undefined;
}

/**
 * Writes a tree that can be read back, without loading the drawing code.
 * @throws TreeError if the format cannot represent the tree
 */
export function writeReadable(
  tree: Tree,
  format: ReadableFormat,
  { words = englishWords(), title, compact }: ReadableOptions = {},
): Written {
  switch (format) {
    case "json":
      return { text: writeJson(tree, compact), warnings: [], loses: false };
    case "list":
      return writeList(tree);
    case "efg":
      return writeEfg(tree, title, words);
  }
}
