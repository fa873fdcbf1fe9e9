export {
  type MinesweeperAction,
  type MinesweeperOptions,
  type MinesweeperState,
  START_RULES,
  type StartRule,
} from "./board/board.js";
export { entry } from "./entry.js";
export { type MinesweeperGame, minesweeper } from "./rules.js";
export { type ShownNumber, type Survey, type SurveyedCell, surveyOf } from "./survey.js";
