import { PackedNTuples } from "@tyche/learn";
import { NETWORK_SHAPES, type NetworkShape } from "./networks.js";
import { SelfPlay } from "./self-play.js";

export interface TrainingOptions {
  readonly shape: NetworkShape;
  /** Games to train in all; a run that is resumed plays those that are left. */
  readonly games: number;
  readonly seed: number | string;
  /** The share of an error that is taken where errors agree. Default 1. */
  readonly rate?: number;
  /** The value of every board at the beginning; a high one makes the network explore. Default 0. */
  readonly optimism?: number;
  /** See `SelfPlay`. Default false. */
  readonly restarts?: boolean;
  /** Games between two reports. Default 1000. */
  readonly every?: number;
}

/** What the games since the last report were like: played while learning, without looking ahead. */
export interface TrainingReport {
  /** Games trained so far. */
  readonly games: number;
  /** Mean score. */
  readonly mean: number;
  /** By exponent of the tile, 11 for 2048: the share of games that made it. */
  readonly reached: Readonly<Record<number, number>>;
  /** Moves since the last report, restarts included. */
  readonly moves: number;
  /** Root of the mean squared error. */
  readonly error: number;
}

/** Tiles that are told of: 2048 to 32768. */
const TOLD = [11, 12, 13, 14, 15];
/** Milliseconds without letting timers and other work have their turn. */
const TURN_MS = 50;

/**
 * Trains an n-tuple network for 2048 on 4 x 4 cells by self-play: TD(0) on afterstates with temporal-coherence rates
 * (W. Jaskowski 2017). Game number n is drawn from the seed and n, so a run that is cut in two by `state` and `resume`
 * ends with the same weights.
 */
export class Twenty48Training {
  readonly network: PackedNTuples;
  /** Games trained so far. */
  games = 0;
  private readonly options: TrainingOptions;
  private readonly play: SelfPlay;

  constructor(options: TrainingOptions) {
    this.options = options;
    const { shape, rate = 1, optimism = 0, restarts = false } = options;
    this.network = new PackedNTuples({ tuples: NETWORK_SHAPES[shape], learningRate: rate });
    if (optimism !== 0) this.network.setAll(optimism);
    this.play = new SelfPlay(this.network, restarts);
  }

  /**
   * What is needed to go on later, beside the options and the number of games: the bytes of the network as they stand, a
   * view that changes with it. 256 MiB to 1 GiB.
   */
  state(): Uint8Array {
    const { buffer, byteOffset, byteLength } = this.network.entries;
    return new Uint8Array(buffer, byteOffset, byteLength);
  }

  /** Goes on after `games` games; `state()` must have been filled with what it was then. */
  resume(games: number): void {
    this.games = games;
  }

  /** Trains what is left and reports as it goes; stops between two games when the signal is aborted. */
  async *run(signal?: { readonly aborted: boolean }): AsyncGenerator<TrainingReport, void, void> {
    const { games, seed, every = 1000 } = this.options;
    let tally = new Tally(this.play.moves);
    let resumed = performance.now();
    while (this.games < games && !signal?.aborted) {
      const { score, largest } = this.play.play(`${seed}/${++this.games}`);
      tally.add(score, largest);
      if (this.games % every === 0 || this.games === games) {
        yield tally.report(this.games, this.play.moves, this.network.takeSquaredErrors());
        tally = new Tally(this.play.moves);
      }
      if (performance.now() - resumed < TURN_MS) continue;
      await new Promise((resume) => setTimeout(resume, 0));
      resumed = performance.now();
    }
  }
}

/** Counts the games of a report. */
class Tally {
  private readonly movesBefore: number;
  private count = 0;
  private score = 0;
  private readonly reached = new Array<number>(TOLD.length).fill(0);

  constructor(movesBefore: number) {
    this.movesBefore = movesBefore;
  }

  add(score: number, largest: number): void {
    this.count++;
    this.score += score;
    for (const [i, exponent] of TOLD.entries()) if (largest >= exponent) this.reached[i]!++;
  }

  report(games: number, movesNow: number, squaredErrors: number): TrainingReport {
    const moves = movesNow - this.movesBefore;
    return {
      games,
      mean: this.score / this.count,
      reached: Object.fromEntries(TOLD.map((exponent, i) => [exponent, this.reached[i]! / this.count])),
      moves,
      error: Math.sqrt(squaredErrors / moves),
    };
  }
}
