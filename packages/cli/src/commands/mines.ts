import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { type Estimate, RunningMean, shareOf } from "@tyche/engine/statistics";
import { gameNamed } from "@tyche/games";
import { decodeOutlook, type MinesweeperOptions, type StartRule } from "@tyche/games/minesweeper";
import { SingleBar } from "cli-progress";
import type { Command } from "commander";
import { type LoggedPortion, openRunLog } from "../arena/minesweeper/log.js";
import type { MinesweeperRun, OutlookFile } from "../arena/minesweeper/portion.js";
import { playRun } from "../arena/minesweeper/run.js";
import { countOf, readThreads } from "../io/arguments.js";
import { InterruptedError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import { modelFrom } from "../io/model-file.js";
import type { Example } from "./command.js";

interface Options {
  readonly games: string;
  readonly size: string;
  readonly mines?: string;
  readonly start: string;
  readonly first?: string;
  readonly outlook?: string;
  readonly finalists?: string;
  readonly seed: string;
  readonly threads?: string;
  readonly log?: string;
  readonly json?: boolean;
}

export const examples: readonly Example[] = [
  { say: "how often the solver wins small boards", type: "tyche mines --size 9x9 --mines 10 --games 200" },
  {
    say: "with a first click that opens a zero, on one thread",
    type: "tyche mines --size 9x9 --mines 10 --start modern --games 200 --threads 0 --json",
  },
];

export function register(command: Command, io: Io): void {
  command
    .option("--games <N>", "How many games.", "1000")
    .option("--size <CxR>", "Columns and rows.", "30x16")
    .option("--mines <N>", "Mines, by default as dense as 99 on 30x16.")
    .option("--start <classic|modern|unprotected>", "What the first click is promised.", "classic")
    .option("--first <rNcN>", "The first click; the solver's own without it.")
    .option("--outlook <FILE>", "A model of `tyche train minesweeper`, instead of the one that is shipped.")
    .option("--finalists <N>", "Candidates of a guess that are looked at two guesses deep; the solver's own.")
    .option("--seed <S>", "A number or a word; the same seed has the same boards.", "1")
    .option("--threads <T>", "Threads; all cores without it, 0 for none but this one.")
    .option("--log <FILE>", "Keep the results in FILE, and go on with what it holds.")
    .option("--json", "Print the result as one JSON object.")
    .action((options: Options) => act(options, io));
}

async function act(written: Options, io: Io): Promise<void> {
  const games = countOf("games", written.games, 1);
  const threads = written.threads === undefined ? availableParallelism() : readThreads(written.threads, 0);
  const run = runOf(written);
  const log = written.log === undefined ? undefined : await openRunLog(written.log, run);
  const bar = io.stderr.isTTY
    ? new SingleBar({ stream: io.stderr as NodeJS.WriteStream, clearOnComplete: true, gracefulExit: false })
    : undefined;
  bar?.start(games, 0);
  const { result, interrupted } = await interruptible((signal) =>
    playRun(run, { games, threads, signal, log, onPortion: (portion) => bar?.increment(portion.games) }),
  ).finally(() => bar?.stop());
  const report = reportOf(written, run, result);
  await write(io.stdout, written.json ? `${JSON.stringify(report)}\n` : reportText(report));
  if (interrupted && report.games < games) throw new InterruptedError();
}

/** @throws GameOptionError, NotationError where the board or the click cannot be */
function runOf(written: Options): MinesweeperRun {
  const { size, mines, start, first, finalists, outlook, seed } = written;
  const { game } = gameNamed("minesweeper", { size, mines, start });
  const [columns = 0, rows = columns] = size.split(/[x×*]/i).map(Number);
  const options: MinesweeperOptions = {
    columns,
    rows,
    ...(mines !== undefined && { mines: Number(mines) }),
    start: start as StartRule,
  };
  const untouched = game.start(undefined as never);
  return {
    options,
    ...(first !== undefined && { first: game.notation!.parseAction(untouched, first) as number }),
    ...(finalists !== undefined && { finalists: countOf("finalists", finalists, 0) }),
    ...(outlook !== undefined && { outlook: outlookFile(outlook) }),
    seed,
  };
}

/** @throws UsageError where the file is no such model */
function outlookFile(file: string): OutlookFile {
  return modelFrom(file, (bytes) => {
    decodeOutlook(bytes);
    return { file, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
}

function reportOf(written: Options, { seed }: MinesweeperRun, portions: readonly LoggedPortion[]) {
  const total = (figure: (portion: LoggedPortion) => number): number =>
    portions.reduce((sum, portion) => sum + figure(portion), 0);
  const games = total((portion) => portion.games);
  const won = total((portion) => portion.won);
  const { value, low, high } = shareOf(won, games);
  return {
    size: written.size,
    mines: written.mines === undefined ? null : Number(written.mines),
    start: written.start,
    first: written.first ?? null,
    outlook: written.outlook ?? null,
    finalists: written.finalists === undefined ? null : Number(written.finalists),
    seed,
    games,
    won,
    share: value,
    low,
    high,
    fair: fairOf(portions),
    guesses: total((portion) => portion.guesses) / games,
    exact: total((portion) => portion.exact) / games,
    gaveUp: total((portion) => portion.gaveUp),
    cpuMs: total((portion) => portion.cpuMs) / games,
    slowestMs: portions.reduce((slowest, portion) => Math.max(slowest, portion.slowest), 0),
  };
}

/** The share won with the luck of guesses taken out; null where a log is older than that. */
function fairOf(portions: readonly LoggedPortion[]): Estimate | null {
  let games = 0;
  let sum = 0;
  let squares = 0;
  for (const { games: count, fair, fairSquares } of portions) {
    if (fair === undefined || fairSquares === undefined) return null;
    games += count;
    sum += fair;
    squares += fairSquares;
  }
  return RunningMean.ofSums(games, sum, squares).estimate();
}

function reportText(report: ReturnType<typeof reportOf>): string {
  const percent = (share: number): string => (100 * share).toFixed(2);
  const mines = report.mines === null ? "" : `, ${report.mines} mines`;
  const { fair } = report;
  return [
    `${report.size}${mines}, ${report.start} start, seed ${report.seed}: ${report.won} of ${report.games} games won`,
    `${percent(report.share)} % (95 % interval ${percent(report.low)} to ${percent(report.high)})`,
    ...(fair
      ? [
          `${percent(fair.value)} % with the luck of guesses taken out (${percent(fair.low)} to ${percent(fair.high)})`,
        ]
      : []),
    `${report.guesses.toFixed(2)} guesses a game, ${report.exact.toFixed(2)} of them solved exactly; ${report.gaveUp} exact solutions given up`,
    `${report.cpuMs.toFixed(2)} ms of CPU a game; the slowest decision took ${report.slowestMs.toFixed(0)} ms`,
    "",
  ].join("\n");
}
