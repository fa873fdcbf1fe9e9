import { extname } from "node:path";
import { englishTexts, type Problem as TextProblem } from "@tyche/engine/errors";
import { Catalogue } from "@tyche/messages";
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
import { countOf, mustBe, numberBetween, oneOf } from "../io/arguments.js";
import { oneLine, UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import { type Io, write, writeAll } from "../io/io.js";
import { LANGUAGE_OPTION, type OptionRows, type OptionValues } from "../io/options.js";
import { saveFile, writeOut } from "../io/save-file.js";
import { type Terminal, terminalOf } from "../io/terminal.js";
import type { Problem } from "./problem.js";
import { SharedSearch, traceChunks } from "./trace.js";

const texts = englishTexts({
  "drawing-ending":
    "Tyche makes no {ending} files: draw to .svg, which browsers and Inkscape convert, or to .tex for a PDF by pdflatex",
  "option-not-shown": "{option} does not show in {format}: it is for {formats}",
  "option-tree-alone": "{option} does nothing in {format}, which has the tree alone",
  "windows-at-unknown-node": '--windows-at names the node "{node}", which the tree does not have',
});

const OPTIONS = [
  ["--out <FILE>", "help-out"],
  ["--notation <N>", { id: "help-notation", values: { notations: NOTATION_NAMES } }],
  ["--decimals", "help-decimals"],
  ["--windows", "help-draw-windows"],
  ["--windows-at <NODES>", "help-draw-windows-at"],
  [`--direction <${DIRECTIONS.join("|")}>` as const, "help-draw-direction"],
  ["--scale <S>", "help-draw-scale"],
  [`--page <${PAGES.join("|")}>` as const, "help-draw-page"],
  ["--labels <N>", "help-draw-labels"],
  ["--wrap <N>", "help-draw-wrap"],
  ["--limit <N>", "help-draw-limit"],
  ["--fragment", "help-draw-fragment"],
  ["--ascii", "help-ascii"],
  LANGUAGE_OPTION,
] as const satisfies OptionRows;

/** Drawing options of the command line. */
export type WrittenDrawing = OptionValues<typeof OPTIONS> & { readonly to?: string };

const PICTURES: readonly WriteFormat[] = ["svg", "tikz"];
const DRAWINGS: readonly WriteFormat[] = ["text", ...PICTURES, "dot", "mermaid"];

/** The formats in which each option has an effect. */
const SHOWN_IN: { readonly [option in keyof WrittenDrawing]: readonly WriteFormat[] } = {
  notation: [...PICTURES, "dot", "mermaid"],
  decimals: DRAWINGS,
  windows: ["text", ...PICTURES],
  windowsAt: ["text", ...PICTURES],
  limit: DRAWINGS,
  fragment: ["tikz"],
  ascii: ["text"],
  direction: [...PICTURES, "dot", "mermaid"],
  scale: PICTURES,
  page: PICTURES,
  labels: PICTURES,
  wrap: PICTURES,
  // JSON and CSV have the same keys in all languages; the other text formats have comments.
  language: WRITE_FORMATS.filter((format) => format !== "json" && format !== "csv"),
};

/** Formats that show the results of a search; the others contain only the tree. */
export const SOLVED_FORMATS: readonly WriteFormat[] = [...DRAWINGS, "csv"];

/**
 * Binary formats that cannot be written as text. A file name with such an extension is refused, instead of writing text
 * into it.
 */
const PAINTED = [".png", ".pdf", ".jpg", ".jpeg", ".gif", ".webp", ".eps", ".ps"];

/** A tree and, if values are drawn, how it is solved. */
export interface Drawing {
  readonly tree: Tree;
  readonly title?: string | undefined;
  readonly problem?: Problem | undefined;
}

/** Formats by file extension. */
const ENDINGS: Readonly<Record<string, WriteFormat>> = {
  ".txt": "text",
  ".svg": "svg",
  ".tex": "tikz",
  ".dot": "dot",
  ".gv": "dot",
  ".mmd": "mermaid",
  ".csv": "csv",
  ".json": "json",
  ".efg": "efg",
};

/** @param usual the format if none is given */
export const drawOptions = (usual: WriteFormat): OptionRows => [
  ["--to <F>", { id: "help-draw-to", values: { formats: WRITE_FORMATS, usual } }],
  ...OPTIONS,
];

/**
 * Returns the requested format, after checking that every option has an effect in it.
 * @throws UsageError
 */
export function drawFormat(written: WrittenDrawing, usual: WriteFormat): WriteFormat {
  const { to, out } = written;
  const end = out === undefined ? "" : extname(out).toLowerCase();
  const named = oneOf("to", to, WRITE_FORMATS);
  if (PAINTED.includes(end)) {
    throw texts.error(UsageError, "drawing-ending", { ending: end });
  }
  const format = named ?? ENDINGS[end] ?? usual;
  for (const [option, formats] of Object.entries(SHOWN_IN)) {
    if (formats.includes(format)) continue;
    refuseIdle(written, [option], notShownIn(format, formats));
  }
  return format;
}

/** The problem of an option with a format that does not show it. */
export function notShownIn(format: string, formats: readonly string[]): (option: string) => TextProblem {
  return (option) => texts.phrase("option-not-shown", { option, format, formats });
}

/** The problem of an option with a format that has no search results. */
export function treeAloneIn(format: string): (option: string) => TextProblem {
  return (option) => texts.phrase("option-tree-alone", { option, format });
}

/** Draws to the output or to a file; notes for people go to stderr. */
export async function draw(
  { tree, title, problem }: Drawing,
  format: WriteFormat,
  written: WrittenDrawing,
  { stdout, stderr, env, language }: Io,
): Promise<void> {
  const { out } = written;
  const words = await new Catalogue(language).load("drawing", "solve");
  const style = styleOf(written);
  const notation = oneOf("notation", written.notation, NOTATION_NAMES);
  const limit = written.limit === undefined ? undefined : countOf("limit", written.limit, 0);
  if (format === "csv" && problem) {
    const search = new SharedSearch(problem);
    const pieces = traceChunks(tree, search, "csv", search.bounds);
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
  await writeOut(text, out, { stdout });
  for (const warning of warnings)
    await write(
      stderr,
      `tyche: ${words.text("answer-note", { sentence: oneLine(words.format(warning)) })}\n`,
    );
}

/** The size and layout of a drawing. */
function styleOf({ direction, scale, page, labels, wrap }: WrittenDrawing) {
  if (scale !== undefined && page !== undefined)
    throw new UsageError("scale-and-page", {}, "--scale and --page both set the size: give one of them");
  const factor = scale === undefined ? undefined : Number(scale);
  if (factor !== undefined && !(factor >= 0.01 && factor <= 100))
    throw mustBe("scale", numberBetween(0.01, 100), scale!);
  return {
    direction: oneOf("direction", direction, DIRECTIONS),
    size: oneOf("page", page, PAGES) ?? factor,
    longest: labels === undefined ? undefined : countOf("labels", labels, 1),
    wrap: wrap === undefined ? undefined : countOf("wrap", wrap, 1),
  };
}

/** The nodes given by --windows-at. */
function windowsAt(tree: Tree, text: string): (node: Node) => boolean {
  if (text === "inner") return ({ kind }) => kind !== "leaf";
  if (text === "decisions") return isDecision;
  if (text === "chance") return ({ kind }) => kind === "chance";
  const ids = new Set<number>();
  for (const name of text.split(",").map((part) => part.trim())) {
    const found = tree.nodes.find(({ id }) => nameOf(tree, id) === name);
    if (!found) throw texts.error(UsageError, "windows-at-unknown-node", { node: name });
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

/** A solved tree for a terminal, shown above the answer. */
export function drawAnswer(
  tree: Tree,
  solution: Solution,
  options: Terminal & { readonly ascii: boolean; readonly words: Catalogue },
): string {
  return writeTree(tree, "text", { ...options, solution }).text;
}
