import { availableParallelism } from "node:os";
import type { BackgammonState, CubeState } from "@tyche/games/backgammon";
import type { Command } from "commander";
import { EVALUATOR_NAMES, evaluatorNamed } from "../games/backgammon/evaluators.js";
import { wholeOf } from "../games/backgammon/numbers.js";
import {
  cubeCandidates,
  hasCube,
  plainCandidates,
  type RolledOut,
} from "../games/backgammon/rollout-candidates.js";
import { rollOutAll } from "../games/backgammon/rollouts.js";
import { CHANCES_HEADINGS, chancesCells, shownPoints } from "../games/backgammon/text.js";
import { readGame } from "../games/options.js";
import { addPlaceOptions, isOver, placeOf, type WrittenPlace } from "../games/place.js";
import { boardText } from "../games/text.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import { table } from "../io/table.js";
import { addRunnerOptions, openRunner, type RunnerOptions } from "../pieces/runner-options.js";
import type { Example } from "./command.js";

interface Options extends WrittenPlace, RunnerOptions {
  readonly trials: string;
  readonly turns?: string;
  readonly candidates: string;
  readonly depth: string;
  readonly evaluator: string;
  readonly seed: string;
  readonly until?: string;
  readonly cube?: string;
  readonly jacoby?: string;
  readonly varianceReduction: boolean;
  readonly json?: boolean;
}

export const examples: readonly Example[] = [
  {
    say: "the three best plays of an opening roll, 36 games each, eight turns long",
    type: "tyche rollout backgammon --position 4HPwATDgc/ABMA --roll 31 --trials 36 --turns 8 --candidates 3",
  },
  {
    say: "whether to double at a score, until the interval is 0.05 either way",
    type: 'tyche rollout backgammon --position "XGID=---BBBB-B----a-a--AAbbbbb-:0:0:1:00:2:1:0:7:10" --turns 6 --trials 360 --until 0.05',
  },
  {
    say: "a bear-off before the roll",
    type: "tyche rollout backgammon --position 2wAAwBsAAAAAAA --trials 36",
  },
];

export function register(command: Command, io: Io): void {
  command.argument("<game>", "backgammon");
  addPlaceOptions(command);
  command
    .option("--trials <N>", "Games of each play; with --until at most.", "1296")
    .option(
      "--until <X>",
      "Stop where the 95 % interval of every equity is X either way at most; looked at each 36 games.",
    )
    .option("--cube <on|off>", "With the cube; a match, which an XGID tells, always has it.")
    .option("--jacoby <on|off>", "With the cube for money: gammons count 1 until it is turned.")
    .option(
      "--turns <N>",
      "Stop games after so many turns and take the evaluator's word; without it, play them out.",
    )
    .option("--candidates <N>", "How many of the best plays are rolled out, where there is a roll.", "5")
    .option("--depth <N>", "Decisions looked ahead to find the best plays.", "2")
    .option("--evaluator <E>", `What both sides play by: ${EVALUATOR_NAMES.join(", ")}.`, "default")
    .option("--no-variance-reduction", "Leave the luck of the dice in the results.")
    .option("--seed <S>", "The seed of the dice, which are the same for all plays.", "1")
    .option("--threads <T>", "Threads; all cores without it.")
    .option("--json", "Print the numbers as one JSON object.")
    .action((game: string, options: Options) => act(game, options, io));
  addRunnerOptions(command);
}

async function act(game: string, options: Options, io: Io): Promise<void> {
  if (game !== "backgammon")
    throw new UsageError(`rollouts are for backgammon, not for "${game.slice(0, 40)}"`);
  const { cube, jacoby } = options;
  const named = readGame(game, {
    ...(cube !== undefined && { cube }),
    ...(jacoby !== undefined && { jacoby }),
  });
  const place = placeOf(named, options);
  if (isOver(place)) throw new UsageError("the game is over there: there is nothing to roll out");
  const candidates = hasCube(place.game)
    ? cubeCandidates(place.game.rules, place.state as CubeState, options)
    : plainCandidates(place.state as BackgammonState, options);
  const trials = wholeOf("trials", options.trials, 1, 10_000_000);
  const turns = options.turns === undefined ? undefined : wholeOf("turns", options.turns, 1, 10_000);
  const request = {
    evaluator: options.evaluator,
    settings: { varianceReduction: options.varianceReduction, ...(turns !== undefined && { turns }) },
    ...candidates.question,
    trials,
    ...(options.until !== undefined && { until: widthOf(options.until) * candidates.unit }),
    seed: options.seed,
  };
  evaluatorNamed(options.evaluator);
  const isShown = io.stderr.isTTY === true;
  const runner = await openRunner(
    options,
    { title: `${game}: rollout of ${trials} games`, usual: availableParallelism(), least: 1 },
    io,
  );
  const { result, interrupted } = await interruptible((signal) =>
    rollOutAll(request, runner, signal, (done) => {
      if (isShown) io.stderr.write(`\r${done} of ${trials} games of each\u001b[K`);
    }),
  ).finally(() => runner.close());
  if (isShown) io.stderr.write("\r\u001b[K");
  if (!result || (options.json && interrupted)) throw new InterruptedError();
  const rows = candidates.rows(result);
  const how = {
    evaluator: options.evaluator,
    turns: turns ?? null,
    varianceReduction: options.varianceReduction,
    seed: options.seed,
  };
  const advice = candidates.advice?.(rows);
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify({ ...how, actions: rows, ...(advice && { cube: advice }) })}\n`
      : `${boardText(place)}\n${textOf(rows, how)}${advice ? `with the cube, equities normalised; ${advice.verdict}\n` : ""}`,
  );
  if (interrupted) throw new InterruptedError();
}

/** Half a 95 % interval. @throws UsageError */
function widthOf(text: string): number {
  const width = Number(text);
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text.trim()) && width > 0) return width;
  throw new UsageError(`--until takes points above 0, as in 0.02, not "${text.slice(0, 40)}"`);
}

function textOf(
  rows: readonly RolledOut[],
  how: { readonly evaluator: string; readonly turns: number | null; readonly varianceReduction: boolean },
): string {
  const [best] = rows;
  const list = table(
    ["action", ...CHANCES_HEADINGS, "equity", "95 % ±", "to best"],
    rows.map(({ action, outcomes, equity, halfWidth }) => [
      action,
      ...chancesCells(outcomes),
      shownPoints(equity),
      halfWidth.toFixed(4),
      shownPoints(equity - best!.equity),
    ]),
  );
  const length = how.turns === null ? "to the end" : `${how.turns} turns long`;
  const luck = how.varianceReduction ? "luck taken off" : "luck left in";
  return `${list}\n${best!.trials} games each, ${length}, by ${how.evaluator}, ${luck}; the same dice for all\n`;
}
