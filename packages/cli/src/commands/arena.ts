import { availableParallelism } from "node:os";
import {
  checkGames,
  type SeriesResult,
  scheduleOf,
  scoresOf,
  soloSummaryOf,
  standingsOf,
} from "@tyche/arena";
import { usualMethod } from "@tyche/engine";
import type { Observed } from "@tyche/engine/opponents";
import { type SprtSettings, type SprtState, sprtOf } from "@tyche/engine/statistics";
import type { Command } from "commander";
import { type MatchLog, openLog } from "../arena/log.js";
import { isMatchOfOne, type ObservedSeries, openMatch, planOf, type WrittenMatch } from "../arena/match.js";
import { learnedFile, makeModel } from "../arena/models.js";
import { playerHelp } from "../arena/players.js";
import { progressOn } from "../arena/progress.js";
import { type MatchReport, reportJson, reportText, reportView } from "../arena/text.js";
import {
  addGameOptions,
  GAME_HELP,
  gameOptions,
  readGame,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { countOf, pairOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import { saveFile } from "../io/save-file.js";
import type { Runner } from "../pieces/piece-work.js";
import { addRunnerOptions, openRunner, type RunnerOptions } from "../pieces/runner-options.js";
import { rangeOf, readShard, type Shard } from "../pieces/shard.js";
import { registerMerge } from "./arena-merge.js";
import type { Example } from "./command.js";

interface Options extends RunnerOptions {
  readonly games: string;
  readonly seed: string;
  readonly time?: string;
  readonly depth?: string;
  readonly nodes?: string;
  readonly simulations?: string;
  readonly series: string;
  readonly paired: boolean;
  readonly opening?: string;
  readonly sprt?: string;
  readonly log?: string;
  readonly shard?: string;
  readonly model?: string;
  readonly learn?: string;
  readonly json?: boolean;
}

/** Milliseconds a move, where nothing else limits a search. */
const USUAL_TIME = "100";

/** The model that learns, where none is named. */
const LEARNED = "counts";

/** How often the sequential test is looked at, in milliseconds; it ends at the same game however often. */
const SPRT_MS = 500;

export const examples: readonly Example[] = [
  {
    say: "two ways to play EinStein, both seats on the same dice",
    type: "tyche arena einstein race random --games 200",
  },
  {
    say: "a round robin with ratings",
    type: "tyche arena tic-tac-toe random alpha-beta:depth=2 alpha-beta:depth=4 --games 20",
  },
  {
    say: "who scores more in 2048 on the same tiles",
    type: "tyche arena 2048 --size 3x3 score heuristic --games 20 --json",
  },
  {
    say: "twenty games of 2048 by its shipped network, one move ahead",
    type: "tyche arena 2048 --depth 1 --games 20",
  },
  {
    say: "how often the solver wins small boards of Minesweeper, on the same boards for the same seed",
    type: "tyche arena minesweeper --size 9x9 --mines 10 --games 200",
  },
  {
    say: "minimax, which fears the worst, against ghosts of Pac-Man that only wander",
    type: "tyche arena pac-man --layout trap alpha-beta:depth=9,evaluator=score,as.ghosts=minimising --games 20",
  },
  {
    say: "the second of four parts of a match, for a machine of its own; arena merge puts the four together",
    type: "tyche arena pig star2:depth=2 random --games 400 --shard 2/4 --log part2.log",
  },
  {
    say: "stop as soon as 50 Elo more are likely or not",
    type: "tyche arena pig star2:depth=2 random --games 1000 --sprt 0,50",
  },
];

/** Who can play, and whom they can expect. */
export const note = playerHelp;

export function register(command: Command, io: Io): void {
  command
    .argument("<game>", GAME_HELP)
    .argument(
      "[players...]",
      "Who plays, as random or star2:depth=2,evaluator=race; two or more meet. In a game for one also one, or none: then it is the game's own way to decide.",
    )
    .option("--games <N>", "Games of every pair, or of every player in a game for one.", "100")
    .option("--seed <S>", "A number or a word; the same seed has the same dice.", "1")
    .option(
      "--time <MS>",
      `Milliseconds a move for players who say no limit; ${USUAL_TIME} where there is none, unless one player plays whole games itself (packed in 2048: depth 3).`,
    )
    .option("--depth <N>", "Decisions looked ahead by players who say no limit.")
    .option("--nodes <N>", "Nodes a move for players who say no limit.")
    .option("--simulations <N>", "Simulations a move for players who say no limit.")
    .option("--threads <T>", "Threads; all cores without it, 0 for none but this one.")
    .option("--series <R>", "Rounds after which players forget what they learned.", "1")
    .option("--no-paired", "New dice for every game, in place of the same dice for every seating.")
    .option("--opening <N>", "Begin with N actions at random, the same for every seating of a round.")
    .option("--sprt <E0,E1>", "Two players: end when one of two differences in Elo is accepted (5 % errors).")
    .option("--log <FILE>", "Keep every game in FILE, and go on with what it holds.")
    .option(
      "--shard <I/N>",
      "Play the Ith of N parts of the match, for a process or a machine of its own; needs --log, and `tyche arena merge` puts the parts together.",
    )
    .option("--model <M>", "What expectimax expects of the others: a model as below, or a FILE.json.")
    .option(
      "--learn <FILE>",
      "Save what --model (counts without it) learns of the last player, as FILE.json.",
    )
    .option("--json", "Print the result as one JSON object.");
  addRunnerOptions(command);
  addGameOptions(command);
  registerMerge(command, io);
  command.action((game: string, players: string[], options: Options & WrittenGame) =>
    act(game, players, options, io, command.getOptionValueSource("games") !== "default"),
  );
}

async function act(
  game: string,
  named: readonly string[],
  options: Options & WrittenGame,
  io: Io,
  isCounted: boolean,
): Promise<void> {
  const players = playersOf(game, named, gameOptions(options));
  const { limits, isGiven } = limitsOf(options);
  const match: WrittenMatch = {
    game,
    options: gameOptions(options),
    players,
    defaults: limits,
    seed: options.seed,
    games: countOf("games", options.games, 1),
    paired: options.paired,
    series: countOf("series", options.series, 1),
    ...(options.opening !== undefined && { opening: countOf("opening", options.opening, 0) }),
    ...(options.model !== undefined && { model: options.model }),
    ...(options.learn !== undefined && { observed: true }),
    ...(isMatchOfOne({ players }) && !isGiven && { unlimited: true }),
  };
  const sprt = sprtSettings(options.sprt, players.length);
  const shard = shardOf(options);
  // Refuses what cannot be played before any thread is started or file is made.
  const played = await readGameAloud(game, match.options, io);
  const { facts } = played.game;
  const learning =
    options.learn === undefined ? undefined : { file: options.learn, model: options.model ?? LEARNED };
  if (learning) {
    if (!learning.file.endsWith(".json"))
      throw new UsageError("--learn takes the name of a file that ends in .json");
  }
  const model = learning?.model ?? options.model;
  if (model !== undefined) makeModel(model, played);
  const schedule = scheduleOf(planOf(match));
  if (isCounted) checkGames(schedule, match.games);
  await (await openMatch(match)).close();
  const log = options.log === undefined ? undefined : await openLog(options.log, match, shard);
  let runner: Runner | undefined;
  try {
    runner = await openRunner(
      options,
      { title: `${game}: ${players.join(", ")}`, usual: availableParallelism() },
      io,
    );
    const by = runner;
    const { result, interrupted } = await interruptible((signal) =>
      playMatch({
        match,
        sprt,
        runner: by,
        log,
        signal,
        io,
        zeroSum: facts.players === 2 && facts.zeroSum,
        bounds: facts.bounds,
        tables: schedule.tables.length,
        range: shard ? rangeOf(shard, schedule.length) : [0, schedule.length],
      }),
    );
    if (result.complete) await log?.finish();
    if (learning) {
      await saveFile(learning.file, [learnedFile(learning.model, played, observedIn(result.results))]);
    }
    await write(io.stdout, options.json ? `${JSON.stringify(reportJson(result))}\n` : reportText(result));
    if (interrupted && !result.complete) throw new InterruptedError();
  } finally {
    await runner?.close();
    await log?.close();
  }
}

interface Running {
  readonly match: WrittenMatch;
  readonly sprt: SprtSettings | undefined;
  readonly runner: Runner;
  readonly log: MatchLog | undefined;
  readonly signal: AbortSignal;
  readonly io: Io;
  readonly zeroSum: boolean;
  readonly bounds: readonly [number, number];
  readonly tables: number;
  /** Which series of the match are played. */
  readonly range: readonly [from: number, to: number];
}

async function playMatch(
  running: Running,
): Promise<MatchReport & { readonly results: readonly ObservedSeries[] }> {
  const { match, sprt, runner, log, signal, io, zeroSum, bounds, tables } = running;
  const [from, to] = running.range;
  const isSolo = isMatchOfOne(match);
  const start = performance.now();
  const known = (log?.results ?? []).filter(({ index }) => index >= from && index < to);
  const results: (SeriesResult | undefined)[] = [];
  for (const result of known) results[result.index] = result;
  const waiting = Array.from({ length: to - from }, (_, i) => from + i).filter(
    (index) => results[index] === undefined,
  );
  const enough = new AbortController();
  const progress = progressOn(io.stderr, match, to - from, known);
  let looked = start;
  let usage = process.cpuUsage();
  const stopper = AbortSignal.any([signal, enough.signal]);
  const reportNow = (
    state: (SprtSettings & SprtState) | undefined,
    counted: readonly (SeriesResult | undefined)[],
  ) => {
    const played = counted.filter((result) => result !== undefined);
    return {
      match,
      results: played,
      zeroSum,
      standings: standingsOf(match.players.length, tables, played),
      complete: state?.accepted !== undefined || played.length === to - from,
      ...(isSolo && { solo: soloSummaryOf(bounds, played) }),
      ...(state && { sprt: state }),
      playMs: played.reduce((sum, { ms }) => sum + ms, 0),
      clockMs: performance.now() - start,
    };
  };
  const sprtNow = () => sprt && { ...sprt, ...tested(prefixOf(results), tables, sprt) };
  runner.show?.(known.length, () => reportView(reportNow(sprtNow(), results)));
  const crew = runner.open("series", match);
  try {
    if (!sprt || tested(prefixOf(results), tables, sprt).accepted === undefined) {
      await crew.run(waiting, {
        signal: stopper,
        isKept: log !== undefined,
        async onResults(_, played) {
          const { user, system } = process.cpuUsage(usage);
          usage = process.cpuUsage();
          const cpuMs = (user + system) / 1000 / played.length;
          const more = isSolo ? played.map((result) => ({ ...result, cpuMs })) : played;
          for (const result of more) results[result.index] = result;
          progress.update(more);
          await log?.append(more);
          if (!sprt || performance.now() - looked < SPRT_MS) return;
          looked = performance.now();
          if (tested(prefixOf(results), tables, sprt).accepted) enough.abort();
        },
      });
    }
  } finally {
    progress.stop();
    await crew.close(enough.signal.aborted || waiting.every((index) => results[index] !== undefined));
  }
  const state = sprtNow();
  // Whatever was played after the end of the test does not count, so that the answer is the same on any number of threads.
  return reportNow(state, state?.accepted ? results.slice(0, state.units * tables) : results);
}

function tested(results: readonly SeriesResult[], tables: number, sprt: SprtSettings) {
  return sprtOf(scoresOf(tables, results), sprt);
}

/** What the last player saw and did, in the order of the match. */
function* observedIn(results: readonly ObservedSeries[]): Generator<Observed<unknown, unknown>, void, void> {
  for (const { observed = [] } of results) yield* observed;
}

/** The results up to the first that is missing. */
function prefixOf(results: readonly (SeriesResult | undefined)[]): SeriesResult[] {
  const prefix: SeriesResult[] = [];
  for (let i = 0; results[i] !== undefined; i++) prefix.push(results[i]!);
  return prefix;
}

/** Who plays: those who are named, else in a game for one who decides there where nobody is named. */
function playersOf(
  game: string,
  named: readonly string[],
  options: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (named.length > 0) return named;
  const known = readGame(game, options).game;
  if (known.facts.players > 1)
    throw new UsageError(`${known.name} is no game for one: name two players or more`);
  return [usualMethod(known).name];
}

/** The part of the match that is asked for. @throws UsageError where it cannot be played apart */
function shardOf({ shard, log, sprt, learn }: Options): Shard | undefined {
  if (shard === undefined) return undefined;
  if (log === undefined) throw new UsageError("--shard needs --log FILE, which `tyche arena merge` reads");
  if (sprt !== undefined)
    throw new UsageError("--sprt looks at the games in their order: play it without --shard");
  if (learn !== undefined) throw new UsageError("--learn needs all games: play it without --shard");
  return readShard(shard);
}

/** Limits of searches, and whether they were given. */
function limitsOf(options: Options): { readonly limits: Record<string, string>; readonly isGiven: boolean } {
  const { depth, time, nodes, simulations } = options;
  const given = Object.entries({ depth, time, nodes, simulations }).filter(
    ([, value]) => value !== undefined,
  );
  const isGiven = given.length > 0;
  const limits = Object.fromEntries(isGiven ? given : [["time", USUAL_TIME]]) as Record<string, string>;
  return { limits, isGiven };
}

function sprtSettings(text: string | undefined, players: number): SprtSettings | undefined {
  if (text === undefined) return undefined;
  const limits = pairOf((part) => (/^-?\d{1,4}(\.\d+)?$/.test(part) ? Number(part) : undefined))(text);
  if (!limits || limits[0] >= limits[1]) {
    throw new UsageError(
      `--sprt takes two differences in Elo, the lower first, as 0,20, not "${text.slice(0, 40)}"`,
    );
  }
  if (players !== 2) throw new UsageError("--sprt is for a match of two players");
  return { elo0: limits[0], elo1: limits[1] };
}
