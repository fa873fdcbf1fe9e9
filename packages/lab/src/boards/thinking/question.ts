import type { RemoteOptions } from "@tyche/engine/threads";
import type { GameSheet, Scene } from "../referee/referee.js";

/** Options that the page may pass to the engine. */
export type ThinkingOptions = Pick<
  RemoteOptions,
  "time" | "depth" | "nodes" | "rank" | "evaluator" | "algorithm" | "settings" | "signal"
>;

/** Milliseconds of analysis before it stops by itself. */
export const ANALYSIS_MS = 8_000;
/** Search depth, in decisions, for a forced move. */
const FORCED_DEPTH = 3;

/** The engine's options for a place, with a time limit in milliseconds. */
export function questionAt(
  { evaluator, canRankAll, takesDepth }: Pick<GameSheet, "evaluator" | "canRankAll" | "takesDepth">,
  { actions }: Pick<Scene, "actions">,
  time: number,
): Pick<ThinkingOptions, "time" | "evaluator" | "rank" | "depth"> {
  // Methods without a depth rank all actions at once, so that a cell of a minefield is not omitted because another is
  // as safe.
  const ranks = canRankAll || !takesDepth;
  return {
    time,
    ...(evaluator !== undefined && { evaluator }),
    ...(ranks && { rank: "all" }),
    // For a forced move the engine would return bounds only, unless a depth requests its value.
    ...(!ranks && actions.length === 1 && { depth: FORCED_DEPTH }),
  };
}
