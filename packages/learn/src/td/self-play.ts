import type { BoardNetwork } from "../kernels/board-encoding.js";
import { givenBytes } from "../kernels/board-encoding.js";
import { DELIVERED } from "../kernels/layout.js";
import { resized } from "../training/resized.js";
import { firstMost } from "./first-most.js";
import { bestOf, type FullBackup } from "./full-backup.js";
import type { Episode, TrainingTask } from "./training-task.js";

/** An afterstate with its target outputs. */
export interface Sample {
  readonly board: Int8Array;
  readonly view: number;
  readonly target: Float32Array;
}

/** The part of one game from which to learn. */
interface Trajectory {
  readonly episode: Episode;
  boards: Int8Array;
  views: Uint8Array;
  /** The outputs of the best move at each position, which is not always the move played. */
  values: Float32Array;
  /** The values over all outcomes of the next chance event, if requested. */
  backups: Float32Array;
  /** 1 where a move other than the best was played. */
  strayed: Uint8Array;
  length: number;
}

/**
 * Plays self-play games of a network, many in parallel and one move of each in turn, so that its rows are summed only
 * once per round. Most moves are the best by the current network; some are random, to reach positions that good play
 * never does.
 */
export class SelfPlay {
  private readonly network: BoardNetwork;
  private readonly task: TrainingTask;
  private readonly random: () => number;
  private readonly games: Trajectory[];
  private readonly size: number;
  /** A move is random if a whole number in [0, 2^32) is below this. */
  private readonly straying: number;
  private readonly noise: number;
  private readonly target = new Float32Array(DELIVERED);

  /**
   * @param random whole numbers in [0, 2^32)
   * @param explore share of random moves, 0 to 1
   * @param noise maximum error added to a move's value when moves are chosen, in the unit of the training task
   */
  constructor(
    network: BoardNetwork,
    task: TrainingTask,
    games: number,
    random: () => number,
    explore = 0,
    noise = 0,
  ) {
    this.network = network;
    this.task = task;
    this.random = random;
    this.size = givenBytes(network.encoding!);
    this.straying = explore * 2 ** 32;
    this.noise = noise;
    this.games = Array.from({ length: games }, () => {
      const episode = task.episode();
      episode.begin(random);
      return {
        episode,
        boards: new Int8Array(128 * this.size),
        views: new Uint8Array(128),
        values: new Float32Array(128 * DELIVERED),
        backups: new Float32Array(128 * DELIVERED),
        strayed: new Uint8Array(128),
        length: 0,
      };
    });
  }

  /**
   * Plays one move in every game; returns the number that ended. They deliver their afterstates and start again.
   * @param lambda weight, in the targets, of later results of the game relative to the next estimate
   * @param backup computes the next estimates over all chance outcomes
   */
  round(lambda: number, sink: (sample: Sample) => void, backup?: FullBackup): number {
    let ended = 0;
    for (const game of this.games) {
      this.move(game);
      const over = game.episode.over();
      if (backup && !over) {
        backup.write(game.episode, this.target);
        game.backups.set(this.target, (game.length - 1) * DELIVERED);
        if (lambda === 0) this.handOverBackups(game, lambda, sink);
      }
      if (!over) continue;
      ended++;
      if (!backup) this.handOver(game, lambda, sink);
      else {
        // The last afterstate is the end itself, about which there is nothing to learn.
        game.length--;
        this.handOverBackups(game, lambda, sink);
      }
      game.episode.begin(this.random);
      game.length = 0;
    }
    return ended;
  }

  /** Delivers the samples of unfinished games, after rounds with a backup, and ends these games. */
  leave(lambda: number, sink: (sample: Sample) => void): void {
    for (const game of this.games) {
      this.handOverBackups(game, lambda, sink);
      game.episode.begin(this.random);
    }
  }

