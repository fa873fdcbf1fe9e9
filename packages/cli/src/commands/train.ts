import { createHash } from "node:crypto";
import { englishTexts, type Problem } from "@tyche/engine/errors";
import { fixed } from "@tyche/engine/statistics";
import type { Trainer, TrainerSettings } from "@tyche/games";
import type { Strength, TrainingReport, TrainingRun } from "@tyche/learn";
import { GAME_ARGUMENT, gameOptions, optionsOfGames, readGame, type WrittenGame } from "../games/options.js";
import { countOf, mustBe, readThreads, shareOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import { ofFile } from "../io/model-file.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { statusLine } from "../io/terminal.js";
import { bytesOf } from "../io/user-file.js";
import { openRunner, RUNNER_OPTIONS, type RunnerOptions } from "../queue/runner-options.js";
import { readShard } from "../runs/run-log.js";
import { type CurveLine, TrainingFiles } from "../train/files.js";
import { gather } from "../train/gather.js";
import type { WrittenTraining } from "../train/iteration-work.js";
import { runInParallel } from "../train/parallel.js";
import { intervalText, progressOn } from "../train/progress.js";
import { partOf, trainersFor } from "../train/trainers.js";
import { type Examples, registers } from "./command.js";
import { merge } from "./train-merge.js";

const texts = englishTexts({
  "queue-without-gather": "--queue is for gathering positions: add --gather",
  "train-one-thread": "the evaluator {evaluator} of {game} is trained on 1 thread, not on {threads}",
  "gather-with-evaluator": "--gather is the same as --evaluator positions: leave out the other evaluator",
  "train-setting-idle": "{option} does nothing for the evaluator {evaluator} of {game}, which takes {known}",
  "strength-of-one": "--strength must be 0, or 2 or more: one game has no interval",
  "kind-rates": "one number, or two with a comma between them",
});

const OPTIONS = [
  ["--evaluator <E>", "help-train-evaluator"],
  ["--games <N>", "help-train-games", "100000"],
  ["--seed <S>", "help-train-seed", "1"],
  ["--rate <R>", "help-train-rate"],
  ["--lambda <L>", "help-train-lambda"],
  ["--explore <SHARE>", "help-train-explore"],
  ["--noise <POINTS>", "help-train-noise"],
  ["--rare <SHARE>", "help-train-rare"],
  ["--depth <N>", "help-train-depth"],
  ["--inputs <NAME>", "help-train-inputs"],
  ["--hidden <UNITS>", "help-train-hidden"],
  ["--full", "help-train-full"],
  ["--positions <FILES>", "help-train-positions"],
  ["--passes <N>", "help-train-passes"],
  ["--tuples <NAME>", "help-train-tuples"],
  ["--downgrade <TILE>", "help-train-downgrade"],
  ["--every <N>", "help-train-every"],
  ["--average <N>", "help-train-average"],
  ["--from <FILE>", "help-train-from"],
  ["--out <FILE>", "help-train-out"],
  ["--strength <N>", "help-train-strength", "400"],
  ["--checkpoint <SECONDS>", "help-train-checkpoint", "60"],
  ["--threads <N>", "help-train-threads"],
  ["--gather", "help-train-gather"],
  ["--shard <I/N>", "help-train-shard"],
  ["--json", "help-train-json"],
] as const satisfies OptionRows;

type Options = WrittenGame & RunnerOptions & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-train": "tyche train tic-tac-toe --evaluator network --games 20000 --out oxo.model",
  "example-train-backgammon": "tyche train backgammon --games 2000 --hidden 40 --out small.model",
};

export const register = registers([GAME_ARGUMENT, OPTIONS, RUNNER_OPTIONS, optionsOfGames(), merge], act);

async function act(game: string, options: Options, io: Io): Promise<void> {
  const entry = await entryOf(game, options);
  const settings = settingsOf(entry, game, options);
  const training = await createTraining(entry, settings, options.from ?? options.positions);
  const learners = readThreads(options.threads ?? "1", 1, io);
  const isDivided = entry.pieces !== undefined && (learners !== 1 || options.queue !== undefined);
  if (options.queue !== undefined && !isDivided) throw texts.error(UsageError, "queue-without-gather", {});
  if (learners !== 1 && !training.merge && !isDivided) {
    throw texts.error(UsageError, "train-one-thread", {
      evaluator: entry.evaluator,
      game,
      threads: learners,
    });
  }
  const written = { game, options: gameOptions(options), evaluator: entry.evaluator, settings };
  const files = new TrainingFiles(
    options.out ?? `${(await readGame(game, options)).game.name}.model`,
    identityText(written, isDivided ? 1 : learners),
  );
  const lock = await files.lock();
  try {
    if (isDivided) await gatherDivided({ training, written, learners, files }, entry, options, io);
    else await train({ training, written, learners, files }, options, io);
  } finally {
    lock.release();
  }
}

