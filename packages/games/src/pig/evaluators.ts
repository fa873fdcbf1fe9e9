import type { StateEvaluator } from "@tyche/engine";
import type { PigState, Variant } from "./state.js";

/** `lead`: even chances, shifted by player 0's lead in points, including the turn total, as a share of the target. */
export function evaluatorsOf(
  variant: Variant,
): Readonly<Record<"default" | "lead", StateEvaluator<PigState>>> {
  const lead = ({ scores, turnTotal, player }: PigState): number =>
    leadToChance(variant, scores[0] - scores[1] + (player === 0 ? turnTotal : -turnTotal));
  return { default: lead, lead };
}

/** Converts a lead in points to a probability in [0, 1]. */
export function leadToChance(variant: Variant, points: number): number {
  return Math.max(0, Math.min(1, 0.5 + points / (2 * variant.target)));
}
