import type { Evaluator, Position } from "@tyche/engine";

/** Additions of both native positions of 2048 to the `Position` contract: evaluators by name and packed cells. */
export interface Twenty48Position extends Position {
  /** The evaluator "heuristic", which is also `evaluate`. */
  heuristic(): number;
  /** The evaluator "score". */
  score(): number;
  /** Cells 0 to 7, and 8 to 15, of a 4 x 4 board, four bits each; tiles above 32768 are stored as 32768. */
  packedLow(): number;
  packedHigh(): number;
  copy(): Twenty48Position;
}

/** The evaluators of 2048 for native positions. */
export const positionEvaluators: Readonly<
  Record<"default" | "heuristic" | "score", Evaluator<Twenty48Position>>
> = {
  default: (position) => position.heuristic(),
  heuristic: (position) => position.heuristic(),
  score: (position) => position.score(),
};
