import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { evaluationOf } from "../decision/evaluation.js";
import type { Pause } from "../deepening/deepen.js";
import { inTurns } from "../deepening/turns.js";
import { deepen } from "../minimax/root.js";
import { type MinimaxOptions, minimaxThought } from "../minimax/think.js";
import { loadAdapter } from "../position/adapter.js";
import { searchFor } from "../search/load.js";
import { learnRegression, type Regression } from "./learn.js";
import { type Prediction, probCutSearch } from "./search.js";
import { PROB_CUT, refusalOfProbCut } from "./settings.js";

/** Options of ChanceProbCut; the defaults are in `PROB_CUT`. */
export interface ProbCutOptions<State> extends Omit<MinimaxOptions<State>, "algorithm"> {
  /** How many standard deviations a prediction may be wrong by before a cut is wrong. */
  readonly confidence?: number;
  /** Positions from which the predictions of one depth are learned. */
  readonly positions?: number;
  /** What is kept from move to move: the learned predictions. */
  readonly kept?: Map<string, unknown>;
}

/** Two decisions: the shallow search ends with the same player. */
const REDUCTION = 2;
/** The depths of the deep searches used for learning; deeper ones use the regression of the same parity. */
const LEARNED = [3, 4] as const;
/** The share of the time for learning. */
const SHARE = 0.2;
const KEPT = "chance-prob-cut";

/**
 * Star2 with ChanceProbCut: chance nodes whose children's shallow searches leave little doubt are not searched in
 * full. The predictions are learned first, from positions of this game.
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export async function* thinkProbCut<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ProbCutOptions<State>,
  name = "chance-prob-cut",
): AsyncGenerator<Decision<Action>, void, void> {
  const { confidence = PROB_CUT.confidence, positions = PROB_CUT.positions, kept, ...rest } = options;
  const refusal = refusalOfProbCut(name, game.facts);
  if (refusal) throw new SearchError(refusal.id, refusal.values, refusal.message);
  if (!(confidence >= 0))
    throw new SearchError(
      "search-limit",
      { method: name, name: "confidence", number: confidence },
      `${name}: confidence must be a number, 0 or more, not ${confidence}.`,
    );
  const start = performance.now();
  if (!evaluationOf(game, state, rest).native) await loadAdapter(game.name);
  const thought = minimaxThought(game, state, { ...rest, algorithm: "star2" });
  const until = start + SHARE * (rest.time ?? Number.POSITIVE_INFINITY);
  const learned = (kept?.get(KEPT) as Map<number, Regression> | undefined) ?? new Map<number, Regression>();
  kept?.set(KEPT, learned);
  for (const depth of LEARNED) {
    // Children of chance nodes are searched at least one decision less deep than the root.
    if (learned.has(depth) || (rest.depth ?? Number.POSITIVE_INFINITY) <= depth) continue;
    const learning = function* (): Generator<Pause, void, void> {
      const { position, settings } = thought;
      const found = yield* learnRegression(position, settings, depth, REDUCTION, positions, until);
      if (found) learned.set(depth, found);
    };
    for await (const _ of inTurns(learning()));
  }
  const prediction: Prediction = {
    reduction: REDUCTION,
    confidence,
    of: (depth) =>
      learned.get(depth) ?? (depth > 4 ? (learned.get(3 + ((depth + 1) % 2)) ?? learned.get(3)) : undefined),
  };
  const ProbCut = probCutSearch(await searchFor(game.name), prediction);
  const { time } = rest;
  const settings = {
    ...thought.settings,
    ...(time !== undefined && { time: Math.max(0, time - (performance.now() - start)) }),
    owner: [...(thought.settings.owner ?? []), name, confidence, learned],
  };
  for await (const report of inTurns(deepen(thought.position, settings, ProbCut))) {
    const decision = thought.decision(report, name);
    const predicted = !decision.solved;
    yield {
      ...decision,
      actions: decision.actions.map((row) => ({
        ...row,
        ...(predicted && row.depth > REDUCTION && row.bound === "exact" && { bound: "estimate" as const }),
      })),
      approximations: predicted
        ? [...decision.approximations, { kind: "prediction" }]
        : decision.approximations,
      ms: performance.now() - start,
    };
  }
}
