import { type ErrorValues, englishTexts, TycheError } from "@tyche/engine/errors";
import {
  type Algorithm,
  algorithmNamed,
  type Document,
  fittingAlgorithm,
  locate,
  READ_FORMATS,
  type ReadOptions,
  ROOT_KINDS,
  readTree,
  readTrees,
  SETTING_NAMES,
  type SolveSettings,
  TreeError,
} from "@tyche/trees";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { type Input, type Reading, readInput } from "../io/input.js";
import { argument, type OptionRows, type OptionValues, type Part } from "../io/options.js";
import { readSettings, type WrittenSettings } from "./settings.js";

const texts = englishTexts({
  "tree-missing": "there is no tree: name a file, write - for standard input, or the tree in quotes",
  "root-given-by-tree":
    "--root is for nested lists and parentheses: this tree says itself who moves at its root",
});

/** A tree with the algorithm and settings for solving it. */
export interface Problem {
  readonly document: Document;
  readonly algorithm: Algorithm;
  readonly settings: SolveSettings;
}

/** The options that say how a tree is read. */
export const READ_OPTIONS = [
  ["--format <F>", { id: "help-format", values: { formats: READ_FORMATS } }],
  [`--root <${ROOT_KINDS.join("|")}>` as const, "help-root"],
] as const satisfies OptionRows;

export type WrittenReading = OptionValues<typeof READ_OPTIONS>;

export interface WrittenProblem extends WrittenReading, WrittenSettings {
  readonly algorithm?: string | undefined;
}

/** The argument for the file of a tree, and how it is read. */
export const TREE_INPUT: readonly Part[] = [argument("[file]", "help-tree-file"), READ_OPTIONS];

/** @throws UsageError */
export function readReading({ format, root }: WrittenReading): ReadOptions {
  return {
    format: oneOf("format", format, READ_FORMATS),
    root: oneOf("root", root, ROOT_KINDS),
  };
}

/** Reads the text given by the argument FILE. */
export async function readText(file: string | undefined, io: Reading): Promise<Input> {
  if (file === undefined) {
    throw texts.error(UsageError, "tree-missing", {});
  }
  return readInput(file, io);
}

/** Parses the tree in a text. */
export function parseDocument(input: Input, written: WrittenReading): Document {
  return parsedBy((text, options) => [readTree(text, options)], input, written)[0]!;
}

/** Parses the trees that follow one another in a text. */
export function parseDocuments(input: Input, written: WrittenReading): readonly Document[] {
  return parsedBy(readTrees, input, written);
}

function parsedBy(
  read: typeof readTrees,
  { text, name }: Input,
  written: WrittenReading,
): readonly Document[] {
  const options = readReading(written);
  try {
    const documents = read(text, options);
    for (const document of documents) checkRoot(document, text, options);
    return documents;
  } catch (error) {
    if (error instanceof TreeError) throw new TextError(error, text, name);
    throw error;
  }
}

/** Only nested lists and parentheses do not say who moves at the root. */
export function checkRoot({ format }: Pick<Document, "format">, text: string, { root }: ReadOptions): void {
  const isOpen =
    format === "nested" ||
    format === "parentheses" ||
    format === "csv" ||
    (format === "json" && !/^\W*(?:\{|max|min|chance)/i.test(text));
  if (root === undefined || isOpen) return;
  throw texts.error(UsageError, "root-given-by-tree", {});
}

/** Refuses a setting that the algorithm does not use. */
export function checkUsed(written: WrittenSettings, { name, settings }: Algorithm): void {
  const idle = SETTING_NAMES.find((setting) => written[setting] !== undefined && !settings.includes(setting));
  if (idle)
    throw new UsageError(
      "algorithm-without-setting",
      { algorithm: name, setting: idle, settings },
      `${name} has no setting "${idle}"; it has ${settings.join(", ") || "none"}`,
    );
}

/**
 * Returns the algorithm and settings for a tree: as given, else as its file says, else the default for the tree.
 * @throws UsageError if a setting is given that the algorithm does not use
 */
export function problemOf(document: Document, written: WrittenProblem): Problem {
  const settings = readSettings(written);
  const algorithm = algorithmNamed(
    written.algorithm ?? document.algorithm ?? fittingAlgorithm(document.tree),
  );
  checkUsed(written, algorithm);
  return {
    document,
    algorithm,
    settings: {
      ...settings,
      depth: settings.depth ?? document.depth,
      ties: settings.ties ?? document.ties,
    },
  };
}

/** A text from the user does not contain a valid tree; includes the position of the error. */
export class TextError extends TycheError {
  override readonly name = "TextError";

  constructor(error: TreeError, text: string, file?: string) {
    const { id, values, message } = locate(error, text, file);
    super(id, values as ErrorValues, message);
    this.cause = error;
  }
}
