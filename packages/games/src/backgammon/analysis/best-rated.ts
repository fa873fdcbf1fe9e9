import type { BatchEvaluator } from "@tyche/engine";
import type { CubePosition } from "../cube/cube-position.js";

/**
 * The index of the best of the first `count` positions in an evaluator's results, for a player; the first of equals.
 */
export function bestJudged(
  evaluator: BatchEvaluator<CubePosition>,
  vectors: Float64Array,
  count: number,
  player: number,
): number {
  const size = evaluator.components.length;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = evaluator.value(vectors, i * size, player);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return best;
}
