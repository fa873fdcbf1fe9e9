import type { Phrase } from "@tyche/engine";
import { beyondLimit, type ExactSolver } from "../../kit/exact.js";
import type { Variant } from "../board/board.js";
import { texts } from "../texts.js";
import { exactStart } from "./exact.js";

/**
 * Relative rounding error: doubles, positive terms only, at most 100 successive moves with at most 72 outcomes each.
 */
const ROUNDING = 1e-12;

const METHOD: Phrase = texts.phrase("method-retrograde-boards", {});

/** Solves for the expected score, or the probability of the target, before the first two tiles appear. */
export function startSolver({ rows, columns, target }: Variant): ExactSolver {
  return (state, onProgress, limit) => {
    if (state !== undefined) return undefined;
    const solution = exactStart(
      { rows, columns, ...(target > 0 && { target }) },
      (share) => {
        const percent = Math.floor(100 * share);
        onProgress(texts.phrase("progress-solving", { percent }));
      },
      limit,
    );
    if (!solution) throw beyondLimit("2048", limit);
    const { value, boards } = solution;
    const slack = value * ROUNDING;
    return {
      of: {
        name: target > 0 ? "winProbability" : "expectedScore",
        value,
        interval: [value - slack, value + slack],
      },
      proved: true,
      method: METHOD.message,
      methodText: METHOD,
      positions: boards,
    };
  };
}
