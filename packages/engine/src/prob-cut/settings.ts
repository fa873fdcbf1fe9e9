import type { Facts } from "../contract/facts.js";
import { refusalOf } from "../search/settings.js";

/** Defaults of ChanceProbCut: standard deviations that a prediction may be wrong by, and positions that it is learned from. */
export const PROB_CUT = { confidence: 1.5, positions: 40 } as const;

/** Why ChanceProbCut cannot decide in a game with these facts; undefined where it can. */
export function refusalOfProbCut(name: string, facts: Facts): string | undefined {
  const refusal = refusalOf("star2", facts)?.replace(/^star2/, name);
  if (refusal !== undefined) return refusal;
  return facts.chance
    ? undefined
    : `${name} prunes at chance nodes, and this game has none: take alpha-beta.`;
}
