import { formatSgf } from "./format-sgf.js";
import { isGnubgText, parseGnubgText } from "./gnubg-text.js";
import { parseMat } from "./mat.js";
import type { MatchRecord } from "./match-record.js";
import { parseSgf } from "./sgf.js";
import { isXg } from "./xg/archive.js";

const SGF = /^\s*\(\s*;/;
/** Comments may stand before it. */
const MAT = /^(?:\s*;[^\n]*\n)*\s*\d{1,4}\s+point\s+match/i;

/** Whether a text begins as a match does, in any format. */
export function isMatch(text: string): boolean {
  return SGF.test(text) || MAT.test(text) || isGnubgText(text);
}

/**
 * A match in any format: .mat, .sgf as GNU Backgammon saves it, or the text that it exports.
 *
 * @throws NotationError that says where something is wrong
 */
export function parseMatch(text: string): MatchRecord {
  if (SGF.test(text)) return parseSgf(text);
  return isGnubgText(text) ? parseGnubgText(text) : parseMat(text);
}

/**
 * A match as text, whatever it is kept in: what eXtreme Gammon packs (.xg) becomes a .sgf, which holds all that was read of it.
 *
 * @returns undefined where the bytes are no packed match: text, or something else
 * @throws NotationError that says where something is wrong
 */
export async function unpackedMatch(bytes: Uint8Array): Promise<string | undefined> {
  if (!isXg(bytes)) return undefined;
  const { parseXg } = await import("./xg/xg.js");
  return formatSgf(await parseXg(bytes));
}
