import type { Problem } from "@tyche/messages";
import {
  lineAndColumn,
  type ReadableFormat,
  type ReadFormat,
  type RootKind,
  type Tree,
  TreeError,
  writeReadable,
} from "@tyche/trees";
import { readPlain } from "@tyche/trees/on-demand";
import { problemFrom } from "../../i18n/problem.js";

/** Longest text; longer ones are refused before parsing, as the wrong file was dropped. */
export const MOST_CHARACTERS = 25_000_000;

export interface TextProblem {
  /** With line and column if known. */
  readonly problem: Problem;
  /** From 1; undefined if the error concerns the text as a whole. */
  readonly line: number | undefined;
}

export type Reading =
  | { readonly tree: Tree; readonly format: ReadFormat; readonly algorithm?: string; readonly depth?: number }
  | { readonly problem: TextProblem };

let readAny: typeof readPlain | undefined;

/** Loads what `read` needs for other formats than JSON and nested lists. */
export async function loadFormats(): Promise<void> {
  readAny ??= (await import("./all-formats.js")).readTree;
}

/** Whether `read` reads any format. */
export function hasFormats(): boolean {
  return readAny !== undefined;
}

/** Parses a text, of any format after `loadFormats`; never throws. */
export function read(text: string, root: RootKind): Reading {
  if (text.length > MOST_CHARACTERS) {
    const values = { millions: Math.round(text.length / 1e6), most: MOST_CHARACTERS / 1e6 };
    const problem = { id: "lab-text-too-large", values, message: "the text is too large" };
    return { problem: { problem, line: undefined } };
  }
  try {
    const { tree, format, algorithm, depth } = (readAny ?? readPlain)(text, { root });
    return {
      tree,
      format,
      ...(algorithm === undefined ? {} : { algorithm }),
      ...(depth === undefined ? {} : { depth }),
    };
  } catch (error) {
    return { problem: problemIn(error, text) };
  }
}

function problemIn(error: unknown, text: string): TextProblem {
  const problem = problemFrom(error);
  const offset = error instanceof TreeError ? error.offset : undefined;
  if (offset === undefined) return { problem, line: undefined };
  const { line, column } = lineAndColumn(text, offset);
  const message = `line ${line}, column ${column}: ${problem.message}`;
  return { problem: { id: "at-line", values: { line, column, sentence: problem }, message }, line };
}

/** The formats in which an edited tree remains as it was read. */
const SAME_FORMAT: { readonly [format in ReadFormat]?: ReadableFormat } = { nested: "list", efg: "efg" };

export interface Text {
  readonly text: string;
  readonly format: ReadFormat;
}

/**
 * The text of a tree in the user's format, if that format can represent the tree; otherwise as JSON, which can
 * represent every tree.
 */
export function textOf(tree: Tree, format: ReadFormat, root: RootKind): Text {
  const same = SAME_FORMAT[format];
  if (same) {
    try {
      const written = writeReadable(tree, same);
      // A list does not have the kind of its root.
      if (!written.loses && (same !== "list" || tree.root.kind === root))
        return { text: written.text, format };
    } catch (error) {
      if (!(error instanceof TreeError)) throw error;
    }
  }
  return { text: writeReadable(tree, "json").text, format: "json" };
}
