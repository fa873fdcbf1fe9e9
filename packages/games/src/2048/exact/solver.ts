import { SearchError } from "@tyche/engine";
import { beyondLimit, type ExactSolver } from "../../exact.js";
import type { Variant } from "../board.js";
import { exactStart, MOST_EXACT_CELLS } from "./exact.js";

/** Doubles of positive terms only, at most 100 moves of at most 72 outcomes after one another. */
const ROUNDING = 1e-12;

/** The expected score or the probability of the target, before the first two tiles come. */
export function startSolver({ rows, columns, target }: Variant): ExactSolver {
  return (state, onProgress, limit) => {
    if (state !== undefined) return undefined;
    if (rows * columns > MOST_EXACT_CELLS) {
      throw new SearchError(
        `2048 on ${rows}x${columns} cells is too large to be solved: take at most ${MOST_EXACT_CELLS}, as with --size 3x3, or give a --position near the end.`,
      );
    }
    const solution = exactStart(
      { rows, columns, ...(target > 0 && { target }) },
      (share) => onProgress(`solving: ${Math.floor(100 * share)} %`),
      limit,
    );
    if (!solution) throw beyondLimit(`2048 on ${rows}x${columns} cells`, limit);
    const { value, boards } = solution;
    const slack = value * ROUNDING;
    return {
      of: {
        name: target > 0 ? "winProbability" : "expectedScore",
        value,
        interval: [value - slack, value + slack],
      },
      proved: true,
      method: "retrograde analysis of all boards that are not the same turned or mirrored",
      positions: boards,
    };
  };
}
