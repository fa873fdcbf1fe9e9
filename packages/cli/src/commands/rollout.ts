import { availableParallelism } from "node:os";
import type { BackgammonState, CubeState } from "@tyche/backgammon";
import {
  type CubeVerdict,
  cubeCandidates,
  plainCandidates,
  type RolledOut,
  verdictPhrase,
} from "@tyche/backgammon/analysis";
import type { Catalogue, MessageId } from "@tyche/messages";
import { evaluatorNamed, NAMED_EVALUATORS } from "../analysis/backgammon-evaluators.js";
import { EQUITIES_OPTION, equitiesText } from "../analysis/match-options.js";
import { CHANCES_HEADINGS, chancesCells, rollOutAll, shownPoints } from "../analysis/rollouts.js";
import { answerWords, boardText, heading, phraseFormat } from "../answers/game-text.js";
import { cubeRulesOf } from "../arena/backgammon-players.js";
import { readGame } from "../games/options.js";
import { isOver, type Place, placeOf } from "../games/place.js";
import { PLACE_OPTIONS, type WrittenPlace } from "../games/place-options.js";
import { countOf, pointsOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { table } from "../io/table.js";
import { statusLine } from "../io/terminal.js";
import { openRunner, RUNNER_OPTIONS, type RunnerOptions } from "../queue/runner-options.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--trials <N>", "help-rollout-trials", "1296"],
  ["--until <X>", "help-rollout-until"],
  ["--cube <on|off>", "help-rollout-cube"],
  ["--jacoby <on|off>", "help-rollout-jacoby"],
  EQUITIES_OPTION,
  ["--turns <N>", "help-rollout-turns"],
  ["--candidates <N>", "help-rollout-candidates", "5"],
  ["--depth <N>", "help-rollout-depth", "2"],
  ["--evaluator <E>", { id: "help-rollout-evaluator", values: { evaluators: NAMED_EVALUATORS } }, "default"],
  ["--no-variance-reduction", "help-rollout-luck"],
  ["--seed <S>", "help-rollout-seed", "1"],
  ["--threads <T>", "help-threads-cores"],
  ["--json", "help-json"],
] as const satisfies OptionRows;

type Options = WrittenPlace & RunnerOptions & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-rollout":
    "tyche rollout backgammon --position 4HPwATDgc/ABMA --roll 31 --trials 36 --turns 8 --candidates 3",
  "example-rollout-cube":
    'tyche rollout backgammon --position "XGID=---BBBB-B----a-a--AAbbbbb-:0:0:1:00:2:1:0:7:10" --turns 6 --trials 360 --until 0.05',
  "example-rollout-bearoff": "tyche rollout backgammon --position 2wAAwBsAAAAAAA --trials 36",
};

export const register = registers(
  [(command) => command.argument("<game>", "backgammon"), PLACE_OPTIONS, OPTIONS, RUNNER_OPTIONS],
  act,
);

async function act(game: string, options: Options, io: Io): Promise<void> {
  if (game !== "backgammon")
    throw new UsageError("rollout-game", { game }, `rollouts are for backgammon, not for "${game}"`);
  const { cube, jacoby, position } = options;
  const equities = await equitiesText(options.equities, io);
  const named = await readGame(game, {
    ...(cube !== undefined && { cube }),
    ...(jacoby !== undefined && { jacoby }),
    ...(equities !== undefined && { equities, position }),
  });
  const place = placeOf(named, options);
  if (isOver(place))
    throw new UsageError(
      "rollout-game-over",
      {},
      "the game is over at this position: there is nothing to roll out",
    );
  const candidates = candidatesOf(place, options);
  const trials = countOf("trials", options.trials, 1, 10_000_000);
  const turns = options.turns === undefined ? undefined : countOf("turns", options.turns, 1, 10_000);
  const request = {
    evaluator: options.evaluator,
    settings: { varianceReduction: options.varianceReduction, ...(turns !== undefined && { turns }) },
    ...candidates.question,
    ...(equities !== undefined && { equities }),
    trials,
    ...(options.until !== undefined && { until: pointsOf("until", options.until) * candidates.unit }),
    seed: options.seed,
  };
  evaluatorNamed(options.evaluator);
  const status = statusLine(io.stderr);
  const words = await answerWords(io.language);
  const runner = await openRunner(options, { usual: availableParallelism(), least: 1 }, io);
  const { result, interrupted } = await interruptible((signal) =>
    rollOutAll(request, runner, signal, (done) => {
      status.show(words.text("answers-rollout-progress", { done, trials }));
    }),
  ).finally(() => runner.close());
  status.clear();
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
      : textOf(place, rows, how, advice?.verdict, words),
  );
  if (interrupted) throw new InterruptedError();
}

function candidatesOf(place: Place, { candidates, depth, evaluator }: Options) {
  const choice = {
    most: countOf("candidates", candidates, 1, 3060),
    depth: countOf("depth", depth, 1, 4),
    evaluator: () => evaluatorNamed(evaluator),
  };
  const rules = cubeRulesOf(place.game);
  return rules
    ? cubeCandidates(rules, place.state as CubeState, choice)
    : plainCandidates(place.state as BackgammonState, choice);
}

/** Message ids for rollouts of something other than a play, by their names in JSON. */
const PLACES: Readonly<Record<string, MessageId>> = {
  "before the roll": "answers-rollout-before-roll",
  "no double": "answers-rollout-no-double",
  "double, take": "answers-rollout-double-take",
};

function textOf(
  place: Place,
  rows: readonly RolledOut[],
  how: { readonly evaluator: string; readonly turns: number | null; readonly varianceReduction: boolean },
  verdict: CubeVerdict["verdict"] | undefined,
  words: Catalogue,
): string {
  const format = phraseFormat(words);
  const best = rows[0]!;
  const list = table(
    ["action", ...CHANCES_HEADINGS, "equity", "interval", "to best"].map((name) => heading(words, name)),
    rows.map(({ action, outcomes, equity, halfWidth }) => [
      PLACES[action] === undefined ? action : words.format({ id: PLACES[action] }),
      ...chancesCells(outcomes),
      shownPoints(equity),
      halfWidth.toFixed(4),
      shownPoints(equity - best.equity),
    ]),
  );
  const lines = [
    words.text("answers-rollout-how", {
      trials: best.trials,
      turns: how.turns ?? 0,
      evaluator: how.evaluator,
      luck: how.varianceReduction ? "removed" : "kept",
    }),
    ...(verdict === undefined
      ? []
      : [words.text("answers-rollout-cube", { verdict: format(verdictPhrase(verdict)) })]),
  ];
  return `${boardText(place, format)}\n${list}\n${lines.join("\n")}\n`;
}
