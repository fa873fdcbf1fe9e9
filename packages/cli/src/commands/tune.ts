import { availableParallelism } from "node:os";
import { type Parameter, Spsa } from "@tyche/arena";
import type { Problem } from "@tyche/engine/errors";
import { matchSchedule, openMatch, type WrittenMatch } from "../arena/match.js";
import {
  GAME_ARGUMENT,
  gameOptions,
  optionsOfGames,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { countOf, mustBe } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import { argument, type OptionRows, type OptionValues, repeated } from "../io/options.js";
import { table } from "../io/table.js";
import { statusLine } from "../io/terminal.js";
import { openRunner, RUNNER_OPTIONS, type RunnerOptions } from "../queue/runner-options.js";
import type { Run } from "../runs/run.js";
import { workKind } from "../threads/work.js";
import { type DuelResult, duelText } from "../tune/duel-work.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--iterations <N>", "help-tune-iterations", "100"],
  ["--directions <N>", "help-tune-directions", "4"],
  ["--games <N>", "help-tune-games", "40"],
  ["--spread <SHARE>", "help-tune-spread", "0.1"],
  ["--step <SHARE>", "help-tune-step"],
  ["--seed <S>", "help-tune-seed", "1"],
  ["--threads <T>", "help-threads"],
  ["--json", "help-tune-json"],
] as const satisfies OptionRows;

type Options = WrittenGame &
  RunnerOptions &
  OptionValues<typeof OPTIONS> & { readonly parameter: readonly string[] };

/** Matches between two settings of a player. */
const DUEL = workKind("duel", () => import("../tune/duel-work.js"));

export const examples: Examples = {
  "example-tune":
    'tyche tune pig --target 20 "noisy:epsilon={e},of=(perfect:depth=1)" --parameter e=0.5,0.0,0.9 --iterations 8 --games 20',
};

export const register = registers(
  [
    GAME_ARGUMENT,
    argument("<player>", "help-tune-player"),
    repeated("--parameter <NAME=START,LOW,HIGH>", "help-tune-parameter", true),
    OPTIONS,
    RUNNER_OPTIONS,
    optionsOfGames(),
  ],
  act,
);

async function act(game: string, player: string, options: Options, io: Io): Promise<void> {
  const parameters = options.parameter.map(parameterOf);
  checkNames(player, parameters);
  const question = questionOf(game, options);
  const tuning = new Spsa({
    parameters,
    iterations: countOf("iterations", options.iterations, 1),
    directions: countOf("directions", options.directions, 1, 10_000),
    seed: options.seed,
    spread: shareOf("spread", options.spread),
    ...(options.step !== undefined && { step: shareOf("step", options.step) }),
  });
  await readGameAloud(game, question.options, io);
  // Refuse players that cannot play before any work starts.
  const start = playerOf(player, parameters, tuning.values());
  const match: WrittenMatch = { ...question, players: [start, start] };
  const { gamesOfTable } = await matchSchedule(match);
  await (await openMatch(match)).close();
  const runner = await openRunner(options, { usual: availableParallelism() }, io);
  try {
    const status = statusLine(io.stderr);
    const run = runner.open(DUEL, question);
    const { interrupted } = await interruptible(async (signal) => {
      while (!tuning.isDone && !signal.aborted) {
        const texts = tuning
          .duels()
          .map(({ iteration, direction, plus, minus }) =>
            duelText(
              [playerOf(player, parameters, plus), playerOf(player, parameters, minus)],
              `${question.seed} duel ${iteration} ${direction}`,
            ),
          );
        const scores = await scoresOf(texts, run, signal);
        if (signal.aborted) return;
        tuning.take(scores);
        const values = byName(parameters, tuning.values());
        if (options.json)
          await write(io.stdout, `${JSON.stringify({ iteration: tuning.iteration, values })}\n`);
        status.show(`step ${tuning.iteration}: ${JSON.stringify(values)}`);
      }
    }).finally(async () => {
      status.clear();
      await run.close(tuning.isDone);
    });
    const games = tuning.iteration * countOf("directions", options.directions, 1) * gamesOfTable;
    const values = tuning.mean();
    const named = playerOf(player, parameters, values);
    await write(
      io.stdout,
      options.json
        ? `${JSON.stringify({ player: named, iterations: tuning.iteration, games, values: byName(parameters, values) })}\n`
        : `${table(
            ["parameter", "start", "tuned"],
            parameters.map(({ name, start }, i) => [name, String(start), String(values[i])]),
          )}
${tuning.iteration} steps, ${games} games; the mean of the second half. Try it: tyche arena ${game} "${named}" "${start}"\n`,
    );
    if (interrupted && !tuning.isDone) throw new InterruptedError();
  } finally {
    await runner.close();
  }
}

