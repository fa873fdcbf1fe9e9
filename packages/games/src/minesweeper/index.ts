export { type MinesweeperOptions, START_RULES } from "./about.js";
export type {
  MinesweeperAction,
  MinesweeperState,
  StartRule,
} from "./board/board.js";
export { entry } from "./entry.js";
export { type MinesweeperGame, minesweeper } from "./rules.js";
export { type ShownNumber, type Survey, type SurveyedCell, surveyOf } from "./survey.js";
