import type { Evaluator, StateEvaluator, VectorEvaluator } from "@tyche/engine";
import { PacManPosition } from "./position.js";
import type { PacManState, Variant } from "./state/state.js";

/**
 * `score`: the points so far, as in the Berkeley course. `strategic` (default): see `Strategy`; rivals are assumed to
 * share the points still to come.
 */
export const EVALUATORS = ["default", "strategic", "score"] as const;

export const positionEvaluators: Readonly<Record<(typeof EVALUATORS)[number], Evaluator>> = {
  default: (position) => position.evaluate!(),
  strategic: (position) => position.evaluate!(),
  score: (position) => position.payoff(0),
};

export function evaluatorsOf(variant: Variant): Readonly<Record<string, StateEvaluator<PacManState>>> {
  return Object.fromEntries(
    EVALUATORS.map((name) => [
      name,
      (state: PacManState) => positionEvaluators[name](new PacManPosition(variant, state)),
    ]),
  );
}

export function vectorEvaluatorsOf(
  variant: Variant,
  players: number,
): Readonly<Record<string, VectorEvaluator<PacManState>>> {
  const strategic = (state: PacManState): number[] => {
    const values = new Float64Array(players);
    new PacManPosition(variant, state).evaluateAll(values);
    return [...values];
  };
  return { default: strategic, strategic };
}
