import { type BoardLink, boardLinkFrom } from "./board-link.js";

/** Format name at the beginning of a game file. */
const FORMAT = "tyche-game";
const VERSION = 1;

/** Maximum length of a file in characters; the longest game of a link is shorter. */
export const MOST_CHARACTERS = 10_000_000;

/** A game as a file: JSON with its moves and the position after each, so that no dice need be rolled again. */
export function recordFile(link: BoardLink): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...link }, null, 1)}\n`;
}

/** Reads the output of `recordFile`; undefined for anything else. The referee checks whether the moves are legal. */
export function readRecordFile(text: string): BoardLink | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== "object" || data === null) return undefined;
    const { format, version } = data as Record<string, unknown>;
    return format === FORMAT && version === VERSION ? boardLinkFrom(data) : undefined;
  } catch {
    return undefined;
  }
}
