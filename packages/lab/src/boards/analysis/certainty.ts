import type { JudgedAction, Judgement } from "../kit/judgement.js";

/**
 * Kinds of certainty. "solved": the value of the whole game; "proved": between two numbers; "sampled": between two
 * numbers in 95 % of cases; "seen": the result of a search of this depth, which proves nothing beyond it.
 */
const CERTAINTIES = ["solved", "proved", "sampled", "seen"] as const;
export type CertaintyKind = (typeof CERTAINTIES)[number];

export interface Certainty {
  readonly kind: CertaintyKind;
  /** Interval of the value, for the player to move; undefined if only the game's bounds limit it. */
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

/** Whether the first action is certainly best: the intervals do not overlap, or only touch. */
export function isSettled(judgement: Judgement, bounds: readonly [number, number]): boolean {
  const [best, ...others] = judgement.actions.map((row) => certaintyOf(row, judgement, bounds).interval);
  if (others.length === 0) return true;
  return best !== undefined && others.every((other) => other !== undefined && other[1] <= best[0] + 1e-12);
}