/** A training task with its settings and its files. */
interface Training {
  readonly training: TrainingRun;
  readonly written: WrittenTraining;
  readonly learners: number;
  readonly files: TrainingFiles;
}

async function train(
  { training, written, learners, files }: Training,
  options: Options,
  io: Io,
): Promise<void> {
  const curve: CurveLine[] = [...files.resume(training)];
  const before = curve.at(-1)?.seconds ?? 0;
  const strengthGames = strengthOf(options.strength);
  const interval = 1000 * count("checkpoint", options.checkpoint);
  const unit = training.unit ?? "games";
  if (training.games > 0) await say(io, `taken up after ${training.games} ${unit}\n`);
  const progress = progressOn(io.stderr, training);
  const started = performance.now();
  let saved = started;
  let kept = training.games;
  const note = (report: TrainingReport, strength?: Strength): CurveLine => {
    const seconds = before + Math.round(performance.now() - started) / 1000;
    return { ...report, seconds, ...(strength && { strength }) };
  };
  const { interrupted } = await interruptible(async (signal) => {
    const iterations =
      learners === 1 ? training.run(signal) : runInParallel(training, written, learners, signal);
    for await (const report of iterations) {
      const due = performance.now() - saved >= interval || report.games >= training.total;
      const measured = due && strengthGames > 0 ? training.strength?.(strengthGames, "strength") : undefined;
      const line = note(report, measured);
      curve.push(line);
      progress.update(line);
      if (options.json) await write(io.stdout, `${JSON.stringify(line)}\n`);
      if (!due) continue;
      await files.save(training, curve);
      saved = performance.now();
      kept = report.games;
    }
  }).finally(() => progress.stop());
  // What was learned since the last report is lost, since training resumes from a report.
  if ((curve.at(-1)?.games ?? 0) > kept) await files.saveResult(training, curve);
  // A part may have no games, if there are more parts than iterations.
  if (training.total === 0) await files.saveResult(training, curve);
  if (interrupted) {
    await say(io, stoppedText(training.games, kept, unit, files.checkpoint));
    throw new InterruptedError();
  }
  const strength = curve.findLast((line) => line.strength !== undefined)?.strength;
  if (!options.json) await write(io.stdout, resultText(files.model, `${training.games} ${unit}`, strength));
}

/** Gathers positions with several threads or workers. */
async function gatherDivided(
  { written, files }: Training,
  entry: Trainer,
  options: Options,
  io: Io,
): Promise<void> {
  const status = statusLine(io.stderr);
  const identity = identityText(written, 1);
  const runner = await openRunner(options, { usual: 1, least: 1 }, io);
  try {
    const { result } = await interruptible((signal) =>
      gather({
        entry,
        written,
        runner,
        file: files.model,
        identity,
        signal,
        onDone(done, of) {
          status.show(`${done} of ${of} iterations`);
        },
      }),
    );
    status.clear();
    if (result === undefined) {
      await say(io, `stopped; the same command goes on from ${files.model}.iterations\n`);
      throw new InterruptedError();
    }
    const report = { games: written.settings.games, measures: { positions: result } };
    await write(
      io.stdout,
      options.json ? `${JSON.stringify(report)}\n` : `${files.model}: ${result} positions\n`,
    );
  } finally {
    await runner.close();
  }
}

function say(io: Io, text: string): Promise<void> {
  return write(io.stderr, text);
}

/** @param kept number of games in the checkpoint */
function stoppedText(games: number, kept: number, unit: string, checkpoint: string): string {
  if (kept === 0)
    return `stopped after ${games} ${unit}, before the first checkpoint: the same command begins anew\n`;
  const held = kept < games ? `, of which the checkpoint holds ${kept}` : "";
  return `stopped after ${games} ${unit}${held}; the same command goes on from ${checkpoint}\n`;
}

