import type { Evaluator, StateEvaluator } from "@tyche/engine";
import { PacManPosition } from "./position.js";
import type { PacManState, Variant } from "./state.js";

export function strategicValue(position: PacManPosition): number {
  return position.gathered();
}

export function evaluatorsOf(variant: Variant): Readonly<Record<string, StateEvaluator<PacManState>>> {
  const strategic = (state: PacManState): number => new PacManPosition(variant, state).evaluate();
  return {
    default: strategic,
    strategic,
    score: ({ scores }) => scores.reduce((a, b) => a + b),
  };
}

export const positionEvaluators: Readonly<Record<string, Evaluator>> = {
  default: (position) => position.evaluate!(),
  strategic: (position) => position.evaluate!(),
  score: (position) => (position as PacManPosition).gathered(),
};
