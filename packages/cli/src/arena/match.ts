import { type Plan, type Player, playSeries, type SeriesResult, type Stop, scheduleOf } from "@tyche/arena";
import type { Observed } from "@tyche/engine/opponents";
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
  /** What players who model the others expect of them, where they do not say otherwise. */
  readonly model?: string | undefined;
  /** Actions at random with which every game begins. */
  readonly opening?: number | undefined;
  /** Whether everything that the last player saw and did is kept, for a model to learn from. */
  readonly observed?: boolean | undefined;
  /** Whether nobody named a limit: the defaults are the usual one, which a player of whole games does without. */
  readonly unlimited?: boolean | undefined;
}

/** A series with what the last player saw and did. */
export interface ObservedSeries extends SeriesResult {
  readonly observed?: readonly Observed<unknown, unknown>[];
}

/** A match whose players are at hand. */
export interface OpenMatch {
  play(series: number, signal: Stop): Promise<ObservedSeries>;
  close(): Promise<void>;
}

/** Whether one player plays all games, so that there is nobody to compare it with. */
export function isMatchOfOne({ players }: Pick<WrittenMatch, "players">): boolean {
  return players.length === 1;
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

/** The same player, telling what it sees and does. It plays by the rules, never on a position alone. */
function observedPlayer(player: Player, tell: (played: Observed<unknown, unknown>) => void): Player {
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
      tell({ state: view, action, actions, isOpponent: seat === own });
      player.observe?.(played);
    },
  };
}
