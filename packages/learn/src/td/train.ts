import { sfc32 } from "@tyche/engine/chance";
import { TrainingError } from "../model-file/errors.js";
import type { Network } from "../network/network.js";
import { cosine } from "../training/schedule.js";
import { checkExploring, checkLambda, checkRates } from "../training/settings.js";
import { FullBackup } from "./full-backup.js";
import type { Lesson } from "./lesson.js";
import { type Sample, SelfPlay } from "./self-play.js";
import { ShuffleBuffer } from "./shuffle-buffer.js";

export interface TrainingOptions {
  /** Games to play in total, including those `done` before. */
  readonly games: number;
  /** Games played before this training was interrupted. Default 0. */
  readonly done?: number;
  /** Games per iteration: progress is reported, and training can be resumed, after each iteration. Default 10,000. */
  readonly lap?: number;
  readonly seed: number | string;
  /** If several copies learn in parallel from the same state: the index of this one, from 0. Default 0. */
  readonly stream?: number;
  /** Step size at the first and at the last game; in between it follows a half-cosine schedule. */
  readonly rate: readonly [first: number, last: number];
  /** Weight of later estimates in a target, 0 (default) to 1. */
  readonly lambda?: number;
  /**
   * "sampled" (default): targets come from the game as played. "full": from all chance outcomes after the move, each
   * with the best reply; exact one-step backups, which cost many evaluations each.
   */
  readonly backup?: "sampled" | "full";
  /** Share of random moves, 0 (default) to 1; targets are still those of the best move. */
  readonly explore?: number;
  /** Games played in parallel. Default 128. */
  readonly parallel?: number;
  /** Samples that are collected before they are learned in random order. Default 4096. */
  readonly pool?: number;
}

export interface Lap {
  /** Games of this training so far. */
  readonly games: number;
  /** Positions learned in this iteration. */
  readonly samples: number;
  /** Mean squared difference between targets and outputs, summed over outputs. */
  readonly loss: number;
}

/** Rounds of moves between yields to the caller. */
const ROUNDS_PER_TURN = 64;

/**
 * Trains a network by temporal differences between the afterstates of self-play games (TD(lambda), Sutton 1988;
 * TD-Gammon, Tesauro 1995). Yields after each iteration, and `undefined` several times a second in between, so that the
 * caller can stop it.
 *
 * An iteration depends only on the weights at its start, the seed and its number: resumed after any iteration, training
 * continues as if it had never stopped.
 */
export function* trainBySelfPlay(
  network: Network,
  lesson: Lesson,
  options: TrainingOptions,
): Generator<Lap | undefined, void, void> {
  check(options);
  const {
    games: all,
    seed,
    stream = 0,
    lambda = 0,
    explore = 0,
    parallel = 128,
    pool: capacity = 4096,
    lap: length = 10_000,
  } = options;
  const [first, last] = options.rate;
  for (let done = options.done ?? 0; done < all; ) {
    const random = sfc32(stream === 0 ? `${seed}/${done}` : `${seed}/${done}/${stream}`);
    const buffer = new ShuffleBuffer(network, capacity, random);
    const play = new SelfPlay(network, lesson, parallel, random, explore);
    const backup = options.backup === "full" ? new FullBackup(network, lesson) : undefined;
    let samples = 0;
    let loss = 0;
    const end = Math.min(all, done + length);
    const learn = (): void => {
      samples += buffer.length;
      loss += buffer.length * buffer.learn(cosine(first, last, done, all));
    };
    const take = (sample: Sample): void => {
      buffer.add(sample);
      if (buffer.full) learn();
    };
    for (let round = 0; done < end; round++) {
      done += play.round(backup ? 0 : lambda, take, backup);
      if (round % ROUNDS_PER_TURN === 0) yield undefined;
    }
    learn();
    yield { games: done, samples, loss: loss / Math.max(1, samples) };
  }
}

function check({ games, rate, lambda = 0, explore = 0, done = 0 }: TrainingOptions): void {
  if (!Number.isSafeInteger(games) || games < 1) {
    throw new TrainingError(
      "training-games-whole",
      { games },
      `The number of games must be a whole number, 1 or more, not ${games}.`,
    );
  }
  if (!Number.isSafeInteger(done) || done < 0) {
    throw new TrainingError(
      "training-games-before",
      { games: done },
      `The number of games played before must be a whole number, 0 or more, not ${done}.`,
    );
  }
  checkRates(rate);
  checkExploring(explore);
  checkLambda(lambda);
}
