import { counted } from "../../fields.js";
import { GameOptionError } from "../../game-option-error.js";

/**
 * How a ghost decides. A chance ghost takes, with probability `attack` percent (`flee` while it is scared), one of the
 * moves that bring it nearest to a Pac-Man (farthest while scared), and otherwise any legal move, each equally
 * likely. A learned ghost is moved by chance as well, by what it has learned of each move, see `pursuitWeights`. A
 * minimising ghost is moved by a player whose gain is Pac-Man's loss.
 */
export type GhostBehaviour = ChanceGhost | "learned" | "minimising";

/** How many times in a hundred a ghost takes a best move: towards Pac-Man, or away while it is scared. */
export interface ChanceGhost {
  readonly attack: number;
  readonly flee: number;
}

export const RANDOM_GHOST: ChanceGhost = { attack: 0, flee: 0 };
/** The course's own numbers. */
export const DIRECTIONAL_GHOST: ChanceGhost = { attack: 80, flee: 80 };

/** How much ghosts attack on average, from 0 (at random) to 1. */
export function attackOf(ghosts: readonly GhostBehaviour[]): number {
  const percents = ghosts.map((ghost) => (typeof ghost === "string" ? 100 : ghost.attack));
  return percents.reduce((sum, percent) => sum + percent, 0) / (100 * Math.max(1, percents.length));
}

/**
 * Whole-number weights of the legal moves of a chance ghost.
 *
 * @param distances by move, from where it leads to the nearest Pac-Man, in a straight line along rows and columns
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
 * Reads behaviours: "random", "directional", "learned", "minimising", "directional:90" or "directional:90:60" (percent of attack
 * and flight), one for all ghosts or one each, separated by commas.
 *
 * @throws GameOptionError where one is none of these, or there is neither one nor one for each ghost
 */
export function parseGhosts(text: string, ghosts: number): GhostBehaviour[] {
  const behaviours = text.split(",").map((part) => parseGhost(part.trim().toLowerCase()));
  if (behaviours.length === 1) return new Array<GhostBehaviour>(ghosts).fill(behaviours[0]!);
  if (behaviours.length === ghosts) return behaviours;
  const given = behaviours.length;
  throw new GameOptionError(
    "pac-man-ghost-count",
    { ghosts, given },
    `The layout has ${counted(ghosts, "ghost")}: give one behaviour for all or one for each, not ${given}.`,
  );
}

function parseGhost(text: string): GhostBehaviour {
  if (text === "minimising" || text === "learned") return text;
  if (text === "random") return RANDOM_GHOST;
  if (text === "directional") return DIRECTIONAL_GHOST;
  const match = /^directional:(\d{1,3})(?::(\d{1,3}))?$/.exec(text);
  const [attack, flee] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
  if (match && attack <= 100 && flee <= 100) return { attack, flee };
  throw new GameOptionError(
    "pac-man-ghost-behaviour",
    { text },
    `A ghost must be random, directional, directional:ATTACK:FLEE in percent, learned or minimising, not "${text}".`,
  );
}
