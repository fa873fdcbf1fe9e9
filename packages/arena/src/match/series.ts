import type { Game } from "@tyche/engine";
import { type GameOptions, playGame } from "./game.js";
import type { Player } from "./player.js";
import type { Series } from "./schedule.js";

/** How the games of a series ended: plain data, to be sent between threads and kept in files. */
export interface SeriesResult {
  readonly index: number;
  /** The contestants who met. */
  readonly table: readonly number[];
  /** By round and game. */
  readonly rounds: readonly (readonly PlayedGame[])[];
  /** Milliseconds. */
  readonly ms: number;
}

export interface PlayedGame {
  /** By seat, the place at the table of who sat there. */
  readonly seats: readonly number[];
  /** By seat. */
  readonly payoffs: readonly number[];
  readonly plies: number;
  /** Whether it was cut off before its end. */
  readonly cutOff?: true;
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
  options: Omit<GameOptions, "seed"> = {},
): Promise<SeriesResult> {
  const start = performance.now();
  const seated = new Map<string, Player>();
  const results: PlayedGame[][] = [];
  for (const { games } of rounds) {
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
      played.push({ seats, ...(await playGame(game, players, { seed, ...options })) });
    }
    results.push(played);
  }
  return { index, table, rounds: results, ms: performance.now() - start };
}