function resultText(file: string, done: string, strength: Strength | undefined): string {
  const measured = strength
    ? `: ${fixed(strength.mean, 3)} ${strength.what} (95 %: ${intervalText(strength)}, ${strength.games} games)`
    : "";
  return `${file} after ${done}${measured}\n`;
}

async function entryOf(game: string, options: Options): Promise<Trainer> {
  if (options.gather && (options.evaluator ?? "positions") !== "positions")
    throw texts.error(UsageError, "gather-with-evaluator", {});
  const evaluator = options.gather ? "positions" : options.evaluator;
  const trainers = await trainersFor(game, gameOptions(options));
  const names = trainers.map((training) => training.evaluator);
  const entry =
    evaluator === undefined ? trainers[0] : trainers.find((training) => training.evaluator === evaluator);
  if (!entry)
    throw new UsageError(
      "train-evaluator-unknown",
      { game, evaluator: evaluator ?? "", names },
      `${game} has no evaluator "${evaluator}" to train; use one of ${names.join(", ")}`,
    );
  return entry;
}

/**
 * @param file the file that the settings were read from, if any
 * @throws UsageError if a setting or the file does not fit; also throws what creating the task throws
 */
async function createTraining(
  entry: Trainer,
  settings: TrainerSettings,
  file: string | undefined,
): Promise<TrainingRun> {
  try {
    return await entry.create(settings);
  } catch (error) {
    throw file === undefined ? error : ofFile(error, file);
  }
}

function settingsOf(entry: Trainer, game: string, options: Options): TrainerSettings {
  const given = {
    rate: options.rate === undefined ? undefined : rates(options.rate),
    lambda: options.lambda === undefined ? undefined : shareOf("lambda", options.lambda),
    explore: options.explore === undefined ? undefined : shareOf("explore", options.explore),
    noise: options.noise === undefined ? undefined : shareOf("noise", options.noise),
    rare: options.rare === undefined ? undefined : shareOf("rare", options.rare),
    depth: options.depth === undefined ? undefined : count("depth", options.depth),
    inputs: options.inputs,
    hidden: options.hidden?.split(",").map((part) => count("hidden", part.trim())),
    full: options.full,
    positions:
      options.positions === undefined
        ? undefined
        : options.positions.split(",").map((file) => bytesOf(file.trim())),
    passes: options.passes === undefined ? undefined : count("passes", options.passes),
    tuples: options.tuples,
    downgrade: options.downgrade === undefined ? undefined : count("downgrade", options.downgrade),
    every: options.every === undefined ? undefined : count("every", options.every),
    average: options.average === undefined ? undefined : count("average", options.average),
    from: options.from === undefined ? undefined : bytesOf(options.from),
  };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || entry.settings.includes(name as keyof TrainerSettings)) continue;
    const known = entry.settings.filter((setting) => setting !== "part").map((setting) => `--${setting}`);
    throw texts.error(UsageError, "train-setting-idle", {
      option: `--${name}`,
      evaluator: entry.evaluator,
      game,
      known,
    });
  }
  if (given.passes !== undefined && given.positions === undefined)
    throw new UsageError("passes-without-positions", {}, "--passes does nothing without --positions");
  if (options.shard !== undefined && entry.pieces === undefined)
    throw new UsageError("shard-without-gather", {}, "--shard is for gathering positions: add --gather");
  const part = options.shard === undefined ? undefined : partOf(readShard(options.shard), given.from);
  const known = Object.fromEntries(
    Object.entries({ ...given, part }).filter(([, value]) => value !== undefined),
  );
  return { ...known, games: count("games", options.games), seed: options.seed };
}

/** Returns everything that the training run depends on except its length. */
function identityText(
  { settings: { from, positions, games: _games, ...rest }, ...training }: WrittenTraining,
  learners: number,
): string {
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  const origin = from && hash(from);
  return JSON.stringify({ ...training, ...rest, learners, origin, positions: positions?.map(hash) });
}

function count(option: string, text: string): number {
  return countOf(option, text, 0);
}

/** Reads the number of games for measuring strength: 0, or enough for an interval. */
function strengthOf(text: string): number {
  const games = count("strength", text);
  if (games === 1) throw texts.error(UsageError, "strength-of-one", {});
  return games;
}

const RATES: Problem = texts.phrase("kind-rates", {});

function rates(text: string): readonly [number, number] {
  const parts = text.split(",").map((part) => shareOf("rate", part));
  const [first, last = first] = parts;
  if (parts.length > 2) throw mustBe("rate", RATES, text);
  return [first!, last!];
}
