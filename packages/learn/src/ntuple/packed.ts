import { NTUPLE } from "../kernels/generated/ntuple.js";
import { padded } from "../kernels/linear-memory.js";
import { instantiate, newMemory, type WasmMemory } from "../kernels/webassembly.js";
import { TrainingError } from "../model-file/errors.js";
import { checkedTuples, type Tuple } from "./cells.js";
import { CANDIDATE_BYTES, describe, LEARNING_FLOATS, PACKED_VALUES, TUPLE_BYTES } from "./layout.js";

export const PACKED_CELLS = 16;
/** The eight rotations and reflections of a square. */
const WAYS = 8;
const PAGE = 65_536;
const MOST_BYTES = 65_536 * PAGE;
/** Maximum number of stored afterstates of an episode. */
const MOST_KEPT = 65_536;

/** What `assembly/ntuple.ts` exports. */
interface NTupleKernel {
  setup(tuples: number, descriptors: number, candidates: number, addresses: number, rate: number): void;
  setupEpisodes(lambda: number, episode: number, most: number): void;
  value(low: number, high: number): number;
  begin(): void;
  choose(count: number): number;
  end(): void;
  takeSquaredErrors(): number;
}

/** Options of a network for packed boards: its tuples, and whether it learns. */
export interface PackedOptions {
  /** Tuples of cells 0 to 15, each with at most three runs of neighbouring numbers. */
  readonly tuples: readonly Tuple[];
  /** Above 0: the network learns, and takes four times the memory. Default 0. */
  readonly learningRate?: number;
  /**
   * Weight of later results in the targets of an episode's afterstates, from 0 to 1. Above 0 an episode is learned
   * when it ends, with memory for 65,536 afterstates. Default 0: each is learned at the next choice.
   */
  readonly lambda?: number;
  /** Maximum number of candidates per choice. Default 4. */
  readonly candidates?: number;
}

/**
 * An n-tuple network (W. Bledsoe, I. Browning 1959) on square boards of 16 cells with values 0 to 15, four bits each:
 * cells 0 to 7 in the low word, cells 8 to 15 in the high word, the first cell in the lowest bits. It chooses between
 * afterstates and learns by TD(0) with the temporal-coherence rates of D. Beal and M. Smith (1999), as W. Jaskowski
 * applied them to n-tuples (2017), or by backward TD(lambda) (K. Matsuzaki 2017), in WebAssembly.
 */
export class PackedNTuples {
  readonly tuples: readonly Tuple[];
  /** Four words per candidate: cells 0-7, cells 8-15, the reward (see `rewards`), and an unused one. */
  readonly candidates: Int32Array;
  /** The same memory: the reward of candidate i is element 4 i + 2. */
  readonly rewards: Float32Array;
  /** All entries, tuple after tuple: weights or, if it learns, four floats per entry, the weight first. */
  readonly entries: Float32Array;
  readonly stride: number;
  readonly memory: WasmMemory;
  /** Takes the low and the high word of a board and returns its value; other kernels may call it directly. */
  readonly evaluate: (low: number, high: number) => number;
  private readonly kernel: NTupleKernel;
  private readonly setUp: (rate: number) => void;
  private readonly learningRate: number;

  /** @throws TrainingError if the tuples do not fit, or the platform has no WebAssembly with SIMD */
  constructor(options: PackedOptions) {
    const { learningRate = 0, lambda = 0, candidates = 4 } = options;
    this.tuples = checkedTuples(options.tuples, PACKED_CELLS);
    this.stride = learningRate > 0 ? LEARNING_FLOATS : 1;
    const described = this.tuples.length * TUPLE_BYTES;
    const offered = candidates * CANDIDATE_BYTES;
    const addressed = (1 + Math.max(1, candidates)) * WAYS * this.tuples.length * 4;
    const isBackward = learningRate > 0 && lambda > 0;
    const episode = isBackward ? MOST_KEPT * CANDIDATE_BYTES : 0;
    const desk = padded(described + offered + episode + addressed);
    const count = this.tuples.reduce((sum, { length }) => sum + PACKED_VALUES ** length, 0);
    const descriptors = PAGE;
    const entriesAt = descriptors + desk;
    const bytes = entriesAt + count * this.stride * 4;
    if (bytes > MOST_BYTES) {
      const size = Math.ceil(bytes / 2 ** 20);
      throw new TrainingError("ntuple-memory", { size }, `These tuples take ${size} MiB, more than 4096.`);
    }
    this.memory = newMemory(bytes);
    const { buffer } = this.memory;
    this.entries = new Float32Array(buffer, entriesAt, count * this.stride);

    const view = new DataView(buffer, descriptors, described);
    let base = entriesAt;
    for (const [i, tuple] of this.tuples.entries()) {
      describe(view, i * TUPLE_BYTES, tuple, base, 4 * this.stride);
      base += PACKED_VALUES ** tuple.length * this.stride * 4;
    }
    const candidatesAt = descriptors + described;
    this.candidates = new Int32Array(buffer, candidatesAt, 4 * candidates);
    this.rewards = new Float32Array(buffer, candidatesAt, 4 * candidates);
    this.kernel = instantiate(NTUPLE, { memory: this.memory }) as NTupleKernel;
    const episodeAt = candidatesAt + offered;
    this.setUp = (rate) => {
      this.kernel.setup(this.tuples.length, descriptors, candidatesAt, episodeAt + episode, rate);
      if (isBackward && rate > 0) this.kernel.setupEpisodes(lambda, episodeAt, MOST_KEPT);
    };
    this.learningRate = learningRate;
    this.setUp(learningRate);
    this.evaluate = this.kernel.value;
  }

  /** Whether choices train a network that can learn; if not, it plays without changing. */
  set learns(learns: boolean) {
    this.setUp(learns ? this.learningRate : 0);
  }

  /** Makes the next choice the first of an episode. */
  begin(): void {
    this.kernel.begin();
  }

  /**
   * The index of the best of the first `count` candidates by reward and value. A learning network moves the value of
   * the previously chosen afterstate towards that sum, at once or, with `lambda`, when the episode ends.
   */
  choose(count: number): number {
    return this.kernel.choose(count);
  }

  /** Ends the episode: there is no further reward after the last chosen afterstate. */
  end(): void {
    this.kernel.end();
  }

  /** The sum of the squared errors of all updates since the last call. */
  takeSquaredErrors(): number {
    return this.kernel.takeSquaredErrors();
  }

  /** A copy of the weights alone, tuple after tuple. */
  weights(): Float32Array {
    const { entries, stride } = this;
    if (stride === 1) return entries.slice();
    const weights = new Float32Array(entries.length / stride);
    for (let i = 0; i < weights.length; i++) weights[i] = entries[i * stride]!;
    return weights;
  }

  /** @throws TrainingError if their number is wrong */
  setWeights(weights: ArrayLike<number>): void {
    const { entries, stride } = this;
    if (weights.length * stride !== entries.length) {
      const expected = entries.length / stride;
      throw new TrainingError(
        "ntuple-weights",
        { expected, given: weights.length },
        `The network has ${expected} weights, and ${weights.length} are given.`,
      );
    }
    if (stride === 1) entries.set(weights);
    else for (let i = 0; i < weights.length; i++) entries[i * stride] = weights[i]!;
  }
}
