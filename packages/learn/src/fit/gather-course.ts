import { sfc32 } from "@tyche/engine/chance";
import { inTurns } from "@tyche/engine/search";
import type { Course, CourseReport } from "../course/course.js";
import { checkExploring } from "../course/settings.js";
import {
  decodeModel,
  encodeModel,
  type ModelFile,
  ModelFileError,
  type TrainingEntry,
} from "../file/model-file.js";
import type { BoardNetwork } from "../network/board-network.js";
import { FullBackup } from "../td/full-backup.js";
import type { Lesson } from "../td/lesson.js";
import { type Sample, SelfPlay } from "../td/self-play.js";
import { TrainingSet } from "./training-set.js";

export interface GatherCourseOptions {
  readonly game: string;
  /** Name of the encoding by which boards are written. */
  readonly inputs: string;
  /** Games in all. */
  readonly games: number;
  readonly seed: number | string;
  /** Share of moves that are made at random, 0 (default) to 1. */
  readonly explore?: number;
  /** Games of a lap. Default 500. */
  readonly lap?: number;
  /** Games played side by side. Default 128. */
  readonly parallel?: number;
  /** What the network had learned. */
  readonly history?: readonly TrainingEntry[];
}

/** Rounds of moves after which the caller has a turn. */
const ROUNDS_PER_TURN = 16;

/**
 * Games that a network plays against itself, every position with the value of a full look at all outcomes of the next chance
 * and the best replies: what another network, or the same one, can be fitted to. What is "learned" are the positions.
 */
export class GatherCourse implements Course {
  games = 0;
  readonly total: number;
  private readonly network: BoardNetwork;
  private readonly lesson: Lesson;
  private readonly options: GatherCourseOptions;
  private positions: TrainingSet;

  /** @throws TrainingError for settings that cannot be */
  constructor(network: BoardNetwork, lesson: Lesson, options: GatherCourseOptions) {
    checkExploring(options.explore ?? 0);
    this.network = network;
    this.lesson = lesson;
    this.options = options;
    this.total = options.games;
    this.positions = this.none();
  }

  run(signal?: { readonly aborted: boolean }): AsyncGenerator<CourseReport, void, void> {
    return inTurns(this.laps(signal));
  }

  private *laps(signal?: { readonly aborted: boolean }): Generator<CourseReport | undefined, void, void> {
    const { network, lesson } = this;
    const { seed, explore = 0, lap = 500, parallel = 128 } = this.options;
    while (this.games < this.total) {
      const play = new SelfPlay(network, lesson, parallel, sfc32(`${seed}/${this.games}`), explore);
      const length = Math.min(lap, this.total - this.games);
      const fresh = new TrainingSet(this.positions.size, this.positions.outputs);
      const backup = new FullBackup(network, lesson);
      const take = (sample: Sample): void => fresh.add(sample);
      let games = 0;
      for (let round = 0; games < length; round++) {
        games += play.round(0, take, backup);
        if (signal?.aborted) return;
        if (round % ROUNDS_PER_TURN === 0) yield undefined;
      }
      this.positions.read(fresh.file(this.about()));
      this.games += games;
      yield { games: this.games, measures: { positions: this.positions.length } };
    }
  }

  state(): Uint8Array {
    return encodeModel(this.model());
  }

  restore(state: Uint8Array): void {
    const file = decodeModel(state, { kind: "positions", game: this.options.game });
    const last = file.header.history.at(-1);
    if (last?.settings.seed !== this.options.seed) {
      throw new ModelFileError("These are the positions of another course: its seed is not the same.");
    }
    this.positions = this.none();
    this.positions.read(file);
    this.games = last.games;
  }

  model(): ModelFile {
    return this.positions.file(this.about());
  }

  private none(): TrainingSet {
    return new TrainingSet(this.network.encoding!.slots, this.lesson.outputs);
  }

  private about() {
    const { game, inputs, seed, explore = 0, lap = 500, parallel = 128, history = [] } = this.options;
    const settings = { seed, explore, lap, parallel, games: this.total };
    const entry = { method: "positions of self-play, valued over all outcomes", settings, games: this.games };
    return { game, inputs, history: [...history, entry] };
  }
}
