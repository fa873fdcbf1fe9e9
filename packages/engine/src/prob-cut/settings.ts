import type { Problem } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { refusalOf } from "../search/settings.js";

/** Defaults of ChanceProbCut: standard deviations that a prediction may be wrong by, and positions for learning. */
export const PROB_CUT = { confidence: 1.5, positions: 40 } as const;

/** Why ChanceProbCut cannot decide in a game with these facts; undefined if it can. */
export function refusalOfProbCut(name: string, facts: Facts): Problem | undefined {
  const refusal = refusalOf("star2", facts, name);
  if (refusal || facts.chance) return refusal;
  return {
    id: "search-needs-chance",
    values: { method: name },
    message: `${name} prunes at chance nodes, and this game has none: use alpha-beta.`,
  };
}
