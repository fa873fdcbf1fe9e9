import type { Facts, Level } from "@tyche/engine";

/** How a level errs, in units of value. */
interface Character {
  /** An action that loses this much is half as likely as the best one; 0: only the best is played. */
  readonly half: number;
  /** No action that loses more than this, as the level sees it, is played; absent if none loses so much. */
  readonly most?: number;
}

/** Temperatures beyond which an action is never played (docs/levels.md). */
const MOST_TEMPERATURES = 3;

export function characterOf(
  { temperature }: Level,
  { bounds: [low, high] }: Pick<Facts, "bounds">,
): Character {
  const most = MOST_TEMPERATURES * temperature;
  return { half: Math.LN2 * temperature, ...(most < high - low && { most }) };
}
