import type { MatchRecord } from "../match-record.js";
import { formatSgf } from "./format-sgf.js";
import { isGnubgText, parseGnubgText } from "./gnubg-text.js";
import { parseMat } from "./mat.js";
import { parseSgf } from "./sgf.js";
import { isXg } from "./xg/archive.js";

const SGF = /^\s*\(\s*;/;
/** A .mat file; comments may precede its first line. */
const MAT = /^(?:\s*;[^\n]*\n)*\s*\d{1,4}\s+point\s+match/i;

/** Whether a text begins like a match in any of the formats. */
export function isMatch(text: string): boolean {
  return SGF.test(text) || MAT.test(text) || isGnubgText(text);
}

/**
 * Parses a match in any format: .mat, .sgf as GNU Backgammon saves it, or GNU Backgammon's text export.
 *
 * @throws NotationError with the place of the error
 */
export function parseMatch(text: string): MatchRecord {
  if (SGF.test(text)) return parseSgf(text);
  return isGnubgText(text) ? parseGnubgText(text) : parseMat(text);
}

/**
 * Converts a packed match file to text: a .xg file of eXtreme Gammon becomes .sgf, which holds everything that was
 * read.
 *
 * @returns undefined if the bytes are not a packed match, for example text
 * @throws NotationError with the place of the error
 */
export async function unpackedMatch(bytes: Uint8Array): Promise<string | undefined> {
  if (!isXg(bytes)) return undefined;
  const { parseXg } = await import("./xg/xg.js");
  return formatSgf(await parseXg(bytes));
}
