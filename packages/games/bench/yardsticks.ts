/** What `tyche bench` holds the engine against, and the positions that it measures on. */
export { backgammonMoves, benchmarkPositions, type MoveSpeed } from "./backgammon-moves.js";
export { backgammonReference } from "./backgammon-reference.js";
export { connectFourLoop } from "./connect-four-loop.js";
export { einsteinLoop } from "./einstein-loop.js";
export { type PackedBoard, twenty48Boards } from "./twenty48-boards.js";
