import { sfc32 } from "@tyche/engine/chance";
import { cosine } from "../course/schedule.js";
import { checkExploring, checkLambda, checkRates } from "../course/settings.js";
import { TrainingError } from "../errors.js";
import type { Network } from "../network/network.js";
import { FullBackup } from "./full-backup.js";
import type { Lesson } from "./lesson.js";
import { type Sample, SelfPlay } from "./self-play.js";
import { ShuffleBuffer } from "./shuffle-buffer.js";

export interface TrainingOptions {
  /** Games to be played in all, those `done` before included. */
  readonly games: number;
  /** Games of this training that were played before it was interrupted. Default 0. */
  readonly done?: number;
  /** Games of a lap: progress is told, and training can be resumed, from lap to lap. Default 10,000. */
  readonly lap?: number;
  readonly seed: number | string;
  /** Where several learn side by side from the same state: which of them this is, from 0. Default 0. */
  readonly stream?: number;
  /** Step size at the first and at the last game; in between it falls as half a cosine. */
  readonly rate: readonly [first: number, last: number];
  /** Weight of later estimates in a target, 0 (default) to 1. */
  readonly lambda?: number;
  /**
   * "sampled" (default): targets come from the game as it was played. "full": from all outcomes of the chance after the
   * move, each with the best reply; exact one-step backups, which cost many evaluations each.
   */
  readonly backup?: "sampled" | "full";
  /** Share of moves that are made at random, 0 (default) to 1; targets are still those of the best move. */
  readonly explore?: number;
  /** Games played side by side. Default 128. */
  readonly parallel?: number;
  /** Samples that are collected before they are learned, in random order. Default 4096. */
  readonly pool?: number;
}

export interface Lap {
  /** Games of this training so far. */
  readonly games: number;
  /** Positions learned in this lap. */
  readonly samples: number;
  /** Mean squared difference between targets and outputs, summed over outputs. */
  readonly loss: number;
}

/** Rounds of moves after which the caller has a turn. */
const ROUNDS_PER_TURN = 64;

/**
 * Teaches a network by temporal differences between afterstates of games against itself (TD(lambda), Sutton 1988; TD-Gammon,
 * Tesauro 1995). Yields after each lap, and `undefined` several times a second in between, so that the caller can stop it.
 *
 * A lap depends on nothing but the weights at its beginning, the seed and its number: resumed after any lap, training goes
 * on as if it had never stopped.
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
