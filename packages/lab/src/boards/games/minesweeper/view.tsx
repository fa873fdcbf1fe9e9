import type { MinesweeperState } from "@tyche/games/minesweeper/state";
import { boardView } from "../../kit/view.js";
import { openedSince } from "./cells.js";
import type { Survey } from "./insight.js";
import { Minefield } from "./minefield.js";
import { SurveyPanel } from "./survey-panel.js";

export const view = boardView<MinesweeperState, number, Survey>({
  Board: Minefield,
  Panel: SurveyPanel,
  controls: (words) => words.text("minesweeper-help"),
  hasInsight: true,
  hasColours: true,
  hasOwnOutcomes: true,
  variants: [
    { name: { id: "minesweeper-variants-beginner" }, options: { size: "9x9", mines: "10" } },
    { name: { id: "minesweeper-variants-intermediate" }, options: { size: "16x16", mines: "40" } },
    { name: { id: "minesweeper-variants-classic" }, options: { start: "classic" } },
    { name: { id: "minesweeper-variants-small" }, options: { size: "5x4", mines: "4" } },
  ],
  resultName: (_state, [won], words) => words.text(`minesweeper-${won === 1 ? "won" : "lost"}`),
  outcomeName(before, _action, after, words) {
    if (after.exploded >= 0) return words.text("minesweeper-mine");
    return openedSince(before, after)
      .map((cell) => after.cells[cell])
      .join(" ");
  },
});
