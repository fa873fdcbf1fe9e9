import { availableParallelism } from "node:os";
import {
  FIT_METHODS,
  type FittedLevels,
  fitLevels,
  ladderOf,
  measuredLevels,
  pairingsOf,
} from "@tyche/arena";
import { type Facts, type Level, measureUnit } from "@tyche/engine";
import { type Estimate, fixed } from "@tyche/engine/statistics";
import {
  GAME_ARGUMENT,
  gameOptions,
  optionsOfGames,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { countOf, oneOf, pointsOf, readThreads } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { table } from "../io/table.js";
import { statusLine } from "../io/terminal.js";
import { LEVELS_LOG, runStage } from "../levels/stages.js";
import type { LevelsQuestion, LevelsResult } from "../levels/work.js";
import { localRunner } from "../runs/local-runner.js";
import { openPieceLog } from "../runs/run-log.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--levels <N>", "help-levels-levels", "10"],
  ["--games <N>", "help-levels-games", "40"],
  ["--positions <N>", "help-levels-positions", "120"],
  ["--nodes <N>", "help-levels-nodes", "10000"],
  ["--method <loss|elo>", "help-levels-method"],
  ["--opening <N>", "help-levels-opening"],
  ["--time <MINUTES>", "help-levels-time"],
  ["--seed <S>", "help-levels-seed", "1"],
  ["--threads <T>", "help-threads"],
  ["--out <FILE>", "help-levels-out"],
  ["--resume <FILE>", "help-levels-resume"],
  ["--json", "help-json"],
] as const satisfies OptionRows;

type Measured = LevelsQuestion["what"];
type Options = WrittenGame & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-levels": "tyche levels pig --target 20 --games 4 --positions 12 --nodes 600",
};

export const register = registers([GAME_ARGUMENT, OPTIONS, optionsOfGames()], act);

/** The shares of the time for the fit, and for what the levels lose and how they score. */
const SHARES = [0.5, 0.2, 0.3] as const;
/** A search that judges has this many times the nodes of the strongest level. */
const REFERENCE = 5;
/** An error is gross if it loses this many times what a random action costs on average. */
const GROSS = 2;
/** Random actions at the start of games that would otherwise all be the same. */
const OPENING = 2;

async function act(name: string, options: Options, io: Io): Promise<void> {
  const { game } = await readGameAloud(name, options, io);
  const { time, ...settings } = settingsOf(game.facts, options);
  const { method, seed, count, games, positions, nodes, opening } = settings;
  const asked = { game: name, options: gameOptions(options) };
  const threads =
    options.threads === undefined ? availableParallelism() : readThreads(options.threads, 0, io);
  const log =
    options.resume === undefined
      ? undefined
      : await openPieceLog(options.resume, LEVELS_LOG, { ...asked, ...settings });
  const status = statusLine(io.stderr);
  const runner = localRunner(threads);
  const unit = (await measureUnit(game)) ?? 0;
  const isRated = game.facts.players > 1 && !game.facts.cooperative;
  const fit = async (signal: AbortSignal): Promise<FittedLevels> => {
    const measure = <Result extends LevelsResult>(
      number: 0 | 1 | 2,
      what: Measured,
      levels: readonly Level[],
    ) => {
      const shared = { levels, gross: GROSS * unit, reference: REFERENCE * nodes, opening };
      const question = { ...asked, what, settings: { ...shared, seed: `${seed} ${number}` } };
      const pairs = pairingsOf(1 + levels.length, false).length;
      const rounds = isRated ? games : 0;
      return runStage<Result>({
        ...{ runner, log, signal, number, question, time: time && SHARES[number] * time },
        ...(what === "losses" ? { items: positions, least: 2 } : { items: rounds * pairs, least: pairs }),
        onDone: (done, of) => status.show(`${number + 1}/3: ${done}/${of}`),
      });
    };
    const rungs = ladderOf(unit, nodes);
    const climbed = await measure(0, method === "loss" ? "losses" : "games", rungs);
    const levels = fitLevels(rungs, climbed, count);
    if (!levels)
      throw new UsageError(
        "levels-alike",
        { game: game.name },
        `a player who chooses at random loses nothing in ${game.name} that was measured, so all levels would be alike`,
      );
    return measuredLevels(levels, await measure(1, "losses", levels), await measure(2, "games", levels));
  };
  try {
    const { result } = await interruptible(fit);
    status.clear();
    const report = { game: game.name, ...settings, unit, ...result };
    if (options.out !== undefined) await saveFile(options.out, [`${JSON.stringify(report, undefined, 2)}\n`]);
    await write(io.stdout, options.json ? `${JSON.stringify(report)}\n` : textOf(report, options.out));
  } finally {
    status.clear();
    await runner.close();
    await log?.close();
  }
}

