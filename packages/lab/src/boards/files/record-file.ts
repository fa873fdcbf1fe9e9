import { type BoardLink, boardLinkFrom } from "../record/board-link.js";

/** What a file of a game says of itself first. */
const FORMAT = "tyche-game";
const VERSION = 1;

/** Characters of a file at most: the longest game that a link may hold is smaller. */
export const MOST_CHARACTERS = 10_000_000;

/** A game as a file: JSON with its moves and the position after each, so that no dice need be rolled again. */
export function recordFile(link: BoardLink): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...link }, null, 1)}\n`;
}

/** The game of a file that `recordFile` wrote; undefined for all else. Whether its moves are legal is for the referee to say. */
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
