export type { TicTacToeAction, TicTacToeState } from "./board.js";
export { entry } from "./entry.js";
export { TicTacToePosition } from "./position.js";
export { ticTacToe } from "./rules.js";
