import {
  explain,
  lineAndColumn,
  type ReadableFormat,
  type ReadFormat,
  type RootKind,
  readTree,
  type Tree,
  TreeError,
  writeReadable,
} from "@tyche/trees";

/** Larger texts are refused before they are read: a person has dropped the wrong file. */
export const MOST_CHARACTERS = 25_000_000;

export interface TextProblem {
  /** One sentence, with line and column where they are known. */
  readonly sentence: string;
  /** From 1; undefined where the text as a whole is wrong. */
  readonly line: number | undefined;
}

export type Reading =
  | { readonly tree: Tree; readonly format: ReadFormat; readonly algorithm?: string; readonly depth?: number }
  | { readonly problem: TextProblem };

/** Reads a text of any format; never throws. */
export function read(text: string, root: RootKind): Reading {
  if (text.length > MOST_CHARACTERS) {
    const size = Math.round(text.length / 1e6);
    return {
      problem: {
        sentence: `the text has ${size} million characters, and at most ${MOST_CHARACTERS / 1e6} million are read`,
        line: undefined,
      },
    };
  }
  try {
    const { tree, format, algorithm, depth } = readTree(text, { root });
    return {
      tree,
      format,
      ...(algorithm === undefined ? {} : { algorithm }),
      ...(depth === undefined ? {} : { depth }),
    };
  } catch (error) {
    return { problem: problemOf(error, text) };
  }
}

function problemOf(error: unknown, text: string): TextProblem {
  const known = error instanceof Error ? error : new Error(String(error));
  const offset = known instanceof TreeError ? known.offset : undefined;
  return {
    sentence: explain(known, text),
    line: offset === undefined ? undefined : lineAndColumn(text, offset).line,
  };
}

const SAME_FORMAT: Readonly<Record<ReadFormat, ReadableFormat>> = {
  json: "json",
  nested: "list",
  parentheses: "parentheses",
  berkeley: "berkeley",
  efg: "efg",
};

export interface Text {
  readonly text: string;
  readonly format: ReadFormat;
}

/**
 * The text of a tree in the format that the person uses, as long as that format holds all of the tree; else as
 * JSON, which holds every tree.
 */
export function textOf(tree: Tree, format: ReadFormat, root: RootKind): Text {
  if (format !== "json") {
    try {
      const written = writeReadable(tree, SAME_FORMAT[format]);
      if (!written.loses && (!hasRoot(format) || tree.root.kind === root))
        return { text: written.text, format };
    } catch (error) {
      if (!(error instanceof TreeError)) throw error;
    }
  }
  return { text: writeReadable(tree, "json").text, format: "json" };
}

/** Formats that do not say who moves at the root. */
function hasRoot(format: ReadFormat): boolean {
  return format === "nested" || format === "parentheses";
}
