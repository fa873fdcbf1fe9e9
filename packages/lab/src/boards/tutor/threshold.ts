import type { Facts } from "@tyche/engine";
import { isOfPoints, MOST_USUAL } from "../thinking/judgement.js";

/** Of the range of values, where that is small; games of points take points. */
const SHARE = 0.05;
const POINTS = 100;

/** What may be given away without a question, where nobody says otherwise: in the game's unit. */
export function usualThreshold({ bounds }: Pick<Facts, "bounds">): number {
  const [low, high] = bounds;
  return isOfPoints({ bounds }) ? POINTS : SHARE * Math.min(high - low, 2 * MOST_USUAL);
}

/** Whether the values are chances, which people write in per cent. */
export function isChances({ bounds: [low, high] }: Pick<Facts, "bounds">): boolean {
  return low === 0 && high === 1;
}
