import type { Game, SoloPlayer } from "@tyche/engine";
import { type GameResult, type PlayGameOptions, playGame, StoppedError } from "./game.js";
import type { Player, Stop } from "./player.js";
import type { Series } from "./schedule.js";

/** The results of a series: plain data, for sending between threads and storing in files. */
export interface SeriesResult {
  readonly index: number;
  /** The contestants who played each other. */
  readonly table: readonly number[];
  /** By round and game. */
  readonly rounds: readonly (readonly PlayedGame[])[];
  /** Duration in milliseconds. */
  readonly ms: number;
  /** This series' share of the process's CPU time, in milliseconds, if measured. */
  readonly cpuMs?: number;
}

/** The record of one game. Statistics of the game and the player are present only in a single-player match. */
export interface PlayedGame extends GameResult {
  /** By seat: the index, in the group, of the contestant there. */
  readonly seats: readonly number[];
}

export interface SeriesOptions extends Omit<PlayGameOptions, "seed"> {
  /**
   * The seed of a single-player match, in which a player that can plays whole games itself; without it every player is
   * asked move by move, with the common chance draws.
   */
  readonly solo?: string | undefined;
}

/** Creates the player of a contestant; a contestant with several seats needs one for each. */
export type PlayerMaker = (contestant: number, seat: number) => Player | Promise<Player>;

/**
 * Plays a series from its first game to its last.
 *
 * @param playerOf may return the same players again for another series: they are told to forget
 * @throws the errors of `playGame`
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
        // The n-th seat of a contestant is always its n-th player's, whichever seat that is.
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

/** Maximum time in milliseconds between yields to timers and signals. */
const TURN_MS = 50;

/**
 * Plays one of a player's own games to the end.
 *
 * @throws StoppedError if the signal was aborted
 */
async function playSolo(
  player: SoloPlayer,
  seed: string,
  number: number,
  signal?: Stop,
): Promise<GameResult> {
  const game = player.play(seed, number);
  let rested = performance.now();
  for (let step = game.next(); ; step = game.next()) {
    if (step.done) {
      const { payoff, ...rest } = step.value;
      return { payoffs: [payoff], ...rest };
    }
    if (performance.now() - rested < TURN_MS) continue;
    await new Promise<void>((resume) => setTimeout(resume, 0));
    if (signal?.aborted) throw new StoppedError();
    rested = performance.now();
  }
}
