import { parseMat } from "./mat.js";
import type { MatchRecord } from "./match-record.js";
import { parseSgf } from "./sgf.js";

const SGF = /^\s*\(\s*;/;
/** Comments may stand before it. */
const MAT = /^(?:\s*;[^\n]*\n)*\s*\d{1,4}\s+point\s+match/i;

/** Whether a text begins as a match does, in either format. */
export function isMatch(text: string): boolean {
  return SGF.test(text) || MAT.test(text);
}

/**
 * A match in either format: .mat, or .sgf as GNU Backgammon saves it.
 *
 * @throws NotationError that says where something is wrong
 */
export function parseMatch(text: string): MatchRecord {
  return SGF.test(text) ? parseSgf(text) : parseMat(text);
}
