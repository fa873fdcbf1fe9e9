import { availableParallelism } from "node:os";
import { checkGames, type SeriesResult, scoresOf, soloSummaryOf, standingsOf } from "@tyche/arena";
import { usualMethod } from "@tyche/engine";
import { englishTexts, type Problem } from "@tyche/engine/errors";
import type { Observed } from "@tyche/engine/opponents";
import { type SprtSettings, sprtOf } from "@tyche/engine/statistics";
import type { Command } from "commander";
import {
  isMatchOfOne,
  type MatchLog,
  matchSchedule,
  type ObservedSeries,
  openLog,
  openMatch,
  type WrittenMatch,
} from "../arena/match.js";
import { learnedFile, makeModel } from "../arena/models.js";
import { playerHelp } from "../arena/players.js";
import { progressOn } from "../arena/progress.js";
import { type MatchReport, reportJson, reportText } from "../arena/text.js";
import {
  GAME_ARGUMENT,
  gameOptions,
  optionsOfGames,
  readGame,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { countOf, mustBe, pairOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import { argument, type OptionRows, type OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { openRunner, RUNNER_OPTIONS, type RunnerOptions } from "../queue/runner-options.js";
import type { Runner } from "../runs/run.js";
import { rangeOf, readShard, type Shard } from "../runs/run-log.js";
import { workKind } from "../threads/work.js";
import { merge } from "./arena-merge.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "learn-file": '--learn must be a file whose name ends in .json, not "{text}"',
  "players-missing": "{game} is not a game for one: name two players or more",
  "shard-without-log": "--shard needs --log FILE, which `tyche arena merge` reads",
  "kind-elo-differences": "two differences in Elo, the lower first, as in 0,20",
  "sprt-players": "--sprt is for a match of two players, not of {players}",
});

/** Default time limit in milliseconds per move. */
const USUAL_TIME = "100";
/** The default model for --learn. */
const LEARNED = "counts";

const OPTIONS = [
  ["--games <N>", "help-arena-games", "100"],
  ["--seed <S>", "help-seed-dice", "1"],
  ["--time <MS>", { id: "help-arena-time", values: { usual: USUAL_TIME } }],
  ["--depth <N>", "help-arena-depth"],
  ["--nodes <N>", "help-arena-nodes"],
  ["--simulations <N>", "help-arena-simulations"],
  ["--threads <T>", "help-threads"],
  ["--series <R>", "help-arena-series", "1"],
  ["--no-paired", "help-arena-no-paired"],
  ["--opening <N>", "help-arena-opening"],
  ["--sprt <E0,E1>", "help-arena-sprt"],
  ["--log <FILE>", "help-arena-log"],
  ["--shard <I/N>", { id: "help-shard", values: { command: "tyche arena merge" } }],
  ["--model <M>", "help-arena-model"],
  ["--learn <FILE>", { id: "help-arena-learn", values: { usual: LEARNED } }],
  ["--json", "help-arena-json"],
] as const satisfies OptionRows;

type Options = RunnerOptions & OptionValues<typeof OPTIONS>;

/**
 * Interval in milliseconds between evaluations of the sequential test. It does not affect at which game the test ends.
 */
const SPRT_MS = 500;

/** Series of a match. */
const SERIES = workKind("series", () => import("../arena/match.js"));

export const examples: Examples = {
  "example-arena": "tyche arena einstein race random --games 200",
  "example-arena-robin": "tyche arena tic-tac-toe random alpha-beta:depth=2 alpha-beta:depth=4 --games 20",
  "example-arena-2048": "tyche arena 2048 --size 3x3 score heuristic --games 20 --json",
  "example-arena-network": "tyche arena 2048 --depth 1 --games 20",
  "example-arena-minesweeper": "tyche arena minesweeper --size 9x9 --mines 10 --games 200",
  "example-arena-ghosts":
    "tyche arena pac-man --layout trap alpha-beta:depth=9,evaluator=score,as.ghosts=minimising --games 20",
  "example-arena-shard": "tyche arena pig star2:depth=2 random --games 400 --shard 2/4 --log part2.log",
  "example-arena-sprt": "tyche arena pig star2:depth=2 random --games 1000 --sprt 0,50",
};

/** Lists the players and the opponent models. */
export const note = playerHelp;

export const register = registers(
  [
    GAME_ARGUMENT,
    argument("[players...]", "help-arena-players"),
    OPTIONS,
    RUNNER_OPTIONS,
    optionsOfGames(),
    merge,
  ],
  act,
);

async function act(
  game: string,
  named: readonly string[],
  options: Options & WrittenGame,
  io: Io,
  command: Command,
): Promise<void> {
  const players = await playersOf(game, named, gameOptions(options));
  const match = matchOf(game, players, options);
  const sprt = sprtSettings(options.sprt, players.length);
  const shard = shardOf(options);
  // Refuse games that cannot be played before any thread starts or any file is created.
  const played = await readGameAloud(game, match.options, io);
  const { facts } = played.game;
  const learning =
    options.learn === undefined ? undefined : { file: options.learn, model: options.model ?? LEARNED };
  if (learning) {
    if (!learning.file.endsWith(".json"))
      throw texts.error(UsageError, "learn-file", { text: learning.file });
  }
  const model = learning?.model ?? options.model;
  if (model !== undefined) await makeModel(model, played);
  const schedule = await matchSchedule(match);
  if (command.getOptionValueSource("games") !== "default") checkGames(schedule, match.games);
  await (await openMatch(match)).close();
  const log = options.log === undefined ? undefined : await openLog(options.log, match, shard);
  let runner: Runner | undefined;
  try {
    runner = await openRunner(options, { usual: availableParallelism() }, io);
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
      await saveFile(learning.file, [await learnedFile(learning.model, played, observedIn(result.results))]);
    }
    await write(io.stdout, options.json ? `${JSON.stringify(reportJson(result))}\n` : reportText(result));
    if (interrupted && !result.complete) throw new InterruptedError();
  } finally {
    await runner?.close();
    await log?.close();
  }
}

