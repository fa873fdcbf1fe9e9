import type { ThinkOptions } from "@tyche/engine";
import type { GameSheet, Scene } from "../record/scene.js";

/** Options that the page may pass to the engine: plain data. */
export type Question = Pick<
  ThinkOptions<never>,
  "time" | "depth" | "nodes" | "rank" | "algorithm" | "settings"
> & {
  /** An evaluator of the game by name. */
  readonly evaluator?: string;
};
export type ThinkingOptions = Question & { readonly signal?: AbortSignal };

/** Milliseconds of analysis before it stops by itself. */
export const ANALYSIS_MS = 8_000;
/** Search depth, in decisions, for a forced move. */
const FORCED_DEPTH = 3;

/** The engine's options for a place, with a time limit in milliseconds. */
export function questionAt(
  { evaluator, canRankAll, takesDepth }: Pick<GameSheet, "evaluator" | "canRankAll" | "takesDepth">,
  { actions }: Pick<Scene, "actions">,
  time: number,
): Question {
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
