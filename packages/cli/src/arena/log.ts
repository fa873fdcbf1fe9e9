import type { SeriesResult } from "@tyche/arena";
import { type LogKind, openPieceLog, type PieceLog, pieceLogText } from "../pieces/piece-log.js";
import type { Shard } from "../pieces/shard.js";
import type { WrittenMatch } from "./match.js";

/** A file in which a match is kept, so that it can go on where it was cut off. */
export type MatchLog = PieceLog<SeriesResult>;

/** Matches, one line for each series. */
export const MATCH_LOG: LogKind<SeriesResult> = {
  log: "tyche arena",
  whole: "match",
  piece: "series of games",
  pieces: "series",
  isResult: ({ table, rounds }) => Array.isArray(table) && Array.isArray(rounds),
};

/**
 * Opens the file of a match, or of a shard of it, or makes it.
 * @throws UsageError where the file holds another match, or none
 */
export function openLog(file: string, match: WrittenMatch, shard?: Shard): Promise<MatchLog> {
  return openPieceLog(
    file,
    MATCH_LOG,
    shard ? { ...untold(match), games: match.games } : untold(match),
    shard,
  );
}

/** The log of a whole match. */
export function logText(
  match: WrittenMatch,
  results: readonly SeriesResult[],
): Generator<string, void, void> {
  return pieceLogText(MATCH_LOG, untold(match), results);
}

/** Without the number of games, which is left out of a whole match's log: it may go on for longer than was first asked. */
function untold({ games: _games, ...match }: WrittenMatch): Omit<WrittenMatch, "games"> {
  return match;
}
