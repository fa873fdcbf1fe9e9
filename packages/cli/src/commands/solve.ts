import { englishTexts } from "@tyche/engine/errors";
import { Catalogue } from "@tyche/messages";
import { ALGORITHMS, algorithmNamed, type SearchEvent, type Solution, solve, type Tree } from "@tyche/trees";
import type { StreamedSolution } from "@tyche/trees/stream";
import type { Saved } from "../certificate/save.js";
import {
  documentOf,
  refuseGameOptions,
  textOf,
  UNFOLD_OPTIONS,
  type WrittenUnfolding,
} from "../games/unfold-options.js";
import { UsageError } from "../io/errors.js";
import { idleWith, noDrawingWith, noTextWith, refuseIdle } from "../io/idle.js";
import { type Io, write, writeAll } from "../io/io.js";
import { LANGUAGE_OPTION, type OptionRows, type OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { terminalOf } from "../io/terminal.js";
import { answerOf, answerOn } from "../trees/answer.js";
import { solveBatch } from "../trees/batch.js";
import { drawAnswer } from "../trees/drawing.js";
import { algorithmCard, algorithmData, algorithmTable } from "../trees/list.js";
import { type Problem, problemOf, TREE_INPUT, type WrittenProblem } from "../trees/problem.js";
import { addAlgorithmOptions } from "../trees/settings.js";
import { checkStream, streamedSolution, withStreamed } from "../trees/streamed.js";
import { summaryOf } from "../trees/summary.js";
import {
  explanationLines,
  SharedSearch,
  traceChunks,
  traceFileFormat,
  traceWithEvents,
} from "../trees/trace.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "explain-and-json": "--explain prints text and --json prints JSON: give one of them",
  "certificate-of-game": "--certificate is for a tree here: for a game, use tyche exact or tyche think",
  "trace-beside": "{option} and --trace - both print to the output: name a file for the trace",
  "batch-with-file": "--batch reads standard input and not a file: tyche solve --batch < {file}",
  "batch-without-steps": "--batch prints answers, not steps: leave out --trace and --explain",
});

const OPTIONS = [
  ["--json", "help-solve-json"],
  ["--trace <FILE>", "help-solve-trace"],
  ["--explain", "help-solve-explain"],
  LANGUAGE_OPTION,
  ["--ascii", "help-ascii"],
  ["--stream", "help-solve-stream"],
  ["--batch", "help-solve-batch"],
  ["--list", "help-solve-list"],
  ["--certificate <FILE>", "help-certificate"],
] as const satisfies OptionRows;

type Options = WrittenProblem & WrittenUnfolding & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-solve-tree": "tyche solve '[[3,12,8],[2,4,6],[14,5,2]]'",
  "example-solve-chance": `tyche solve '{"max":[{"chance":[10,10]},{"chance":[9,100]}]}' --json`,
  "example-solve-star1":
    "tyche random --seed 3 --depth 4 --branching 3 --kinds max,chance,min | tyche solve - -a star1 --bounds 0,20",
  "example-solve-explain": "tyche solve '[[3,5],[2,9]]' -a alpha-beta --explain --language fr",
  "example-solve-trace": "tyche solve '[[3,5],[2,9]]' -a alpha-beta --trace steps.csv",
  "example-solve-game":
    "tyche solve --game tic-tac-toe --position 'XO.|XO.|...' --depth 2 -a alpha-beta --explain",
  "example-solve-batch": `echo '{"id":1,"tree":[[3,5],[2,9]]}' | tyche solve --batch --algorithm alpha-beta`,
  "example-solve-list": "tyche solve --list && tyche solve --list -a star1",
};

export const register = registers([...TREE_INPUT, addAlgorithmOptions, ...UNFOLD_OPTIONS, OPTIONS], act);

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  if (options.list) return list(file, options, io);
  if (options.batch) return batch(file, options, io);
  checkShown(options);
  if (options.trace !== undefined) traceFileFormat(options.trace);
  if (options.json && options.explain) throw texts.error(UsageError, "explain-and-json", {});
  if (options.json && options.trace === "-") {
    throw traceBeside("--json");
  }
  if (options.stream) checkStream(options);
  if (options.certificate !== undefined && options.game !== undefined)
    throw texts.error(UsageError, "certificate-of-game", {});
  const input = await textOf(file, options, io);
  const streamed = input && streamedSolution(input, options);
  if (streamed !== undefined)
    return write(io.stdout, streamedText(streamed, options, await wordsOf(io.language), io));
  if (options.stream)
    throw new UsageError("stream-of-game", {}, "--stream reads a text, and the tree of --game has none");
  const { document, rest } = await documentOf(file, options, io, input).catch((error: unknown) => {
    throw withStreamed(error);
  });
  const problem = problemOf(document, rest);
  const words = await wordsOf(io.language);
  const solution = await searched(problem, options, words, io);
  const { certificate } = options;
  const proof = certificate === undefined ? undefined : await proofIn(certificate, problem, solution);
  if (options.trace !== "-")
    await write(io.stdout, answerText(problem, solution, proof?.members, options, words, io));
  if (proof?.problem) throw proof.problem;
}

