import type { Facts } from "@tyche/engine";
import { isOfPoints, MOST_USUAL } from "../kit/judgement.js";

/** Default threshold as a share of the range of values; games of points have one in points. */
const SHARE = 0.05;
const POINTS = 100;

/** Default loss that the tutor tolerates, in the game's unit. */
export function usualThreshold({ bounds }: Pick<Facts, "bounds">): number {
  const [low, high] = bounds;
  return isOfPoints({ bounds }) ? POINTS : SHARE * Math.min(high - low, 2 * MOST_USUAL);
}

/** Whether the values are probabilities, which are shown as percentages. */
export function isChances({ bounds: [low, high] }: Pick<Facts, "bounds">): boolean {
  return low === 0 && high === 1;
}
