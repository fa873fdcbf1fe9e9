import { METHODS, TIES } from "@tyche/engine";
import { type Estimate, meanOf, shareOf } from "@tyche/engine/statistics";
import type { PacManGame } from "@tyche/games/pac-man";
import { SingleBar } from "cli-progress";
import type { Command } from "commander";
import { type Hunt, type HuntResult, huntsOf } from "../arena/pac-man/hunt.js";
import { readGame } from "../games/options.js";
import { oneOf, parseCount } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import type { Example } from "./command.js";

interface Options {
  readonly layout: string;
  readonly ghosts: string;
  readonly model?: string;
  readonly algorithm: string;
  readonly evaluator: string;
  readonly rounds?: string;
  readonly time?: string;
  readonly simulations?: string;
  readonly ties?: string;
  readonly reflex?: boolean;
  readonly stop: string;
  readonly games: string;
  readonly seed: string;
  readonly json?: boolean;
}

const ALGORITHMS = [...METHODS.map(({ name }) => name), "exact"];
const USUAL_ROUNDS = 3;

export const examples: readonly Example[] = [
  { say: "expectimax that knows how the ghosts move", type: "tyche ghosts --ghosts directional --games 5" },
  {
    say: "the best play that there is in a small layout",
    type: "tyche ghosts --layout trap --algorithm exact --games 100",
  },
  {
    say: "minimax, which fears the worst, against ghosts that only wander",
    type: "tyche ghosts --layout trap --model minimising --algorithm alpha-beta --evaluator score --rounds 3 --games 20 --json",
  },
];

export function register(command: Command, io: Io): void {
  command
    .option("--layout <L>", "A layout of pac-man by name or text, or @FILE.", "small")
    .option("--ghosts <G>", "How the ghosts move; `tyche games` says more.", "random")
    .option("--model <G>", "How the search takes them to move; as they do without it.")
    .option(
      "-a, --algorithm <A>",
      `One of ${ALGORITHMS.join(", ")}; exact solves the model first.`,
      "expectiminimax",
    )
    .option("--evaluator <E>", "What judges the positions at the horizon: strategic or score.", "strategic")
    .option("--rounds <N>", `Rounds ahead, one move of everybody each; ${USUAL_ROUNDS} without a limit.`)
    .option("--time <MS>", "Milliseconds a move.")
    .option("--simulations <N>", "Simulations a move, for mcts.")
    .option(`--ties <${TIES.join("|")}>`, "For alpha-beta: cut where the window is only met, or not.")
    .option("--reflex", "One move ahead, judged before the ghosts move.")
    .option("--stop <yes|no>", "Whether Pac-Man may stay where it is.", "yes")
    .option("--games <N>", "How many games.", "100")
    .option(
      "--seed <S>",
      "A number or a word; the same seed has the same games, unless a time is given.",
      "1",
    )
    .option("--json", "Print the result as one JSON object.")
    .action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  const games = countOf("games", options.games)!;
  const hunt = huntOf(options);
  const bar = io.stderr.isTTY
    ? new SingleBar({ stream: io.stderr as NodeJS.WriteStream, clearOnComplete: true, gracefulExit: false })
    : undefined;
  bar?.start(games, 0);
  const { result, interrupted } = await interruptible(async (signal) => {
    const done: HuntResult[] = [];
    for await (const game of huntsOf(hunt, options.seed)) {
      done.push(game);
      bar?.increment();
      await new Promise((resume) => setImmediate(resume));
      if (done.length === games || signal.aborted) break;
    }
    return done;
  }).finally(() => bar?.stop());
  const report = reportOf(options, hunt, result);
  await write(io.stdout, options.json ? `${JSON.stringify(report)}\n` : textOf(report));
  if (interrupted && result.length < games) throw new InterruptedError();
}

/** @throws UsageError, GameOptionError */
function huntOf(options: Options): Hunt {
  const { layout, stop } = options;
  // Safe: it is the game of this name.
  const gameWith = (ghosts: string) =>
    readGame("pac-man", { layout, ghosts, stop }).game as unknown as PacManGame;
  const algorithm = oneOf("algorithm", options.algorithm, ALGORITHMS)!;
  const evaluator = oneOf("evaluator", options.evaluator, ["strategic", "score"] as const)!;
  const time = countOf("time", options.time);
  const simulations = countOf("simulations", options.simulations);
  const ties = oneOf("ties", options.ties, TIES);
  const reflex = options.reflex === true;
  if (reflex && options.rounds !== undefined)
    throw new UsageError("--reflex looks one move ahead, whatever --rounds");
  const unlimited = time === undefined && simulations === undefined;
  const rounds = reflex ? 1 : (countOf("rounds", options.rounds) ?? (unlimited ? USUAL_ROUNDS : undefined));
  return {
    played: gameWith(options.ghosts),
    model: gameWith(options.model ?? options.ghosts),
    algorithm,
    evaluator,
    afterstate: reflex,
    settings: {
      ...(ties !== undefined && { ties }),
      ...(simulations !== undefined && { simulations }),
    },
    ...(rounds !== undefined && { rounds }),
    ...(time !== undefined && { time }),
  };
}

function reportOf(options: Options, { rounds, time, settings }: Hunt, games: readonly HuntResult[]) {
  const { layout, ghosts, model = ghosts, algorithm, evaluator, reflex = false, seed } = options;
  const won = games.filter((game) => game.won).length;
  const moves = games.reduce((sum, game) => sum + game.moves, 0);
  const limits = { rounds, time, ...settings };
  return {
    layout,
    ghosts,
    model,
    algorithm,
    evaluator,
    reflex,
    ...Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)),
    seed,
    games: games.length,
    won,
    share: shareOf(won, games.length),
    score: meanOf(games.map(({ score }) => score)),
    moves: moves / games.length,
    cpuMsPerMove: games.reduce((sum, game) => sum + game.cpuMs, 0) / moves,
  };
}

function textOf(report: ReturnType<typeof reportOf>): string {
  const interval = ({ value, low, high }: Estimate, digits: number, factor = 1): string =>
    `${(factor * value).toFixed(digits)} [${(factor * low).toFixed(digits)}, ${(factor * high).toFixed(digits)}]`;
  const { games, won, share, score, moves, cpuMsPerMove } = report;
  return [
    `${won} of ${games} games won: ${interval(share, 2, 100)} %`,
    `score ${interval(score, 1)}`,
    `${moves.toFixed(1)} moves a game, ${cpuMsPerMove.toFixed(3)} ms of CPU a move`,
    "95 % intervals.",
    "",
  ].join("\n");
}

function countOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = parseCount(text);
  if (count !== undefined && count >= 1) return count;
  throw new UsageError(`--${option} takes a whole number from 1, not "${text.slice(0, 40)}"`);
}