function settingsOf(facts: Facts, options: Options) {
  const isRated = !facts.hidden && !facts.cooperative && facts.players > 1;
  const method = oneOf("method", options.method, FIT_METHODS) ?? (isRated ? "elo" : "loss");
  if (method === "elo" && (facts.cooperative || facts.players === 1))
    throw new UsageError("levels-elo", {}, "--method elo needs opponents; use --method loss");
  const usual = facts.chance || facts.hidden ? 0 : OPENING;
  return {
    method,
    count: countOf("levels", options.levels, 2, 20),
    // Two games on the same dice, and two positions of a game.
    games: Math.ceil(countOf("games", options.games, method === "elo" ? 2 : 0, 1_000_000) / 2),
    positions: Math.ceil(countOf("positions", options.positions, method === "loss" ? 4 : 0, 1_000_000) / 2),
    nodes: countOf("nodes", options.nodes, 1),
    opening: options.opening === undefined ? usual : countOf("opening", options.opening, 0),
    seed: options.seed,
    time: options.time === undefined ? undefined : 60_000 * pointsOf("time", options.time),
  };
}

type Report = FittedLevels &
  Omit<ReturnType<typeof settingsOf>, "time"> & { readonly game: string; readonly unit: number };

function textOf(
  { game, method, nodes, unit, levels, measured, alike, exact }: Report,
  out: string | undefined,
): string {
  const digits = unit > 0 ? Math.max(0, 3 - Math.ceil(Math.log10(unit))) : 3;
  const rows = measured.map(({ loss, gross, elo }, i) => [
    i === 0 ? "random" : String(i),
    ...(["temperature", "nodes"] as const).map((key) => String(levels[i - 1]?.[key] ?? "–")),
    around(loss, digits),
    around(gross && { value: 100 * gross.value, high: 100 * gross.high }, 1),
    elo ? `${fixed(elo.value, 0)} [${fixed(elo.low, 0)}, ${fixed(elo.high, 0)}]` : "–",
  ]);
  const by = exact === 1 ? "exact values" : `a search of ${REFERENCE * nodes} nodes`;
  const pairs = alike.map(([one, other]) => `${one || "random"} and ${other}`).join(", ");
  const row = (level: Level): string =>
    JSON.stringify(level)
      .replaceAll(/"(\w+)":/g, " $1: ")
      .replace("}", " }");
  return [
    `Levels of ${game}, in equal steps of ${method === "elo" ? "Elo" : "loss"}; 95 % intervals:\n`,
    table(["level", "temperature", "nodes", "loss", "gross %", "Elo"], rows),
    `Loss: of a decision, in units of value, by ${by}. Gross: choices that lose more than ${Number((GROSS * unit).toPrecision(3))}.`,
    pairs === ""
      ? "All neighbours are told apart."
      : `Not told apart: ${pairs}. More --games or --positions may tell.`,
    out === undefined
      ? `\nIn the file of the game:\n\n  levels: [\n${levels.map((level) => `    ${row(level)},\n`).join("")}  ],\n`
      : `\nThe levels are in ${out}.\n`,
  ].join("\n");
}

function around(estimate: Pick<Estimate, "value" | "high"> | undefined, digits: number): string {
  if (!estimate) return "–";
  const { value, high } = estimate;
  return `${fixed(value, digits)}${Number.isFinite(high) ? ` ± ${fixed(high - value, digits)}` : ""}`;
}
