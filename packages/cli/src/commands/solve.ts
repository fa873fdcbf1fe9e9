import { Catalogue, LANGUAGES, type Language } from "@tyche/messages";
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
} from "../games/unfolded.js";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import { type Io, write, writeAll } from "../io/io.js";
import { environmentLanguage } from "../io/language.js";
import { saveFile } from "../io/save-file.js";
import { terminalOf } from "../io/terminal.js";
import { answerOf, answerOn } from "../trees/answer.js";
import { solveBatch } from "../trees/batch.js";
import { drawAnswer } from "../trees/drawing.js";
import { sentencesOf } from "../trees/explanation.js";
import { algorithmCard, algorithmData, algorithmTable } from "../trees/list.js";
import { addReadOptions, type Problem, problemOf, type WrittenProblem } from "../trees/problem.js";
import { addAlgorithmOptions } from "../trees/settings.js";
import { checkStream, isStreamed, solveStreamed } from "../trees/streamed.js";
import { summaryOf } from "../trees/summary.js";
import { ToldSearch } from "../trees/told-search.js";
import { overheardTrace, traceFileFormat, tracePiecesOf } from "../trees/trace.js";
import type { Example } from "./command.js";

interface Options extends WrittenProblem, WrittenUnfolding {
  readonly json?: boolean;
  readonly batch?: boolean;
  readonly list?: boolean;
  readonly explain?: boolean;
  readonly ascii?: boolean;
  readonly trace?: string;
  readonly stream?: boolean;
  readonly language?: string;
}

export const examples: readonly Example[] = [
  { say: "max, then min, then the payoffs", type: "tyche solve '[[3,12,8],[2,4,6],[14,5,2]]'" },
  {
    say: "chance nodes: a safe 10 against an even chance of 9 or 100",
    type: `tyche solve '{"max":[{"chance":[10,10]},{"chance":[9,100]}]}' --json`,
  },
  {
    say: "Star1 with bounds of all values (else it takes the range of the leaves)",
    type: "tyche random --seed 3 --depth 4 --branching 3 --kinds max,chance,min | tyche solve - -a star1 --bounds 0,20",
  },
  {
    say: "every step in words, in French",
    type: "tyche solve '[[3,5],[2,9]]' -a alpha-beta --explain --language fr",
  },
  {
    say: "every step as a table in a file",
    type: "tyche solve '[[3,5],[2,9]]' -a alpha-beta --trace steps.csv",
  },
  {
    say: "a position of a game as a tree, with every step of alpha-beta",
    type: "tyche solve --game tic-tac-toe --position 'XO.|XO.|...' --depth 2 -a alpha-beta --explain",
  },
  {
    say: "many trees, one a line",
    type: `echo '{"id":1,"tree":[[3,5],[2,9]]}' | tyche solve --batch --algorithm alpha-beta`,
  },
  {
    say: "all algorithms, then one of them in full",
    type: "tyche solve --list && tyche solve --list -a star1",
  },
];

export function register(command: Command, io: Io): void {
  command.argument("[file]", "A file, - for standard input, or the tree itself in quotes.");
  addReadOptions(command);
  addAlgorithmOptions(command);
  addUnfoldOptions(command);
  command
    .option(
      "--json",
      "Print the answer as one JSON object. It counts children from 0, like traces; answers in words count from 1.",
    )
    .option(
      "--trace <FILE>",
      "Write every step to a .csv, .json or .jsonl file; - prints them as CSV instead.",
    )
    .option("--explain", "Say every step in words first.")
    .option(
      `--language <${LANGUAGES.join("|")}>`,
      "The language of the answer, the steps, refusals and this help. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.",
    )
    .option("--ascii", "Draw with ASCII characters only.")
    .option(
      "--stream",
      "Solve JSON or a nested list without building its tree, as is done anyway from 16 MB on: a tenth of the memory, no drawing and no names; for minimax, alpha-beta, expectiminimax and star1.",
    )
    .option("--batch", 'Solve JSON lines from standard input, {"id", "tree"} each; one answer a line.')
    .option("--list", "List the algorithms; with --algorithm, all about one.")
    .action((file: string | undefined, options: Options) => act(file, options, io));
}

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const language = oneOf("language", options.language, LANGUAGES) ?? environmentLanguage(io.env);
  if (options.list) return list(file, options, language, io);
  if (options.batch) return batch(file, options, io);
  checkShown(options);
  if (options.trace !== undefined) traceFileFormat(options.trace);
  if (options.json && options.explain)
    throw new UsageError("--explain is for people and --json for programs: take one");
  if (options.json && options.trace === "-") {
    throw new UsageError("--json and --trace - both want the output: give the trace a file");
  }
  if (options.stream) checkStream(options);
  const input = await textOf(file, options, io);
  if (input !== undefined && isStreamed(input, options)) {
    return write(
      io.stdout,
      streamedText(solveStreamed(input, options), options, await wordsOf(language), io),
    );
  }
  if (options.stream) throw new UsageError("--stream is for a text, and the tree of a --game has none");
  const { document, rest } = await documentOf(file, options, io, input);
  const problem = problemOf(document, rest);
  const words = await wordsOf(language);
  const solution = await searched(problem, options, words, io);
  if (options.trace !== "-") await write(io.stdout, answerText(problem, solution, options, words, io));
}

