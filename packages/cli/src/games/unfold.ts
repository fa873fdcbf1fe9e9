import { HORIZONS } from "@tyche/engine";
import { englishTexts } from "@tyche/engine/errors";
import { Budget, STOP } from "@tyche/engine/search";
import { type Document, unfold, unfoldStart } from "@tyche/trees";
import { mustBe, oneOf, parseCount, wholeNumber } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { WrittenProblem } from "../trees/problem.js";
import { chosenEvaluator, withEvaluator } from "./evaluator.js";
import { readGame } from "./options.js";
import { isPlaced, placeOf } from "./place.js";
import type { WrittenPlace } from "./place-options.js";

const texts = englishTexts({
  "evaluator-decisions-only":
    "the evaluator {evaluator} of {game} judges decisions only: use --horizon decision",
  "unfold-time":
    "the tree of {game} cannot be built in {seconds} seconds: use a smaller --depth, or a position later in the game",
});

/** Options that build the tree from a position of a game. */
export interface WrittenUnfolding extends WrittenPlace {
  readonly game?: string | undefined;
  readonly evaluator?: string | undefined;
  readonly horizon?: string | undefined;
}

/** Limit on nodes: such trees are solved in seconds, and drawings need no more. */
const MOST_NODES = 100_000;

/** The time to build it, in seconds. */
const MOST_SECONDS = 20;

/** The tree of a position of a game. @throws UsageError, GameOptionError, NotationError */
export async function unfolded(
  name: string,
  options: WrittenProblem & WrittenUnfolding,
  usualDepth: number,
): Promise<Document> {
  const written = options.evaluator ?? "default";
  const named = await withEvaluator(await readGame(name, { ...options }), written);
  // What is hidden is drawn at the start: without a position, the tree begins with that chance.
  const fromStart = named.game.facts.hidden && !named.presentation.fixedStart && !isPlaced(options);
  const { game, state, presentation } = placeOf(named, fromStart ? { deal: "0" } : options);
  const { evaluator = "default" } = chosenEvaluator(named, written);
  const canJudgeEarly = presentation.afterstateEvaluators?.includes(evaluator) === true;
  const horizon = oneOf("horizon", options.horizon, HORIZONS) ?? (canJudgeEarly ? "afterstate" : "decision");
  if (horizon === "afterstate" && !canJudgeEarly) {
    throw texts.error(UsageError, "evaluator-decisions-only", { evaluator, game: game.name });
  }
  const judge = game.evaluators?.[evaluator];
  const whole = game.facts.hidden && judge === undefined;
  const usual = whole ? Number.POSITIVE_INFINITY : usualDepth;
  const depth = options.depth === undefined ? usual : parseCount(options.depth);
  if (depth === undefined) throw mustBe("depth", wholeNumber(0), options.depth!);
  const budget = new Budget({ time: 1000 * MOST_SECONDS });
  const limits = { evaluator: judge, horizon, most: MOST_NODES, budget };
  try {
    if (fromStart) return { tree: unfoldStart(game, depth, limits), format: "json", title: game.name };
    const tree = unfold(game, state, depth, limits);
    return { tree, format: "json", title: `${game.name}: ${game.notation!.position(state)}` };
  } catch (error) {
    if (error !== STOP) throw error;
    throw texts.error(UsageError, "unfold-time", { game: game.name, seconds: MOST_SECONDS });
  }
}
