import type { StateEvaluator } from "@tyche/engine";
import { distance, type EinsteinState, type Variant } from "./board.js";

/**
 * `race`: how many moves player 0's nearest stone is ahead of player 1's in the race to the goal, divided by the
 * board size so that it stays within (-1, 1).
 */
export function evaluatorsOf(
  variant: Variant,
): Readonly<Record<"default" | "race", StateEvaluator<EinsteinState>>> {
  const { size } = variant;
  const nearest = (cells: readonly number[], player: 0 | 1): number => {
    const sign = player === 0 ? 1 : -1;
    let least = size - 1;
    for (let square = 0; square < cells.length; square++)
      if (sign * cells[square]! > 0) least = Math.min(least, distance(size, square, player));
    return least;
  };
  const race = ({ cells }: EinsteinState): number => (nearest(cells, 1) - nearest(cells, 0)) / size;
  return { default: race, race };
}
