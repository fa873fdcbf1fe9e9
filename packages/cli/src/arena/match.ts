import {
  type Player,
  playSeries,
  type Schedule,
  type SeriesResult,
  type Stop,
  StoppedError,
  scheduleOf,
} from "@tyche/arena";
import type { Observed } from "@tyche/engine/opponents";
import { readGame } from "../games/options.js";
import { type LogKind, openPieceLog, pieceLogText, type RunLog, type Shard } from "../runs/run-log.js";
import type { Work } from "../threads/work.js";
import { makePlayer } from "./players.js";

/** The description of a match as plain data, which can be sent to threads and stored in files. */
export interface WrittenMatch {
  readonly game: string;
  /** Game options. */
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly players: readonly string[];
  /** Default options of searching players. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly games: number;
  readonly paired: boolean;
  readonly series: number;
  /** Default opponent model, for players that use one. */
  readonly model?: string | undefined;
  /** Number of random actions at the start of every game. */
  readonly opening?: number | undefined;
  /** Whether to keep everything the last player observed, so that a model can learn from it. */
  readonly observed?: boolean | undefined;
  /**
   * True if no limit was given: `defaults` then has only the usual limit, which does not apply to players that play
   * whole games.
   */
  readonly unlimited?: boolean | undefined;
}

/** A series with the last player's observations. */
export interface ObservedSeries extends SeriesResult {
  readonly observed?: readonly Observed<unknown, unknown>[];
}

/** A match with its players created. */
export interface OpenMatch {
  play(series: number, signal: Stop): Promise<ObservedSeries>;
  close(): Promise<void>;
}

/** Whether the match has a single player, and so no standings. */
export function isMatchOfOne({ players }: Pick<WrittenMatch, "players">): boolean {
  return players.length === 1;
}

/** @throws GameOptionError */
export async function matchSchedule(match: WrittenMatch): Promise<Schedule> {
  const { players, games, seed, paired, series } = match;
  const seats = (await readGame(match.game, match.options)).game.facts.players;
  return scheduleOf({ contestants: players.length, seats, games, seed, paired, series });
}

/**
 * Creates the players of a match.
 * @throws UsageError, SearchError, GameOptionError if one of them cannot play it
 */
export async function openMatch(match: WrittenMatch): Promise<OpenMatch> {
  const named = await readGame(match.game, match.options);
  const schedule = await matchSchedule(match);
  const isSolo = isMatchOfOne(match);
  const context = {
    named,
    gameOptions: match.options,
    defaults: new Map(Object.entries(match.defaults)),
    model: match.model,
    isSolo,
    unlimited: match.unlimited,
  };
  let observed: Observed<unknown, unknown>[] = [];
  const players = new Map<string, Player>();
  const playerOf = async (contestant: number, nth: number): Promise<Player> => {
    const key = `${contestant} ${nth}`;
    const known = players.get(key);
    if (known) return known;
    const made = await makePlayer(match.players[contestant]!, context);
    const isObserved = match.observed && contestant === match.players.length - 1;
    const player = isObserved ? observedPlayer(made, (played) => observed.push(played)) : made;
    players.set(key, player);
    return player;
  };
  for (const contestant of match.players.keys()) await playerOf(contestant, 0);
  return {
    async play(series, signal) {
      observed = [];
      const result = await playSeries(named.game, schedule.series(series), playerOf, {
        signal,
        opening: match.opening,
        figures: isSolo,
        ...(isSolo && match.opening === undefined && { solo: match.seed }),
      });
      return match.observed ? { ...result, observed } : result;
    },
    async close() {
      for (const player of players.values()) await player.close?.();
    },
  };
}

/**
 * Wraps a player so that its observations are reported. The wrapped player always plays by the rules, never on a native
 * position.
 */
function observedPlayer(player: Player, report: (played: Observed<unknown, unknown>) => void): Player {
  const { move: _move, solo: _solo, ...rest } = player;
  let own = 0;
  return {
    ...rest,
    begin(seat, seed) {
      own = seat;
      return player.begin?.(seat, seed);
    },
    observe(played) {
      const { view, action, actions, seat } = played;
      report({ state: view, action, actions, isOpponent: seat === own });
      player.observe?.(played);
    },
  };
}

/** A task is a list of series numbers. If it is stopped, the results are those of the finished series. */
export async function open(
  written: WrittenMatch,
): Promise<Work<readonly number[], readonly ObservedSeries[]>> {
  const match = await openMatch(written);
  return {
    async run(series, signal) {
      const results: ObservedSeries[] = [];
      try {
        for (const index of series) results.push(await match.play(index, signal));
      } catch (error) {
        if (!(error instanceof StoppedError)) throw error;
      }
      return results;
    },
    close: () => match.close(),
  };
}

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
