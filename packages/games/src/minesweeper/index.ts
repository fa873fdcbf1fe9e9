export {
  type MinesweeperAction,
  type MinesweeperOptions,
  type MinesweeperState,
  START_RULES,
  type StartRule,
} from "./board.js";
export { entry } from "./entry.js";
export { decodeOutlook, type Outlook } from "./outlook/outlook.js";
export { MinesweeperPlayer, type PlayedMinesweeper, type PlayerSettings } from "./playing.js";
export { minesweeper } from "./rules.js";