/** The words of an answer. */
function wordsOf(language: Language): Promise<Catalogue> {
  return new Catalogue(language).load("solve", "drawing", "algorithms", "search");
}

/** Refuses what would not be seen in the output that is asked for. */
function checkShown(options: Options): void {
  const isBare = options.json || options.trace === "-";
  if (isBare)
    refuseIdle({ ...options }, ["ascii"], "is for a drawing, and there is none with --json or --trace -");
  if (isBare)
    refuseIdle({ ...options }, ["language"], "is for words, and there are none with --json or --trace -");
  if (options.trace === "-")
    refuseIdle({ ...options }, ["explain"], "and --trace - both want the output: give the trace a file");
}

/** One search, told to all who ask for its steps. */
async function searched(problem: Problem, options: Options, words: Catalogue, io: Io): Promise<Solution> {
  const { document, algorithm, settings } = problem;
  if (options.trace === undefined && !options.explain) return solve(document.tree, algorithm, settings);
  const search = new ToldSearch(problem);
  await tell(document.tree, search, options, words, io);
  return search.solution;
}

async function tell(
  tree: Tree,
  search: ToldSearch,
  { trace: file, explain }: Options,
  words: Catalogue,
  { stdout }: Io,
): Promise<void> {
  if (file === "-") return writeAll(stdout, tracePiecesOf(tree, search, "csv", search.bounds));
  if (file === undefined) {
    await writeAll(stdout, sentencesOf(tree, search, words));
  } else {
    const format = traceFileFormat(file);
    if (!explain) return saveFile(file, tracePiecesOf(tree, search, format, search.bounds));
    let said = 0;
    const say = async (lot: readonly SearchEvent[]): Promise<void> => {
      await writeAll(stdout, sentencesOf(tree, lot, words, said + 1));
      said += lot.length;
    };
    await saveFile(file, overheardTrace(tree, search, format, search.bounds, say));
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

async function list(file: string | undefined, options: Options, language: Language, io: Io): Promise<void> {
  const idle = [...SETTING_NAMES, "format", "root", "batch", "stream", "explain", "trace", "ascii"];
  refuseIdle({ ...options }, idle, "does nothing with --list");
  refuseGameOptions(options, "does nothing with --list");
  if (file !== undefined) throw new UsageError("--list takes no tree");
  if (options.json) refuseIdle({ ...options }, ["language"], "is for words, and there are none with --json");
  const chosen = options.algorithm === undefined ? undefined : algorithmNamed(options.algorithm);
  const { width } = terminalOf(io.stdout, io.env);
  if (options.json) {
    const data = chosen ? algorithmData(chosen) : ALGORITHMS.map(algorithmData);
    return write(io.stdout, `${JSON.stringify(data)}\n`);
  }
  const words = await new Catalogue(language).load("solve", "algorithms", "pseudocode");
  return write(io.stdout, chosen ? algorithmCard(chosen, words, width) : algorithmTable(words, width));
}

async function batch(file: string | undefined, options: Options, io: Io): Promise<void> {
  if (file !== undefined && file !== "-") {
    throw new UsageError(
      `--batch reads standard input and not a file: tyche solve --batch < ${file.slice(0, 60)}`,
    );
  }
  if (options.trace !== undefined || options.explain)
    throw new UsageError("--batch gives answers only, no steps");
  refuseIdle({ ...options }, ["ascii", "language", "stream"], "does nothing with --batch, which prints JSON");
  refuseGameOptions(options, "does nothing with --batch: the trees stand in its lines");
  return solveBatch(options, io);
}
