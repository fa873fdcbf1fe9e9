import type { Evaluator, Position } from "@tyche/engine";

/** What both native positions of 2048 offer beside the contract: its evaluators by name. */
export interface Twenty48Position extends Position {
  /** The evaluator "heuristic", which is also `evaluate`. */
  heuristic(): number;
  /** The evaluator "score". */
  score(): number;
  /** Cells 0 to 7 and 8 to 15 of a board of 4 x 4, four bits each; larger tiles than 32768 count as such. */
  packedLow(): number;
  packedHigh(): number;
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
