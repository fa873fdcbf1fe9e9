import type { StateEvaluator } from "@tyche/engine";
import { LINES, type TicTacToeState } from "./board.js";

/**
 * Rows of three still open for X minus those open for O (N. Nilsson, "Problem-Solving Methods in Artificial
 * Intelligence", 1971), divided by 8 so that the value stays between a win and a loss.
 */
function openLines(state: TicTacToeState): number {
  let open = 0;
  for (const line of LINES) {
    const cells = line.map((cell) => state[cell]);
    if (!cells.includes("O")) open++;
    if (!cells.includes("X")) open--;
  }
  return open / LINES.length;
}

export const evaluators: Readonly<Record<"default" | "lines", StateEvaluator<TicTacToeState>>> = {
  default: openLines,
  lines: openLines,
};
