export {
  type MinesweeperAction,
  type MinesweeperOptions,
  type MinesweeperState,
  START_RULES,
  type StartRule,
} from "./board.js";
export { entry } from "./entry.js";
export { minesweeper } from "./rules.js";
