import { bitboardOf, connectFour, openingBook, PerfectSolver } from "@tyche/games/connect-four";
import type { Command } from "commander";
import { countOf, type Example, type Io, table, UsageError, write } from "tyche/parts";
import { readPositions } from "../kit/terminal.js";

interface Options {
  readonly first?: string;
  readonly book?: boolean;
  readonly json?: boolean;
}

const SIZE = { columns: 7, rows: 6 };

export const examples: readonly Example[] = [
  {
    say: "two positions: the columns played, and the score that is known of them",
    type: "printf '2252576253462244111563365343671351441 -1\\n7422341735647741166133573473242566 1\\n' | npm run research -- scores -",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Solve positions of connect four and hold the scores to those that are known; the time is that of the processor, a solver serves all positions.",
    )
    .argument(
      "<file>",
      'A line a position: the columns played, from 1, and its score; "-" for standard input.',
    )
    .option("--first <N>", "Number of positions, from the beginning.")
    .option("--book", "With the opening book; the time to load it is not counted.")
    .option("--json", "Print the numbers as one JSON object.")
    .action((file: string, options: Options) => act(file, options, io));
}

async function act(file: string, options: Options, io: Io): Promise<void> {
  const all = await readPositions(file, io, questionOf);
  const questions = options.first === undefined ? all : all.slice(0, countOf("first", options.first, 1));
  const solver = new PerfectSolver(SIZE, options.book ? await openingBook() : undefined);
  const wrong: string[] = [];
  const start = process.cpuUsage();
  for (const { moves, board, score } of questions) if (solver.value(board) !== score) wrong.push(moves);
  const { user } = process.cpuUsage(start);
  const figures = {
    positions: questions.length,
    wrong: wrong.length,
    milliseconds: user / 1000 / questions.length,
    searched: solver.nodes / questions.length,
    million: solver.nodes / user,
  };
  const rows = [
    ["positions", String(figures.positions)],
    ["wrong", String(figures.wrong)],
    ["ms of CPU each", figures.milliseconds.toFixed(3)],
    ["searched each", Math.round(figures.searched).toLocaleString("en")],
    ["million a second", figures.million.toFixed(1)],
  ];
  await write(
    io.stdout,
    options.json ? `${JSON.stringify(figures)}\n` : `${table(["what", "number"], rows)}\n`,
  );
  if (wrong.length > 0)
    throw new UsageError(
      "scores-wrong",
      { moves: wrong[0]!, file },
      `the score of ${wrong[0]} is not the one in ${file}`,
    );
}

/** @throws UsageError, NotationError if the line is invalid */
function questionOf(line: string, number: number, name: string) {
  const found = /^([1-7]*)\s+(-?\d+)\s*$/.exec(line.trim());
  if (!found)
    throw new UsageError(
      "scores-line",
      { where: `${name}, line ${number}`, text: line },
      `${name}, line ${number}: expected columns from 1 to 7 and a score, not "${line.slice(0, 40)}"`,
    );
  const [, moves, score] = found as unknown as [string, string, string];
  const state = connectFour().notation!.parsePosition(moves);
  return { moves, board: bitboardOf(SIZE, state), score: Number(score) };
}
