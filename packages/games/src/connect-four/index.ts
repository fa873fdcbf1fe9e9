export type { ConnectFourOptions } from "./about.js";
export type { ConnectFourAction, ConnectFourState, Size } from "./board/board.js";
export { ConnectFourPosition } from "./board/position.js";
export { entry } from "./entry.js";
export { type Bitboard, bitboardOf, boardOfKey } from "./perfect/bitboards.js";
export { type Book, boardKeys, openingBook, UNKNOWN } from "./perfect/kernel.js";
export { type Known, PerfectSolver } from "./perfect/solver.js";
export { connectFour } from "./rules.js";
