import {
  type GameUnderWay,
  MOST_EXPONENT as MOST_TWENTY48_EXPONENT,
  PackedSearch,
  playBySearch,
  rareExponent as rareTwenty48Exponent,
  type SearchedPlay,
  shippedFile as shippedTwenty48File,
  type Twenty48Summary,
  summaryOf as twenty48Summary,
} from "@tyche/games/2048";
import { type PackedNTuples, readNTuples } from "@tyche/learn/ntuple";
import { SingleBar } from "cli-progress";
import type { Command } from "commander";
import { parseCount } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import { modelFrom } from "../io/model-file.js";
import type { Example } from "./command.js";

interface Options {
  readonly evaluator: string;
  readonly games: string;
  readonly depth?: string;
  readonly time?: string;
  readonly threshold: string;
  readonly downgrade?: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** Milliseconds without letting Ctrl-C have its turn. */
const TURN_MS = 50;

export const examples: readonly Example[] = [
  { say: "games of the shipped network, one move ahead", type: "tyche tiles --depth 1 --games 20" },
  {
    say: "the hand-made evaluation, two moves ahead",
    type: "tyche tiles --evaluator heuristic --depth 2 --games 5 --json",
  },
];

export function register(command: Command, io: Io): void {
  command
    .option(
      "--evaluator <E>",
      "net (the shipped network), heuristic, or the file of a trained network.",
      "net",
    )
    .option("--games <N>", "How many games.", "100")
    .option("--depth <N>", "Moves ahead, 1 to 16; 3 where no time is given.")
    .option("--time <MS>", "Milliseconds a move.")
    .option("--threshold <P>", "Boards less probable than this are judged at once.", "0.0001")
    .option(
      "--downgrade <TILE>",
      "From this tile on, large tiles are halved in what is searched, for a network that met few such boards; 0: never. (default: the first tile that few of its last games in training made)",
    )
    .option("--seed <S>", "A number or a word; with a depth the same seed gives the same games.", "1")
    .option("--json", "Print the result as one JSON object.")
    .action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  const games = countOf("games", options.games, 1_000_000);
  const asked = limitsOf(options);
  const { network, rare } = judgeOf(options.evaluator);
  const limits = options.downgrade === undefined && rare > 0 ? { ...asked, downgrade: rare } : asked;
  const search = new PackedSearch(network);
  const bar = io.stderr.isTTY
    ? new SingleBar({ stream: io.stderr as NodeJS.WriteStream, clearOnComplete: true, gracefulExit: false })
    : undefined;
  bar?.start(games, 0);
  const before = process.cpuUsage();
  const { result: played, interrupted } = await interruptible((signal) =>
    playMany(search, limits, { games, seed: options.seed, signal, onGame: () => bar?.increment() }),
  ).finally(() => bar?.stop());
  if (played.length === 0) throw new InterruptedError();
  const { user, system } = process.cpuUsage(before);
  const summary = twenty48Summary(played);
  const movesPerSecond = (1e6 * summary.moves) / (user + system);
  const { downgrade, ...searched } = limits;
  const tile = downgrade === undefined ? 0 : 2 ** downgrade;
  const { evaluator } = options;
  const report = { evaluator, ...searched, downgrade: tile, seed: options.seed, ...summary, movesPerSecond };
  await write(io.stdout, options.json ? `${JSON.stringify(report)}\n` : textOf(summary, movesPerSecond));
  if (interrupted && played.length < games) throw new InterruptedError();
}

/** What judges boards, and the exponent from which on it knows little of them; 0 where it knows all alike. */
interface Judge {
  /** Undefined for the hand-made evaluation. */
  readonly network?: PackedNTuples;
  readonly rare: number;
}

function judgeOf(evaluator: string): Judge {
  if (evaluator === "heuristic") return { rare: 0 };
  const read = (bytes: Uint8Array): Judge => {
    const { network, history } = readNTuples(bytes, "2048");
    return { network, rare: rareTwenty48Exponent(history) };
  };
  return evaluator === "net" ? read(shippedTwenty48File()) : modelFrom(evaluator, read);
}

function limitsOf({ depth, time, threshold, downgrade = "0" }: Options): SearchedPlay {
  const probability = Number(threshold);
  if (threshold.trim() === "" || !(probability >= 0 && probability < 1)) {
    throw new UsageError(`--threshold takes a probability below 1, not "${threshold.slice(0, 40)}"`);
  }
  const from = exponentOf(downgrade);
  const limit = { threshold: probability, ...(from > 0 && { downgrade: from }) };
  if (time === undefined) return { ...limit, depth: countOf("depth", depth ?? "3", 16) };
  const timed = { ...limit, time: countOf("time", time, 1e9) };
  return depth === undefined ? timed : { ...timed, depth: countOf("depth", depth, 16) };
}

/** The exponent of a tile; 0 of none. */
function exponentOf(tile: string): number {
  const count = parseCount(tile);
  const exponent = count === 0 ? 0 : Math.log2(count ?? Number.NaN);
  if (Number.isInteger(exponent) && exponent <= MOST_TWENTY48_EXPONENT && count !== 1) return exponent;
  throw new UsageError(
    `--downgrade takes 0 or a tile from 2 to ${2 ** MOST_TWENTY48_EXPONENT}, not "${tile.slice(0, 40)}"`,
  );
}

function countOf(option: string, text: string, most: number): number {
  const count = parseCount(text);
  if (count !== undefined && count >= 1 && count <= most) return count;
  throw new UsageError(`--${option} takes a whole number from 1 to ${most}, not "${text.slice(0, 40)}"`);
}

/** Plays games to their ends; those that are finished when the signal strikes. */
async function playMany(
  search: PackedSearch,
  limits: SearchedPlay,
  run: {
    readonly games: number;
    readonly seed: string;
    readonly signal: AbortSignal;
    readonly onGame: () => void;
  },
): Promise<GameUnderWay[]> {
  const played: GameUnderWay[] = [];
  let resumed = performance.now();
  for (let game = 1; game <= run.games; game++) {
    for (const at of playBySearch(search, limits, `${run.seed}/${game}`)) {
      if (at.over) played.push(at);
      if (performance.now() - resumed < TURN_MS) continue;
      await new Promise((resume) => setImmediate(resume));
      resumed = performance.now();
      if (run.signal.aborted) return played;
    }
    run.onGame();
  }
  return played;
}

function textOf({ games, mean, low, high, moves, reached }: Twenty48Summary, movesPerSecond: number): string {
  const interval = games > 1 ? ` (95 % interval ${low.toFixed(0)} to ${high.toFixed(0)})` : "";
  const shares = Object.entries(reached).map(([tile, share]) => `${tile} in ${(100 * share).toFixed(1)} %`);
  return [
    `${games} games, mean score ${mean.toFixed(0)}${interval}`,
    shares.join(", "),
    `${moves} moves, ${movesPerSecond.toFixed(0)} a second of CPU time`,
    "",
  ].join("\n");
}
