import { texts } from "../texts.js";

/**
 * How a ghost chooses its moves. A chance ghost takes, with probability `attack` percent (`flee` while scared), one
 * of the moves that bring it nearest to a Pac-Man (farthest while scared), otherwise any legal move; ties are equally
 * likely. A learned ghost is also moved by chance, with learned move weights, see `pursuitWeights`. A minimising
 * ghost is moved by a player whose gain is Pac-Man's loss.
 */
export type GhostBehaviour = ChanceGhost | "learned" | "minimising";

/** Percentage of moves that are best moves: towards Pac-Man, or away while scared. */
export interface ChanceGhost {
  readonly attack: number;
  readonly flee: number;
}

export const RANDOM_GHOST: ChanceGhost = { attack: 0, flee: 0 };
/** The values of the Berkeley course. */
export const DIRECTIONAL_GHOST: ChanceGhost = { attack: 80, flee: 80 };

/** Average attack rate of the ghosts, from 0 (random) to 1. */
export function attackOf(ghosts: readonly GhostBehaviour[]): number {
  const percents = ghosts.map((ghost) => (typeof ghost === "string" ? 100 : ghost.attack));
  return percents.reduce((sum, percent) => sum + percent, 0) / (100 * Math.max(1, percents.length));
}

/**
 * Whole-number weights of the legal moves of a chance ghost.
 *
 * @param distances indexed by move: Manhattan distance from its target to the nearest Pac-Man
 */
export function ghostWeights(
  behaviour: ChanceGhost,
  distances: readonly number[],
  scared: boolean,
): number[] {
  const percent = scared ? behaviour.flee : behaviour.attack;
  const best = scared ? Math.max(...distances) : Math.min(...distances);
  const count = distances.length;
  const good = distances.filter((distance) => distance === best).length;
  return distances.map((distance) => (distance === best ? percent * count : 0) + (100 - percent) * good);
}

/**
 * Parses behaviours: "random", "directional", "learned", "minimising", "directional:90" or "directional:90:60"
 * (attack and flee percentages), either one for all ghosts or one for each, separated by commas.
 *
 * @throws GameOptionError if one is invalid, or their number is neither one nor that of the ghosts
 */
export function parseGhosts(text: string, ghosts: number): GhostBehaviour[] {
  const behaviours = text.split(",").map((part) => parseGhost(part.trim().toLowerCase()));
  if (behaviours.length === 1) return new Array<GhostBehaviour>(ghosts).fill(behaviours[0]!);
  if (behaviours.length === ghosts) return behaviours;
  throw texts.optionError("pac-man-ghost-count", { ghosts, given: behaviours.length });
}

function parseGhost(text: string): GhostBehaviour {
  if (text === "minimising" || text === "learned") return text;
  if (text === "random") return RANDOM_GHOST;
  if (text === "directional") return DIRECTIONAL_GHOST;
  const match = /^directional:(\d{1,3})(?::(\d{1,3}))?$/.exec(text);
  const [attack, flee] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
  if (match && attack <= 100 && flee <= 100) return { attack, flee };
  throw texts.optionError("pac-man-ghost-behaviour", { text });
}
