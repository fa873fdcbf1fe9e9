export { parseEquities } from "../cube/equities-file.js";
export { type FibsTerms, fibsPlace } from "../cube/fibs-place.js";
export type { MatchEquities } from "../cube/match-cube.js";
export { xgidPlace } from "../cube/xgid-place.js";
export { formatSgf } from "../match-record/format-sgf.js";
export { parseGnubgText } from "../match-record/gnubg-text.js";
export { formatMat, parseMat } from "../match-record/mat.js";
export { parseMatch, unpackedMatch } from "../match-record/match-file.js";
export type {
  Comments,
  CubeEvent,
  GameEvent,
  GameOutcome,
  GameRecord,
  MatchRecord,
  PlayEvent,
} from "../match-record/match-record.js";
export { parseSgf } from "../match-record/sgf.js";
export { parseXg, parseXgAnalysis, type XgWord } from "../match-record/xg/xg.js";
export {
  type FibsBoard,
  type FibsDialect,
  formatFibsBoard,
  MONEY_BOARD,
  parseFibsBoard,
} from "./fibs-board.js";
export { formatMatchId, type MatchId, MONEY_MATCH, parseMatchId } from "./match-id.js";
export { formatPlay, parsePlay } from "./move-notation.js";
export { positionIdOf } from "./notation.js";
export { formatPositionId, parsePositionId } from "./position-id.js";
export { formatXgid, parseXgid, type Xgid } from "./xgid.js";
