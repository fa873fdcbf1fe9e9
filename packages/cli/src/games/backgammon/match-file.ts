import { type MatchRecord, parseMat, parseSgf } from "@tyche/games/backgammon/notation";

/** A match in either format: .mat, or .sgf as GNU Backgammon saves it. */
export function parseMatch(text: string): MatchRecord {
  return /^\s*\(\s*;/.test(text) ? parseSgf(text) : parseMat(text);
}
