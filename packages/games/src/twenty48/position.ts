import type { Evaluator, Position } from "@tyche/engine";

/** What both native positions of 2048 offer beside the contract: its evaluators by name. */
export interface Twenty48Position extends Position {
  /** The evaluator "heuristic", which is also `evaluate`. */
  heuristic(): number;
  /** The evaluator "score". */
  score(): number;
  copy(): Twenty48Position;
}

/** The evaluators of 2048 for a search through its native positions. */
export const positionEvaluators: Readonly<
  Record<"default" | "heuristic" | "score", Evaluator<Twenty48Position>>
> = {
  default: (position) => position.heuristic(),
  heuristic: (position) => position.heuristic(),
  score: (position) => position.score(),
};
