import type { JudgedAction, Judgement } from "./judgement.js";

/**
 * What is sure of a row. "solved": the value of the whole game; "proved": it lies between two numbers; "sampled": so it does in 95 of 100 cases; "seen":
 * what a search of this depth saw, which says nothing of what lies beyond.
 */
const CERTAINTIES = ["solved", "proved", "sampled", "seen"] as const;
export type CertaintyKind = (typeof CERTAINTIES)[number];

export interface Certainty {
  readonly kind: CertaintyKind;
  /** Where the value lies, for the player to move; undefined where nothing limits it but the game's bounds. */
  readonly interval: readonly [low: number, high: number] | undefined;
}

export function certaintyOf(
  { value, bound, depth, error, solved }: JudgedAction,
  judgement: Pick<Judgement, "isExact" | "depth">,
  [low, high]: readonly [number, number],
): Certainty {
  if (value === undefined) return { kind: "seen", interval: undefined };
  if (error !== undefined && error > 0) return { kind: "sampled", interval: [value - error, value + error] };
  if (!judgement.isExact || depth < judgement.depth || bound === "estimate" || solved === false)
    return { kind: "seen", interval: undefined };
  if (bound === "exact") return { kind: "solved", interval: [value, value] };
  return { kind: "proved", interval: bound === "upper" ? [low, value] : [value, high] };
}

/** Whether it is sure that no other action is better than the first: their intervals part, or only touch. */
export function isSettled(judgement: Judgement, bounds: readonly [number, number]): boolean {
  const [best, ...others] = judgement.actions.map((row) => certaintyOf(row, judgement, bounds).interval);
  if (others.length === 0) return true;
  return best !== undefined && others.every((other) => other !== undefined && other[1] <= best[0] + 1e-12);
}
