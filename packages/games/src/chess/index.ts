export { type AnalysedMove, analyseChess, type ChessAnalysisOptions } from "./analysis.js";
export { readFen, writeFen } from "./fen.js";
export { longName } from "./moves.js";
export { moveNamed } from "./notation.js";
export { type ChessRecord, readPgn, writePgn } from "./pgn.js";
export { ChessPosition } from "./position.js";
export { type ChessGame, chess } from "./rules.js";
export type { ChessAction, ChessState } from "./state.js";
