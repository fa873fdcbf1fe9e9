import { type Plan, type Player, playSeries, type SeriesResult, type Stop, scheduleOf } from "@tyche/arena";
import { readGame } from "../games/options.js";
import { makePlayer } from "./players.js";

/** A match as it is written: plain data, to be sent to threads and kept in files. */
export interface WrittenMatch {
  readonly game: string;
  /** Options of the game. */
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly players: readonly string[];
  /** Options of searching players who do not say otherwise. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly games: number;
  readonly paired: boolean;
  readonly series: number;
}

/** A match whose players are at hand. */
export interface OpenMatch {
  play(series: number, signal: Stop): Promise<SeriesResult>;
  close(): Promise<void>;
}

/** @throws GameOptionError */
export function planOf(match: WrittenMatch): Plan {
  const { players, games, seed, paired, series } = match;
  const seats = readGame(match.game, match.options).game.facts.players;
  return { contestants: players.length, seats, games, seed, paired, series };
}

/**
 * Seats the players of a match.
 * @throws UsageError, SearchError, GameOptionError where one of them cannot play it
 */
export async function openMatch(match: WrittenMatch): Promise<OpenMatch> {
  const named = readGame(match.game, match.options);
  const schedule = scheduleOf(planOf(match));
  const context = { named, defaults: new Map(Object.entries(match.defaults)) };
  const players = new Map<string, Player>();
  const playerOf = async (contestant: number, nth: number): Promise<Player> => {
    const key = `${contestant} ${nth}`;
    const player = players.get(key) ?? (await makePlayer(match.players[contestant]!, context));
    players.set(key, player);
    return player;
  };
  for (const contestant of match.players.keys()) await playerOf(contestant, 0);
  return {
    play: (series, signal) => playSeries(named.game, schedule.series(series), playerOf, { signal }),
    async close() {
      for (const player of players.values()) await player.close?.();
    },
  };
}
