export type { MinesweeperAction, MinesweeperState } from "./board/board.js";
export { gridOf, HIDDEN, neighbours } from "./board/grid.js";
