export { parseEquities } from "./cube/equities-file.js";
export { type FibsTerms, fibsPlace, xgidPlace } from "./cube/fibs-place.js";
export type { MatchEquities } from "./cube/match-cube.js";
export { formatMat } from "./match-files/format-mat.js";
export { formatSgf } from "./match-files/format-sgf.js";
export { parseGnubgText } from "./match-files/gnubg-text.js";
export { parseMat } from "./match-files/mat.js";
export { parseMatch, unpackedMatch } from "./match-files/match-file.js";
export { parseSgf } from "./match-files/sgf.js";
export { parseXg, parseXgAnalysis, type XgWord } from "./match-files/xg/xg.js";
export {
  type FibsBoard,
  type FibsDialect,
  formatFibsBoard,
  MONEY_BOARD,
  parseFibsBoard,
} from "./notation/fibs-board.js";
export { formatMatchId, type MatchId, MONEY_MATCH, parseMatchId } from "./notation/match-id.js";
export { formatPlay, parsePlay } from "./notation/move-notation.js";
export { positionIdOf } from "./notation/notation.js";
export { formatPositionId, parsePositionId } from "./notation/position-id.js";
export { formatXgid, parseXgid, type Xgid } from "./notation/xgid.js";
export type {
  Comments,
  CubeEvent,
  GameEvent,
  GameOutcome,
  GameRecord,
  MatchRecord,
  PlayEvent,
} from "./records/match-record.js";