function matchOf(
  game: string,
  players: WrittenMatch["players"],
  options: Options & WrittenGame,
): WrittenMatch {
  const { limits, isGiven } = limitsOf(options);
  return {
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
  /** The range of series to play. */
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
  const run = runner.open(SERIES, match);
  try {
    if (!sprt || tested(prefixOf(results), tables, sprt).accepted === undefined) {
      await run.run(waiting, {
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
    await run.close(enough.signal.aborted || waiting.every((index) => results[index] !== undefined));
  }
  const state = sprt && { ...sprt, ...tested(prefixOf(results), tables, sprt) };
  // Games after the end of the test do not count, so that the result does not depend on the number of threads.
  const counted = state?.accepted ? results.slice(0, state.units * tables) : results;
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
}

function tested(results: readonly SeriesResult[], tables: number, sprt: SprtSettings) {
  return sprtOf(scoresOf(tables, results), sprt);
}

/** The last player's observations in match order. */
function* observedIn(results: readonly ObservedSeries[]): Generator<Observed<unknown, unknown>, void, void> {
  for (const { observed = [] } of results) yield* observed;
}

/** Returns the results before the first missing one. */
function prefixOf(results: readonly (SeriesResult | undefined)[]): SeriesResult[] {
  const prefix: SeriesResult[] = [];
  for (let i = 0; results[i] !== undefined; i++) prefix.push(results[i]!);
  return prefix;
}

/** Returns the players given, or the game's default method if none are given for a game with one player. */
async function playersOf(
  game: string,
  named: readonly string[],
  options: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  if (named.length > 0) return named;
  const known = (await readGame(game, options)).game;
  if (known.facts.players > 1) throw texts.error(UsageError, "players-missing", { game: known.name });
  return [usualMethod(known).name];
}

/** Reads the shard of the match to play. @throws UsageError if other options need the whole match */
function shardOf({ shard, log, sprt, learn }: Options): Shard | undefined {
  if (shard === undefined) return undefined;
  if (log === undefined) throw texts.error(UsageError, "shard-without-log", { command: "tyche arena merge" });
  if (sprt !== undefined)
    throw new UsageError("sprt-and-shard", {}, "--sprt needs the games in their order: leave out --shard");
  if (learn !== undefined)
    throw new UsageError("learn-and-shard", {}, "--learn needs all games: leave out --shard");
  return readShard(shard);
}

/** Returns the search limits, and whether the user gave any. */
function limitsOf(options: Options): { readonly limits: Record<string, string>; readonly isGiven: boolean } {
  const { depth, time, nodes, simulations } = options;
  const given = Object.entries({ depth, time, nodes, simulations }).filter(
    ([, value]) => value !== undefined,
  );
  const isGiven = given.length > 0;
  const limits = Object.fromEntries(isGiven ? given : [["time", USUAL_TIME]]) as Record<string, string>;
  return { limits, isGiven };
}

const ELO_DIFFERENCES: Problem = texts.phrase("kind-elo-differences", {});

function sprtSettings(text: string | undefined, players: number): SprtSettings | undefined {
  if (text === undefined) return undefined;
  const limits = pairOf((part) => (/^-?\d{1,4}(\.\d+)?$/.test(part) ? Number(part) : undefined))(text);
  if (!limits || limits[0] >= limits[1]) {
    throw mustBe("sprt", ELO_DIFFERENCES, text);
  }
  if (players !== 2) throw texts.error(UsageError, "sprt-players", { players });
  return { elo0: limits[0], elo1: limits[1] };
}
