import { extname } from "node:path";
import { Catalogue, LANGUAGES } from "@tyche/messages";
import {
  DIRECTIONS,
  isDecision,
  NOTATION_NAMES,
  type Node,
  nameOf,
  PAGES,
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
import { countOf, oneOf, parseCount } from "../io/arguments.js";
import { oneLine, UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import { type Io, write, writeAll } from "../io/io.js";
import { environmentLanguage } from "../io/language.js";
import { saveFile } from "../io/save-file.js";
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
  readonly windowsAt?: string | undefined;
  readonly direction?: string | undefined;
  readonly scale?: string | undefined;
  readonly page?: string | undefined;
  readonly labels?: string | undefined;
  readonly wrap?: string | undefined;
  readonly language?: string | undefined;
}

const PICTURES: readonly WriteFormat[] = ["svg", "forest", "tikz"];
const DRAWINGS: readonly WriteFormat[] = ["text", ...PICTURES, "dot", "mermaid"];

/** The formats in which an option shows. */
const SHOWN_IN: { readonly [option in keyof WrittenDrawing]: readonly WriteFormat[] } = {
  notation: [...PICTURES, "dot", "mermaid"],
  decimals: DRAWINGS,
  windows: ["text", ...PICTURES],
  windowsAt: ["text", ...PICTURES],
  limit: DRAWINGS,
  fragment: ["forest", "tikz"],
  ascii: ["text"],
  direction: [...PICTURES, "dot", "mermaid"],
  scale: PICTURES,
  page: PICTURES,
  labels: PICTURES,
  wrap: PICTURES,
  // Keys for programs are the same in all languages; what else is no drawing has remarks.
  language: WRITE_FORMATS.filter((format) => format !== "json" && format !== "csv"),
};

/** Formats that show what a search found; the others hold the tree alone. */
export const SOLVED_FORMATS: readonly WriteFormat[] = [...DRAWINGS, "csv"];

/** What nobody can write as text: a name that ends so is refused, in place of a text in a file called a picture. */
const PAINTED = [".png", ".pdf", ".jpg", ".jpeg", ".gif", ".webp", ".eps", ".ps"];

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
    .option(
      "--windows-at <NODES>",
      "The same at some nodes only: inner, decisions, chance, or names with commas between them, as in 1,2.1,B.",
    )
    .option(
      `--direction <${DIRECTIONS.join("|")}>`,
      "Where the tree grows; without it as the notation has it.",
    )
    .option("--scale <S>", "svg, forest, tikz: so many times as large, as in 0.7.")
    .option(`--page <${PAGES.join("|")}>`, "svg, forest, tikz: small enough for a page of A4.")
    .option("--labels <N>", "svg, forest, tikz: labels and actions of N columns at most, 28 without it.")
    .option("--wrap <N>", "svg, forest, tikz: labels, actions and windows in lines of N columns.")
    .option("--limit <N>", "Draw so many nodes at most; each drawing has a limit of its own.")
    .option("--fragment", "forest and tikz: only the drawing, for a document of your own.")
    .option("--ascii", "text: ASCII characters only.")
    .option(
      `--language <${LANGUAGES.join("|")}>`,
      "The language of the words in the drawing. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.",
    );
}

/**
 * The format that is asked for, once every option is known to show in it.
 * @throws UsageError
 */
export function drawFormat(written: WrittenDrawing, usual: WriteFormat): WriteFormat {
  const { to, out } = written;
  const end = out === undefined ? "" : extname(out).toLowerCase();
  const named = oneOf("to", to, WRITE_FORMATS);
  if (PAINTED.includes(end)) {
    throw new UsageError(
      `no ${end} file is made here: draw to .svg, which browsers and Inkscape turn into one, or to .tex for a PDF by pdflatex`,
    );
  }
  const format = named ?? ENDINGS[end] ?? usual;
  for (const [option, formats] of Object.entries(SHOWN_IN)) {
    if (formats.includes(format)) continue;
    refuseIdle({ ...written }, [option], `does not show in ${format}: it is for ${formats.join(", ")}`);
  }
  return format;
}

/** Draws to the output or to a file; what a person should know about the drawing goes to stderr. */
export async function draw(
  { tree, title, problem }: Drawing,
  format: WriteFormat,
  written: WrittenDrawing,
  { stdout, stderr, env }: Io,
): Promise<void> {
  const { out } = written;
  const language = oneOf("language", written.language, LANGUAGES) ?? environmentLanguage(env);
  const words = await new Catalogue(language).load("drawing", "solve");
  const style = styleOf(written);
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
    ...solved(problem, written.windows === true || written.windowsAt !== undefined),
    windowsAt: written.windowsAt === undefined ? undefined : windowsAt(tree, written.windowsAt),
    ...style,
    ...(out === undefined ? terminalOf(stdout, env) : {}),
    numbers: written.decimals ? "decimal" : "exact",
    ascii: written.ascii === true,
    fragment: written.fragment === true,
    notation,
    limit,
    title,
    words,
  });
  if (out === undefined) await write(stdout, text);
  else await saveFile(out, [text]);
  for (const warning of warnings)
    await write(
      stderr,
      `tyche: ${words.text("answer-note", { sentence: oneLine(words.format(warning)) })}\n`,
    );
}

/** The size and the shape of a drawing. */
function styleOf({ direction, scale, page, labels, wrap }: WrittenDrawing) {
  if (scale !== undefined && page !== undefined)
    throw new UsageError("--scale and --page both say how large: take one");
  const factor = scale === undefined ? undefined : Number(scale);
  if (factor !== undefined && !(factor >= 0.01 && factor <= 100)) {
    throw new UsageError(`--scale takes a number from 0.01 to 100, not "${scale!.slice(0, 40)}"`);
  }
  return {
    direction: oneOf("direction", direction, DIRECTIONS),
    size: oneOf("page", page, PAGES) ?? factor,
    longest: labels === undefined ? undefined : countOf("labels", labels, 1),
    wrap: wrap === undefined ? undefined : countOf("wrap", wrap, 1),
  };
}

/** The nodes that --windows-at names. */
function windowsAt(tree: Tree, text: string): (node: Node) => boolean {
  if (text === "inner") return ({ kind }) => kind !== "leaf";
  if (text === "decisions") return isDecision;
  if (text === "chance") return ({ kind }) => kind === "chance";
  const ids = new Set<number>();
  for (const name of text.split(",").map((part) => part.trim())) {
    const found = tree.nodes.find(({ id }) => nameOf(tree, id) === name);
    if (!found)
      throw new UsageError(`--windows-at names a node "${name.slice(0, 40)}", and the tree has none`);
    ids.add(found.id);
  }
  return ({ id }) => ids.has(id);
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
  options: Terminal & { readonly ascii: boolean; readonly words: Catalogue },
): string {
  return writeTree(tree, "text", { ...options, solution }).text;
}
