import type { Figures, Game } from "@tyche/engine";
import { type GameOptions, type GameResult, playGame } from "./game.js";
import type { Player } from "./player.js";
import type { Series } from "./schedule.js";
import { playSolo } from "./solo.js";

/** How the games of a series ended: plain data, to be sent between threads and kept in files. */
export interface SeriesResult {
  readonly index: number;
  /** The contestants who met. */
  readonly table: readonly number[];
  /** By round and game. */
  readonly rounds: readonly (readonly PlayedGame[])[];
  /** Milliseconds. */
  readonly ms: number;
  /** Milliseconds of CPU time, where they were taken: what the whole process spent while the series was played, shared out. */
  readonly cpuMs?: number;
}

/** One game as it went: its seats, payoffs and plies. */
export interface PlayedGame {
  /** By seat, the place at the table of who sat there. */
  readonly seats: readonly number[];
  /** By seat. */
  readonly payoffs: readonly number[];
  readonly plies: number;
  /** Whether it was cut off before its end. */
  readonly cutOff?: true;
  /** Of a match of one: what the game and the player count. */
  readonly figures?: Figures;
}

export interface SeriesOptions extends Omit<GameOptions, "seed"> {
  /**
   * The seed of a match of one, in which a player who can plays whole games itself; without it everyone is asked move by
   * move, on the luck that all see.
   */
  readonly solo?: string | undefined;
}

/** Makes the player of a contestant; a contestant who sits on several seats needs one for each. */
export type PlayerMaker = (contestant: number, seat: number) => Player | Promise<Player>;

/**
 * Plays a series from its first game to its last.
 *
 * @param playerOf may hand out the same players again for another series: they are told to forget
 * @throws what `playGame` throws
 */
export async function playSeries<State, Action>(
  game: Game<State, Action>,
  { index, table, rounds }: Series,
  playerOf: PlayerMaker,
  { solo, ...options }: SeriesOptions = {},
): Promise<SeriesResult> {
  const start = performance.now();
  const seated = new Map<string, Player>();
  const results: PlayedGame[][] = [];
  for (const { number, games } of rounds) {
    const played: PlayedGame[] = [];
    for (const { seats, seed } of games) {
      const players: Player[] = [];
      const times = new Map<number, number>();
      for (const place of seats) {
        // The n-th seat of a contestant is always the n-th of its players, wherever that seat is.
        const nth = times.get(place) ?? 0;
        times.set(place, nth + 1);
        const name = `${place} ${nth}`;
        let player = seated.get(name);
        if (!player) {
          player = await playerOf(table[place]!, nth);
          await player.forget?.();
          seated.set(name, player);
        }
        players.push(player);
      }
      const [first] = players;
      const result: GameResult =
        solo !== undefined && first?.solo
          ? await playSolo(first.solo, solo, number, options.signal)
          : await playGame(game, players, { seed, ...options });
      played.push({ seats, ...result });
    }
    results.push(played);
  }
  return { index, table, rounds: results, ms: performance.now() - start };
}
