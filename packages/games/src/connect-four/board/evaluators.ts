import type { StateEvaluator } from "@tyche/engine";
import { type ConnectFourState, columnWeights, type Variant, weightScale } from "./board.js";

/**
 * `columns`: each stone scores its distance from the nearer edge of the board, positive for player 0 and negative for
 * player 1, divided by a power of two so that the sum stays within (-1, 1). Central columns take part in more rows of
 * four.
 */
export function evaluatorsOf(
  variant: Variant,
): Readonly<Record<"default" | "columns", StateEvaluator<ConnectFourState>>> {
  const weights = columnWeights(variant);
  const scale = weightScale(variant);
  const columns = (state: ConnectFourState): number => {
    let sum = 0;
    for (const [index, column] of state.entries()) {
      for (const stone of column) sum += stone === "X" ? weights[index]! : -weights[index]!;
    }
    return sum / scale;
  };
  return { default: columns, columns };
}