/** Writes the certificate of the answer. */
async function proofIn(
  file: string,
  { document: { tree }, algorithm, settings }: Problem,
  solution: Solution,
): Promise<Saved> {
  const [{ certified, saveCertificate, sha256 }, { treeCertificate }] = await Promise.all([
    import("../certificate/save.js"),
    import("@tyche/trees/certificate"),
  ]);
  return saveCertificate(
    file,
    certified(() => treeCertificate(tree, algorithm, settings, solution, sha256)),
  );
}

/** Loads the messages of an answer. */
function wordsOf(language: Io["language"]): Promise<Catalogue> {
  return new Catalogue(language).load("solve", "drawing", "algorithms", "search");
}

/** Refuses options with no effect on the requested output. */
function checkShown(options: Options): void {
  const isBare = options.json || options.trace === "-";
  const output = options.json ? "--json" : "--trace -";
  if (isBare) refuseIdle(options, ["ascii"], noDrawingWith(output));
  if (isBare) refuseIdle(options, ["language"], noTextWith(output));
  if (options.trace === "-" && options.explain) throw traceBeside("--explain");
}

function traceBeside(option: string): UsageError {
  return texts.error(UsageError, "trace-beside", { option });
}

/** Runs one search and passes its steps to every output that needs them. */
async function searched(problem: Problem, options: Options, words: Catalogue, io: Io): Promise<Solution> {
  const { document, algorithm, settings } = problem;
  if (options.trace === undefined && !options.explain) return solve(document.tree, algorithm, settings);
  const search = new SharedSearch(problem);
  await tell(document.tree, search, options, words, io);
  return search.solution;
}

async function tell(
  tree: Tree,
  search: SharedSearch,
  { trace: file, explain }: Options,
  words: Catalogue,
  { stdout }: Io,
): Promise<void> {
  if (file === "-") return writeAll(stdout, traceChunks(tree, search, "csv", search.bounds));
  if (file === undefined) {
    await writeAll(stdout, explanationLines(tree, search, words));
  } else {
    const format = traceFileFormat(file);
    if (!explain) return saveFile(file, traceChunks(tree, search, format, search.bounds));
    let said = 0;
    const say = async (lot: readonly SearchEvent[]): Promise<void> => {
      await writeAll(stdout, explanationLines(tree, lot, words, said + 1));
      said += lot.length;
    };
    await saveFile(file, traceWithEvents(tree, search, format, search.bounds, say));
  }
  await write(stdout, "\n");
}

function answerText(
  { document, algorithm, settings }: Problem,
  solution: Solution,
  proof: object | undefined,
  options: Options,
  words: Catalogue,
  io: Io,
): string {
  if (options.json) return `${JSON.stringify({ ...answerOf(document.tree, solution), ...proof })}\n`;
  const terminal = terminalOf(io.stdout, io.env);
  const drawing = drawAnswer(document.tree, solution, {
    ...terminal,
    ascii: options.ascii === true,
    words,
  });
  return `${drawing}\n${summaryOf(document.tree, algorithm, solution, settings.bounds !== undefined, words, terminal.width)}`;
}

function streamedText(found: StreamedSolution, options: Options, words: Catalogue, io: Io): string {
  const { tree, algorithm, solution, size, hasPlayers } = found;
  if (options.json) return `${JSON.stringify(answerOn(hasPlayers, solution))}\n`;
  const { width } = terminalOf(io.stdout, io.env);
  return summaryOf(tree, algorithm, solution, options.bounds !== undefined, words, width, size);
}

async function list(file: string | undefined, options: Options, io: Io): Promise<void> {
  const used = ["list", "algorithm", "json", "language"];
  refuseIdle(
    options,
    Object.keys(options).filter((name) => !used.includes(name)),
    idleWith("--list"),
  );
  if (file !== undefined)
    throw new UsageError("list-with-tree", {}, "--list lists the algorithms: leave out the tree");
  if (options.json) refuseIdle(options, ["language"], noTextWith("--json"));
  const chosen = options.algorithm === undefined ? undefined : algorithmNamed(options.algorithm);
  const { width } = terminalOf(io.stdout, io.env);
  if (options.json) {
    const data = chosen ? algorithmData(chosen) : ALGORITHMS.map(algorithmData);
    return write(io.stdout, `${JSON.stringify(data)}\n`);
  }
  const words = await new Catalogue(io.language).load("solve", "algorithms", "pseudocode");
  return write(io.stdout, chosen ? algorithmCard(chosen, words, width) : algorithmTable(words, width));
}

async function batch(file: string | undefined, options: Options, io: Io): Promise<void> {
  if (file !== undefined && file !== "-") {
    throw texts.error(UsageError, "batch-with-file", { file });
  }
  if (options.trace !== undefined || options.explain)
    throw texts.error(UsageError, "batch-without-steps", {});
  refuseIdle(options, ["ascii", "language", "stream", "certificate"], idleWith("--batch"));
  refuseGameOptions(options, idleWith("--batch"));
  return solveBatch(options, io);
}
