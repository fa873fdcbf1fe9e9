import { availableParallelism } from "node:os";
import {
  type BackgammonState,
  type Dice,
  equityOf,
  mirrored,
  seenBy,
  turnOutcomes,
} from "@tyche/games/backgammon";
import { Lookahead, type RolloutMean } from "@tyche/games/backgammon/analysis";
import { formatPlay } from "@tyche/games/backgammon/notation";
import type { Command } from "commander";
import { EVALUATOR_NAMES, evaluatorNamed } from "../games/backgammon/evaluators.js";
import { wholeOf } from "../games/backgammon/numbers.js";
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
  readonly varianceReduction: boolean;
  readonly json?: boolean;
}

export const examples: readonly Example[] = [
  {
    say: "the three best plays of an opening roll, 36 games each, eight turns long",
    type: "tyche rollout backgammon --position 4HPwATDgc/ABMA --roll 31 --trials 36 --turns 8 --candidates 3",
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
    .option("--trials <N>", "Games of each play.", "1296")
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

/** What is rolled out: a play, or the position itself before the roll. */
interface Candidate {
  readonly name: string;
  /** Seen by the player who has just played. */
  readonly points: readonly number[];
}

async function act(game: string, options: Options, io: Io): Promise<void> {
  if (game !== "backgammon")
    throw new UsageError(`rollouts are for backgammon, not for "${game.slice(0, 40)}"`);
  const named = readGame(game, {});
  const place = placeOf(named, options);
  if (place.named !== named)
    throw new UsageError("rollouts are played for money without the cube: leave the score and the offer out");
  if (isOver(place)) throw new UsageError("the game is over there: there is nothing to roll out");
  const state = place.state as BackgammonState;
  const points = seenBy(state.points, state.player);
  const trials = wholeOf("trials", options.trials, 1, 10_000_000);
  const candidates =
    state.dice === null
      ? [{ name: "before the roll", points: mirrored(points) }]
      : bestPlays(points, state.dice, options);
  const turns = options.turns === undefined ? undefined : wholeOf("turns", options.turns, 1, 10_000);
  const request = {
    evaluator: options.evaluator,
    settings: { varianceReduction: options.varianceReduction, ...(turns !== undefined && { turns }) },
    boards: candidates.map((candidate) => candidate.points),
    trials,
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
  const rows = candidates
    .map(({ name }, i) => ({ action: name, ...(state.dice === null ? turned(result[i]!) : result[i]!) }))
    .sort((a, b) => b.equity - a.equity);
  const how = {
    evaluator: options.evaluator,
    turns: turns ?? null,
    varianceReduction: options.varianceReduction,
    seed: options.seed,
  };
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify({ ...how, actions: rows })}\n`
      : `${boardText(place)}\n${textOf(rows, how)}`,
  );
  if (interrupted) throw new InterruptedError();
}

function bestPlays(points: readonly number[], dice: Dice, options: Options): Candidate[] {
  const most = wholeOf("candidates", options.candidates, 1, 3060);
  const depth = wholeOf("depth", options.depth, 1, 4);
  return new Lookahead(evaluatorNamed(options.evaluator))
    .rank(points, dice, depth)
    .slice(0, most)
    .map((rated) => ({ name: formatPlay(points, rated.play), points: rated.points }));
}

/** Before the roll the position is rolled out as the opponent's, who is said to have just played. */
function turned(mean: RolloutMean): RolloutMean {
  const outcomes = new Float64Array(mean.outcomes.length);
  turnOutcomes(mean.outcomes, 0, outcomes, 0);
  return { ...mean, outcomes: [...outcomes], equity: equityOf(outcomes) };
}

function textOf(
  rows: readonly ({ readonly action: string } & RolloutMean)[],
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
