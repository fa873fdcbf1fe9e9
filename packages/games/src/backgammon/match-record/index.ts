export { formatMat, parseMat } from "./mat.js";
export type {
  CubeEvent,
  GameEvent,
  GameOutcome,
  GameRecord,
  MatchRecord,
  PlayEvent,
} from "./record.js";
export { parseSgf } from "./sgf.js";
