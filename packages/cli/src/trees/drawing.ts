import { extname } from "node:path";
import {
  NOTATION_NAMES,
  type Solution,
  solve,
  type Tree,
  trace,
  WRITE_FORMATS,
  type WriteFormat,
  type WriteOptions,
  writeTree,
} from "@tyche/trees";
import type { Command } from "commander";
import { oneOf, parseCount } from "../io/arguments.js";
import { oneLine, UsageError } from "../io/errors.js";
import { type Io, saveFile, write, writeAll } from "../io/io.js";
import { type Terminal, terminalOf } from "../io/terminal.js";
import type { Problem } from "./problem.js";
import { ToldSearch } from "./told-search.js";
import { tracePiecesOf } from "./trace.js";

/** Options of the command line that say how to draw. */
export interface WrittenDrawing {
  readonly to?: string | undefined;
  readonly out?: string | undefined;
  readonly notation?: string | undefined;
  readonly decimals?: boolean | undefined;
  readonly windows?: boolean | undefined;
  readonly limit?: string | undefined;
  readonly fragment?: boolean | undefined;
  readonly ascii?: boolean | undefined;
}

/** A tree, and how it is solved where values are to be drawn. */
export interface Drawing {
  readonly tree: Tree;
  readonly title?: string | undefined;
  readonly problem?: Problem | undefined;
}

/** What the ending of a file's name says about its format. */
const ENDINGS: Readonly<Record<string, WriteFormat>> = {
  ".txt": "text",
  ".svg": "svg",
  ".tex": "forest",
  ".dot": "dot",
  ".gv": "dot",
  ".mmd": "mermaid",
  ".csv": "csv",
  ".json": "json",
  ".efg": "efg",
  ".test": "berkeley",
};

export function addDrawOptions(command: Command, usual: WriteFormat): void {
  command
    .option(
      "--to <F>",
      `The format: ${WRITE_FORMATS.join(", ")}. Without it what the name of --out ends in, else ${usual}. csv is the trace of the search.`,
    )
    .option("--out <FILE>", "Write to a file.")
    .option("--notation <N>", `The shapes of the nodes: ${NOTATION_NAMES.join(", ")}. Without it aima.`)
    .option("--decimals", "Decimals in place of fractions.")
    .option("--windows", "Show the windows that were handed down, and the intervals of chance nodes.")
    .option("--limit <N>", "Draw so many nodes at most; each drawing has a limit of its own.")
    .option("--fragment", "forest and tikz: only the drawing, for a document of your own.")
    .option("--ascii", "text: ASCII characters only.");
}

/** @throws UsageError */
export function drawFormat({ to, out }: WrittenDrawing, usual: WriteFormat): WriteFormat {
  const ending = out === undefined ? undefined : ENDINGS[extname(out).toLowerCase()];
  return oneOf("to", to, WRITE_FORMATS) ?? ending ?? usual;
}

/** Draws to the output or to a file; what a person should know about the drawing goes to stderr. */
export async function draw(
  { tree, title, problem }: Drawing,
  format: WriteFormat,
  written: WrittenDrawing,
  { stdout, stderr, env }: Io,
): Promise<void> {
  const { out } = written;
  const notation = oneOf("notation", written.notation, NOTATION_NAMES);
  const limit = written.limit === undefined ? undefined : parseCount(written.limit);
  if (written.limit !== undefined && limit === undefined) {
    throw new UsageError(`--limit takes a number of nodes, not "${written.limit.slice(0, 40)}"`);
  }
  if (format === "csv" && problem) {
    const search = new ToldSearch(problem);
    const pieces = tracePiecesOf(tree, search, "csv", search.bounds);
    return out === undefined ? writeAll(stdout, pieces) : saveFile(out, pieces);
  }
  const { text, warnings } = writeTree(tree, format, {
    ...solved(problem, written.windows === true),
    ...(out === undefined ? terminalOf(stdout, env) : {}),
    numbers: written.decimals ? "decimal" : "exact",
    ascii: written.ascii === true,
    fragment: written.fragment === true,
    notation,
    limit,
    title,
  });
  if (out === undefined) await write(stdout, text);
  else await saveFile(out, [text]);
  for (const warning of warnings) await write(stderr, `tyche: note: ${oneLine(warning)}\n`);
}

function solved(problem: Problem | undefined, windows: boolean): Pick<WriteOptions, "solution" | "events"> {
  if (!problem) return {};
  const { document, algorithm, settings } = problem;
  if (!windows) return { solution: solve(document.tree, algorithm, settings) };
  return trace(document.tree, algorithm, settings);
}

/** A solved tree for a terminal, as it stands above an answer. */
export function drawAnswer(
  tree: Tree,
  solution: Solution,
  options: Terminal & { readonly ascii: boolean },
): string {
  return writeTree(tree, "text", { ...options, solution }).text;
}
