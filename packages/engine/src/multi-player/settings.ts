import type { Problem } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";

/** The searches for any number of players, by name. */
export const PLAYER_ALGORITHMS = ["max-n", "paranoid", "best-reply"] as const;

/** The name of a search for any number of players. */
export type PlayerAlgorithm = (typeof PLAYER_ALGORITHMS)[number];

/** Why an algorithm cannot search a game with these facts, with the fix; undefined if it can. */
export function playersRefusal(algorithm: PlayerAlgorithm, facts: Facts): Problem | undefined {
  if (facts.hidden) {
    return {
      id: "search-hidden",
      values: { method: algorithm },
      message: `${algorithm} would see what is hidden from the player: use ismcts or regret-ismcts.`,
    };
  }
  if (algorithm === "max-n") return undefined;
  if (facts.players === 1 || facts.cooperative) {
    return {
      id: "search-no-opponents",
      values: { method: algorithm },
      message: `${algorithm} needs players who play against each other: use max-n or expectiminimax.`,
    };
  }
  return undefined;
}
