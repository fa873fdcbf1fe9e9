import type { Facts } from "../contract/facts.js";

/** The searches for any number of players, by name. */
export const PLAYER_ALGORITHMS = ["max-n", "paranoid", "best-reply"] as const;

/** The name of a search for any number of players. */
export type PlayerAlgorithm = (typeof PLAYER_ALGORITHMS)[number];

/** Why an algorithm cannot search a game with these facts, in a sentence that names the fix; undefined where it can. */
export function playersRefusal(algorithm: PlayerAlgorithm, facts: Facts): string | undefined {
  if (facts.hidden) {
    return `${algorithm} would see what is hidden from the player: take ismcts or determinized.`;
  }
  if (algorithm === "max-n") return undefined;
  if (facts.players === 1 || facts.cooperative) {
    return `${algorithm} needs players who play against each other: take max-n or expectiminimax.`;
  }
  return undefined;
}
