import { type MinesweeperGame, type MinesweeperState, type Survey, surveyOf } from "@tyche/games/minesweeper";
import type { Insight } from "../../insights.js";

export type { ShownNumber, Survey, SurveyedCell } from "@tyche/games/minesweeper";

/** Everything that counting says of the board. */
export const insight: Insight = ({ game }, state): Survey =>
  surveyOf((game as unknown as MinesweeperGame).variant, state as MinesweeperState);
