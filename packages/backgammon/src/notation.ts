export { parseEquities } from "./cube/equities-file.js";
export { type FibsTerms, fibsPlace, xgidPlace } from "./cube/fibs-place.js";
export type { MatchEquities } from "./cube/match-cube.js";
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
export { formatMat } from "./records/match-files/format-mat.js";
export { formatSgf } from "./records/match-files/format-sgf.js";
export { parseGnubgText } from "./records/match-files/gnubg-text.js";
export { parseMat } from "./records/match-files/mat.js";
export { isMatch, parseMatch, unpackedMatch } from "./records/match-files/match-file.js";
export { parseSgf } from "./records/match-files/sgf.js";
export { parseXg, parseXgAnalysis, type XgWord } from "./records/match-files/xg/xg.js";
export type {
  Comments,
  CubeEvent,
  GameEvent,
  GameOutcome,
  GameRecord,
  MatchRecord,
  PlayEvent,
} from "./records/match-record.js";
