export type { Thresholds } from "../kit/report-words.js";
export {
  type AnalysedMove,
  analyseChess,
  type ChessAnalysis,
  type ChessAnalysisOptions,
  chessAnalysis,
  type MarkedMove,
  markedMove,
  USUAL_CHESS_DEPTH,
} from "./analysis.js";
export { ChessPosition } from "./board/position.js";
export { entry } from "./entry.js";
export { INPUTS } from "./evaluation/features.js";
export { quiet } from "./evaluation/quiet.js";
export { readFen, writeFen } from "./notation/fen.js";
export { longName } from "./notation/move-names.js";
export { type ChessRecord, isPgn, readPgn, writePgn } from "./notation/pgn.js";
export { type ChessAction, type ChessState, legalNames } from "./notation/state.js";
export { type ChessGame, chess } from "./rules.js";
