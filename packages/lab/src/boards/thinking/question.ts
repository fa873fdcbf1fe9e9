import type { RemoteOptions } from "@tyche/engine/threads";
import type { GameSheet, Scene } from "../referee/referee.js";

/** What the page may ask of the engine. */
export type ThinkingOptions = Pick<
  RemoteOptions,
  "time" | "depth" | "nodes" | "rank" | "evaluator" | "algorithm" | "settings" | "signal"
>;

/** Milliseconds of analysis before it stops by itself. */
export const ANALYSIS_MS = 8_000;
/** Decisions that a forced one is looked ahead. */
const FORCED_DEPTH = 3;

/** How the engine is asked what a place is worth, within a time in milliseconds. */
export function questionAt(
  { evaluator, canRankAll, takesDepth }: Pick<GameSheet, "evaluator" | "canRankAll" | "takesDepth">,
  { actions }: Pick<Scene, "actions">,
  time: number,
): Pick<ThinkingOptions, "time" | "evaluator" | "rank" | "depth"> {
  // Who knows no depth looks at all actions at once: a cell of a minefield is not left out because another is as safe.
  const ranks = canRankAll || !takesDepth;
  return {
    time,
    ...(evaluator !== undefined && { evaluator }),
    ...(ranks && { rank: "all" }),
    // Of a single action no more than the bounds would be said, unless a depth asks for its value.
    ...(!ranks && actions.length === 1 && { depth: FORCED_DEPTH }),
  };
}
