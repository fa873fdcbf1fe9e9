import type { Scene } from "../referee/referee.js";
import type { ThinkingOptions } from "./engine-client.js";

/** Decisions that a forced one is looked ahead. */
const FORCED_DEPTH = 3;

/** How the engine is asked what a place is worth, within a time in milliseconds. */
export function questionAt(
  { evaluator, canRankAll }: { readonly evaluator?: string | undefined; readonly canRankAll: boolean },
  { actions }: Pick<Scene, "actions">,
  time: number,
): Pick<ThinkingOptions, "time" | "evaluator" | "rank" | "depth"> {
  return {
    time,
    ...(evaluator !== undefined && { evaluator }),
    ...(canRankAll && { rank: "all" }),
    // Of a single action no more than the bounds would be said, unless a depth asks for its value.
    ...(!canRankAll && actions.length === 1 && { depth: FORCED_DEPTH }),
  };
}
