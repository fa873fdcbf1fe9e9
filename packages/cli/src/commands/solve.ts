import { Catalogue } from "@tyche/messages";
import {
  ALGORITHMS,
  algorithmNamed,
  SETTING_NAMES,
  type SearchEvent,
  type Solution,
  type StreamedSolution,
  solve,
  type Tree,
} from "@tyche/trees";
import type { Command } from "commander";
import {
  addUnfoldOptions,
  documentOf,
  refuseGameOptions,
  textOf,
  type WrittenUnfolding,
} from "../games/unfold-options.js";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { idleWith, noDrawingWith, noTextWith, refuseIdle } from "../io/idle.js";
import { type Io, write, writeAll } from "../io/io.js";
import { addOptions, LANGUAGE_OPTION, type OptionRows, type OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { terminalOf } from "../io/terminal.js";
import { answerOf, answerOn } from "../trees/answer.js";
import { solveBatch } from "../trees/batch.js";
import { drawAnswer } from "../trees/drawing.js";
import { algorithmCard, algorithmData, algorithmTable } from "../trees/list.js";
import { addTreeInput, type Problem, problemOf, type WrittenProblem } from "../trees/problem.js";
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
import type { Example } from "./command.js";

const OPTIONS = [
  ["--json", "help-solve-json"],
  ["--trace <FILE>", "help-solve-trace"],
  ["--explain", "help-solve-explain"],
  LANGUAGE_OPTION,
  ["--ascii", "help-ascii"],
  ["--stream", "help-solve-stream"],
  ["--batch", "help-solve-batch"],
  ["--list", "help-solve-list"],
] as const satisfies OptionRows;

type Options = WrittenProblem & WrittenUnfolding & OptionValues<typeof OPTIONS>;

export const examples: readonly Example[] = [
  { say: "example-solve-tree", type: "tyche solve '[[3,12,8],[2,4,6],[14,5,2]]'" },
  {
    say: "example-solve-chance",
    type: `tyche solve '{"max":[{"chance":[10,10]},{"chance":[9,100]}]}' --json`,
  },
  {
    say: "example-solve-star1",
    type: "tyche random --seed 3 --depth 4 --branching 3 --kinds max,chance,min | tyche solve - -a star1 --bounds 0,20",
  },
  { say: "example-solve-explain", type: "tyche solve '[[3,5],[2,9]]' -a alpha-beta --explain --language fr" },
  { say: "example-solve-trace", type: "tyche solve '[[3,5],[2,9]]' -a alpha-beta --trace steps.csv" },
  {
    say: "example-solve-game",
    type: "tyche solve --game tic-tac-toe --position 'XO.|XO.|...' --depth 2 -a alpha-beta --explain",
  },
  {
    say: "example-solve-batch",
    type: `echo '{"id":1,"tree":[[3,5],[2,9]]}' | tyche solve --batch --algorithm alpha-beta`,
  },
  { say: "example-solve-list", type: "tyche solve --list && tyche solve --list -a star1" },
];

export function register(command: Command, io: Io, help: Help): void {
  addTreeInput(command, help);
  addAlgorithmOptions(command, help);
  addUnfoldOptions(command, help);
  addOptions(command, OPTIONS, help).action((file: string | undefined, options: Options) =>
    act(file, options, io),
  );
}

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  if (options.list) return list(file, options, io);
  if (options.batch) return batch(file, options, io);
  checkShown(options);
  if (options.trace !== undefined) traceFileFormat(options.trace);
  if (options.json && options.explain)
    throw new UsageError(
      "explain-and-json",
      {},
      "--explain prints text and --json prints JSON: give one of them",
    );
  if (options.json && options.trace === "-") {
    throw traceBeside("--json");
  }
  if (options.stream) checkStream(options);
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
  if (options.trace !== "-") await write(io.stdout, answerText(problem, solution, options, words, io));
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
  return new UsageError(
    "trace-beside",
    { option },
    `${option} and --trace - both print to the output: name a file for the trace`,
  );
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
  options: Options,
  words: Catalogue,
  io: Io,
): string {
  if (options.json) return `${JSON.stringify(answerOf(document.tree, solution))}\n`;
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
  const idle = [...SETTING_NAMES, "format", "root", "batch", "stream", "explain", "trace", "ascii"];
  refuseIdle(options, idle, idleWith("--list"));
  refuseGameOptions(options, idleWith("--list"));
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
    throw new UsageError(
      "batch-with-file",
      { file },
      `--batch reads standard input and not a file: tyche solve --batch < ${file}`,
    );
  }
  if (options.trace !== undefined || options.explain)
    throw new UsageError(
      "batch-without-steps",
      {},
      "--batch prints answers, not steps: leave out --trace and --explain",
    );
  refuseIdle(options, ["ascii", "language", "stream"], idleWith("--batch"));
  refuseGameOptions(options, idleWith("--batch"));
  return solveBatch(options, io);
}
