import { availableParallelism } from "node:os";
import type { BackgammonState, CubeState } from "@tyche/games/backgammon";
import {
  type CubeVerdict,
  cubeCandidates,
  plainCandidates,
  type RolledOut,
  verdictPhrase,
} from "@tyche/games/backgammon/analysis";
import type { Catalogue, MessageId } from "@tyche/messages";
import type { Command } from "commander";
import { evaluatorNamed, NAMED_EVALUATORS } from "../analysis/backgammon-evaluators.js";
import { CHANCES_HEADINGS, chancesCells, rollOutAll, shownPoints } from "../analysis/rollouts.js";
import { answerWords, boardText, heading, phraseFormat } from "../answers/game-text.js";
import { cubeRulesOf } from "../arena/backgammon-players.js";
import { readGame } from "../games/options.js";
import { isOver, type Place, placeOf } from "../games/place.js";
import { addPlaceOptions, type WrittenPlace } from "../games/place-options.js";
import { countOf, pointsOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { type Io, interruptible, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { table } from "../io/table.js";
import { statusLine } from "../io/terminal.js";
import { addRunnerOptions, openRunner, type RunnerOptions } from "../queue/runner-options.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--trials <N>", "help-rollout-trials", "1296"],
  ["--until <X>", "help-rollout-until"],
  ["--cube <on|off>", "help-rollout-cube"],
  ["--jacoby <on|off>", "help-rollout-jacoby"],
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

export const examples: readonly Example[] = [
  {
    say: "example-rollout",
    type: "tyche rollout backgammon --position 4HPwATDgc/ABMA --roll 31 --trials 36 --turns 8 --candidates 3",
  },
  {
    say: "example-rollout-cube",
    type: 'tyche rollout backgammon --position "XGID=---BBBB-B----a-a--AAbbbbb-:0:0:1:00:2:1:0:7:10" --turns 6 --trials 360 --until 0.05',
  },
  { say: "example-rollout-bearoff", type: "tyche rollout backgammon --position 2wAAwBsAAAAAAA --trials 36" },
];

export function register(command: Command, io: Io, help: Help): void {
  command.argument("<game>", "backgammon");
  addPlaceOptions(command, help);
  addOptions(command, OPTIONS, help).action((game: string, options: Options) => act(game, options, io));
  addRunnerOptions(command, help);
}

async function act(game: string, options: Options, io: Io): Promise<void> {
  if (game !== "backgammon")
    throw new UsageError("rollout-game", { game }, `rollouts are for backgammon, not for "${game}"`);
  const { cube, jacoby } = options;
  const named = await readGame(game, {
    ...(cube !== undefined && { cube }),
    ...(jacoby !== undefined && { jacoby }),
  });
  const place = placeOf(named, options);
  if (isOver(place))
    throw new UsageError(
      "rollout-game-over",
      {},
      "the game is over at this position: there is nothing to roll out",
    );
  const choice = {
    most: countOf("candidates", options.candidates, 1, 3060),
    depth: countOf("depth", options.depth, 1, 4),
    evaluator: () => evaluatorNamed(options.evaluator),
  };
  const rules = cubeRulesOf(place.game);
  const candidates = rules
    ? cubeCandidates(rules, place.state as CubeState, choice)
    : plainCandidates(place.state as BackgammonState, choice);
  const trials = countOf("trials", options.trials, 1, 10_000_000);
  const turns = options.turns === undefined ? undefined : countOf("turns", options.turns, 1, 10_000);
  const request = {
    evaluator: options.evaluator,
    settings: { varianceReduction: options.varianceReduction, ...(turns !== undefined && { turns }) },
    ...candidates.question,
    trials,
    ...(options.until !== undefined && { until: pointsOf("until", options.until) * candidates.unit }),
    seed: options.seed,
  };
  evaluatorNamed(options.evaluator);
  const status = statusLine(io.stderr);
  const words = await answerWords(io.language);
  const runner = await openRunner(
    options,
    { title: `${game}: rollout of ${trials} games`, usual: availableParallelism(), least: 1 },
    io,
  );
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
