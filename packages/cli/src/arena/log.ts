import type { SeriesResult } from "@tyche/arena";
import { type LogKind, openPieceLog, pieceLogText, type RunLog } from "../runs/run-log.js";
import type { Shard } from "../runs/shard.js";
import type { WrittenMatch } from "./match.js";

/** The log file of a match, from which an interrupted match is resumed. */
export type MatchLog = RunLog<SeriesResult>;

/** The log format of matches: one line per series. */
export const MATCH_LOG: LogKind<SeriesResult> = {
  log: "tyche arena",
  whole: "match",
  piece: "series of games",
  pieces: "series",
  isResult: ({ table, rounds }) => Array.isArray(table) && Array.isArray(rounds),
};

/**
 * Opens or creates the log file of a match, or of a shard of it.
 * @throws UsageError if the file is not a log of this match
 */
export function openLog(file: string, match: WrittenMatch, shard?: Shard): Promise<MatchLog> {
  return openPieceLog(
    file,
    MATCH_LOG,
    shard ? { ...withoutGames(match), games: match.games } : withoutGames(match),
    shard,
  );
}

/** The log of a whole match. */
export function logText(
  match: WrittenMatch,
  results: readonly SeriesResult[],
): Generator<string, void, void> {
  return pieceLogText(MATCH_LOG, withoutGames(match), results);
}

/** Drops the number of games. The log of a whole match leaves it out, so that the match can be extended later. */
function withoutGames({ games: _games, ...match }: WrittenMatch): Omit<WrittenMatch, "games"> {
  return match;
}
