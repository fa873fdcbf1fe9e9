import { sfc32 } from "@tyche/engine";
import type { CourseReport } from "../course/course.js";
import { encodeModel, type TrainingEntry, unscaled } from "../file/model-file.js";
import type { Network } from "../network/network.js";
import { BoardCourse, type BoardCourseOptions } from "./board-course.js";
import { FullBackup } from "./full-backup.js";
import type { Lesson } from "./lesson.js";
import { Replay } from "./replay.js";
import { cosine } from "./schedule.js";
import { SelfPlay } from "./self-play.js";
import { checkExploring, checkRates, TrainingError } from "./settings.js";
import { playValued } from "./valued-play.js";

export interface ReplayCourseOptions extends BoardCourseOptions {
  /** Step size of Adam at the first and at the last game; in between it falls as half a cosine. */
  readonly rate: readonly [first: number, last: number];
  /** Positions that are kept to be learned again. */
  readonly replay: number;
  /** How often a position is learned, on average, before it is forgotten. */
  readonly passes: number;
  /** Share of moves that are made at random, 0 (default) to 1; targets are still those of the best move. */
  readonly explore?: number;
  /** Games of a lap, after which the network learns. Default 500. */
  readonly lap?: number;
  /** Games played side by side. Default 128. */
  readonly parallel?: number;
  /** Samples of a step of Adam. Default 128. */
  readonly batch?: number;
}

/** Steps after which the caller has a turn. */
const STEPS_PER_TURN = 16;
/** Beside weights and averages: two moments of each array, boards, views, targets, and three numbers. */
const PARTS_OF_REPLAY = 4;

/**
 * Fitted value iteration (G. Gordon 1995; M. Riedmiller 2005): in each lap games are played by the network as it stands, every
 * position is given the value of a full look at all outcomes of the next chance and the best replies to them, and the network
 * is fitted to these values and to those of the laps before, several times over, by Adam. Values without the luck of the
 * dice bear many passes, where sampled ones would be learned by heart.
 */
export class ReplayCourse extends BoardCourse {
  private readonly options: Required<Omit<ReplayCourseOptions, "history" | "average">> & { average: number };
  private readonly memory: Replay;

  /**
   * @param network one with room for Adam
   * @throws TrainingError for settings that cannot be
   */
  constructor(network: Network, lesson: Lesson, options: ReplayCourseOptions) {
    super(network, lesson, options);
    check(options);
    this.options = { explore: 0, lap: 500, parallel: 128, batch: 128, average: 1, ...options };
    this.memory = new Replay(options.replay, network.encoding!.slots);
  }

  protected *steps(signal?: { readonly aborted: boolean }): Generator<CourseReport | undefined, void, void> {
    while (this.games < this.total) {
      const random = sfc32(`${this.options.seed}/${this.games}`);
      const { network, lesson, memory } = this;
      const { lap, parallel, explore } = this.options;
      const length = Math.min(lap, this.total - this.games);
      const play = new SelfPlay(network, lesson, parallel, random, explore);
      const gathered = yield* playValued(
        play,
        new FullBackup(network, lesson),
        length,
        (sample) => memory.add(sample),
        signal,
      );
      if (!gathered) return;
      const steps = Math.max(1, Math.round((this.options.passes * gathered.samples) / this.options.batch));
      // The weights in the middle of a lap are nowhere saved: one that is broken off is played again.
      const loss = yield* this.fit(steps, random, signal);
      if (loss === undefined) return;
      this.games += gathered.games;
      this.takeIn();
      yield { games: this.games, measures: { samples: gathered.samples, loss } };
    }
  }

  /** Learns from what is kept; the mean loss, or undefined where it was broken off. */
  private *fit(
    steps: number,
    random: () => number,
    signal?: { readonly aborted: boolean },
  ): Generator<undefined, number | undefined, void> {
    const { rate, batch } = this.options;
    const step = cosine(rate[0], rate[1], this.games, this.total);
    let loss = 0;
    for (let i = 0; i < steps; i++) {
      loss += this.memory.learn(this.network, batch, step, random);
      if (signal?.aborted) return undefined;
      if (i % STEPS_PER_TURN === 0) yield undefined;
    }
    return loss / steps;
  }

  state(): Uint8Array {
    const { network } = this;
    const [boards, views, targets, next] = this.memory.contents();
    return encodeModel({
      header: this.header(),
      arrays: [
        ...network.parameters,
        ...this.mean,
        ...network.moments,
        { numbers: boards, scale: 1 },
        { numbers: views, scale: 1 },
        targets,
        Float32Array.of(network.steps, next),
      ],
    });
  }

  restore(state: Uint8Array): void {
    const { network } = this;
    const saved = this.read(state, network.moments.length + PARTS_OF_REPLAY);
    this.restoreWeights(saved);
    const rest = saved.arrays.slice(2 * this.mean.length).map(unscaled);
    network.moments.forEach((moment, i) => void moment.set(rest[i]!));
    const [boards, views, targets, numbers] = rest.slice(network.moments.length);
    network.steps = numbers![0]!;
    this.memory.refill([Int8Array.from(boards!), Int8Array.from(views!), targets!, numbers![1]!]);
  }

  protected entry(): TrainingEntry {
    const { seed, rate, explore, replay, passes, parallel, batch, lap, average } = this.options;
    return {
      method: "fitted value iteration by self-play",
      settings: {
        seed,
        rate: [...rate],
        explore,
        replay,
        passes,
        parallel,
        batch,
        lap,
        average,
        games: this.total,
      },
      games: this.games,
    };
  }
}

function check({ replay, passes, rate, explore = 0 }: ReplayCourseOptions): void {
  if (!Number.isSafeInteger(replay) || replay < 1 || replay > 2 ** 24) {
    throw new TrainingError(`The positions kept must be a whole number from 1 to 2^24, not ${replay}.`);
  }
  if (!(passes > 0)) throw new TrainingError(`The passes must be a number above 0, not ${passes}.`);
  checkRates(rate);
  checkExploring(explore);
}