  private move(game: Trajectory): void {
    const { network, task } = this;
    const { episode } = game;
    const count = episode.afterstates(network.boards, 0, network.stride);
    const view = episode.view();
    network.evaluateBoards(0, count, view);
    const finish = episode.finish();
    const best = finish < 0 ? bestOf(network.results, count, task) : finish;
    const strays = finish < 0 && this.straying > 0 && this.random() < this.straying;
    const made = strays ? this.random() % count : finish < 0 && this.noise > 0 ? this.nearBest(count) : best;
    if (game.length === game.views.length) grow(game);
    const at = made * network.stride;
    game.boards.set(network.boards.subarray(at, at + this.size), game.length * this.size);
    game.views[game.length] = view;
    game.strayed[game.length] = strays && made !== best ? 1 : 0;
    // With noise the played move counts as the best: later values are about it, not about the best.
    const from = (strays ? best : made) * DELIVERED;
    game.values.set(network.results.subarray(from, from + DELIVERED), game.length * DELIVERED);
    game.length++;
    episode.play(made, this.random);
  }

  /** Index of the afterstate, of the first `count`, that is best for its player with noise. */
  private nearBest(count: number): number {
    const { network, task, noise } = this;
    return firstMost(count, (i) => {
      const off = noise * (2 ** -31 * this.random() - 1);
      return task.value(network.results, i * DELIVERED) + off;
    });
  }

  /**
   * Computes targets from the last position backwards: the value over all outcomes, plus lambda times the difference
   * between the next position's target and its first estimate. The luck of the draw is in both and cancels (the
   * control variate of doubly robust lambda-returns, P. Thomas, E. Brunskill 2016). A random move cuts the trace.
   */
  private handOverBackups(game: Trajectory, lambda: number, sink: (s: Sample) => void): void {
    const { size, target } = this;
    const { outputs } = this.task;
    const later = new Float32Array(DELIVERED);
    const first = new Float32Array(DELIVERED);
    const { boards, views, values, backups, strayed } = game;
    for (let t = game.length - 1; t >= 0; t--) {
      const at = t * DELIVERED;
      const share = t + 1 === game.length || strayed[t + 1] === 1 ? 0 : lambda;
      if (share > 0) {
        this.task.turned(target, 0, later, 0);
        this.task.turned(values, at + DELIVERED, first, 0);
      }
      for (let i = 0; i < outputs; i++) {
        target[i] = backups[at + i]! + (share > 0 ? share * (later[i]! - first[i]!) : 0);
      }
      sink({ board: boards.subarray(t * size, (t + 1) * size), view: views[t]!, target });
    }
    game.length = 0;
  }

  /**
   * Computes targets from the end backwards: the value of the other player's next afterstate, converted to this
   * player's view and mixed by lambda with its own target (the lambda-return, Sutton and Barto 2018, 12.1). A random
   * move cuts the trace (Watkins 1989).
   */
  private handOver(
    { episode, boards, views, values, strayed, length }: Trajectory,
    lambda: number,
    sink: (s: Sample) => void,
  ): void {
    const { size } = this;
    const { outputs } = this.task;
    const { target } = this;
    const mixed = new Float32Array(DELIVERED);
    // The last afterstate is the end itself, about which there is nothing to learn.
    episode.outcome(mixed, 0);
    this.task.turned(mixed, 0, target, 0);
    for (let t = length - 2; t >= 0; t--) {
      sink({ board: boards.subarray(t * size, (t + 1) * size), view: views[t]!, target });
      const later = strayed[t] === 1 ? 0 : lambda;
      for (let i = 0; i < outputs; i++) {
        mixed[i] = (1 - later) * values[t * DELIVERED + i]! + later * target[i]!;
      }
      this.task.turned(mixed, 0, target, 0);
    }
  }
}

function grow(game: Trajectory): void {
  game.boards = resized(game.boards, 2 * game.boards.length);
  game.views = resized(game.views, 2 * game.views.length);
  game.values = resized(game.values, 2 * game.values.length);
  game.backups = resized(game.backups, 2 * game.backups.length);
  game.strayed = resized(game.strayed, 2 * game.strayed.length);
}