/** The scores of duels; some are missing if the signal aborts. */
async function scoresOf(
  texts: readonly string[],
  run: Run<string, DuelResult>,
  signal: AbortSignal,
): Promise<number[]> {
  const results = new Map<string, DuelResult>();
  await run.run(texts, {
    signal,
    onResults(items, found) {
      for (const [i, text] of items.entries()) results.set(text, found[i]!);
    },
  });
  return texts.map((text) => results.get(text)?.score ?? Number.NaN);
}

function questionOf(game: string, options: Options): Omit<WrittenMatch, "players"> {
  return {
    game,
    options: gameOptions(options),
    defaults: {},
    seed: options.seed,
    games: countOf("games", options.games, 1),
    paired: true,
    series: 1,
  };
}

/** Returns the player text with the parameter names replaced by values. */
function playerOf(player: string, parameters: readonly Parameter[], values: readonly number[]): string {
  return parameters.reduce((text, { name }, i) => text.replaceAll(`{${name}}`, String(values[i])), player);
}

function byName(parameters: readonly Parameter[], values: readonly number[]): Record<string, number> {
  return Object.fromEntries(parameters.map(({ name }, i) => [name, values[i]!]));
}

const PARAMETER: Problem = {
  id: "kind-parameter",
  values: {},
  message: "a name with its start and bounds, as in c=1.0,0.1,4.0",
};

const SHARE: Problem = { id: "kind-share-above-0", values: {}, message: "a number above 0 and at most 1" };

/** @throws UsageError */
function parameterOf(text: string): Parameter {
  const [, name, rest = ""] = /^([A-Za-z]\w*)=(.*)$/.exec(text.trim()) ?? [];
  const parts = rest.split(",").map((part) => part.trim());
  const numbers = parts.map((part) => (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : Number.NaN));
  if (name === undefined || numbers.length !== 3 || numbers.some(Number.isNaN)) {
    throw mustBe("parameter", PARAMETER, text);
  }
  const [start, low, high] = numbers as [number, number, number];
  return { name, start, low, high, ...(!rest.includes(".") && { whole: true }) };
}

/** @throws UsageError if a parameter is not in the player, or the player has an unknown name */
function checkNames(player: string, parameters: readonly Parameter[]): void {
  const used = [...player.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const known = parameters.map(({ name }) => name);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      "parameter-missing",
      { name: unknown },
      `give the start and bounds of {${unknown}}: --parameter ${unknown}=…`,
    );
  const idle = known.find((name) => !used.includes(name));
  if (idle !== undefined)
    throw new UsageError(
      "parameter-not-in-player",
      { player, name: idle },
      `the player "${player}" has no {${idle}}`,
    );
  const twice = known.find((name, i) => known.indexOf(name) !== i);
  if (twice !== undefined)
    throw new UsageError("parameter-twice", { name: twice }, `--parameter ${twice} is given twice`);
}

/** @throws UsageError */
function shareOf(option: string, text: string): number {
  const value = Number(text);
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text.trim()) && value > 0 && value <= 1) return value;
  throw mustBe(option, SHARE, text);
}
