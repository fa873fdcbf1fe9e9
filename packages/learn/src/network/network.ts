import { sfc32 } from "@tyche/engine/chance";
import type { BoardEncoding, FeatureValue } from "../kernels/board-encoding.js";
import type { AdamKernel, NetworkKernel } from "../kernels/kernel.js";
import { DELIVERED, ENTRY_BYTES } from "../kernels/layout.js";
import { adamKernel, networkKernel } from "../kernels/wasm.js";
import { checkShape, KernelNetwork, type KernelNetworkOptions, type Shape } from "./kernel-network.js";

/** The inputs of a network, its start, and how it learns. */
export interface NetworkOptions extends KernelNetworkOptions {
  /** For board inputs; without it inputs are lists of features. */
  readonly encoding?: BoardEncoding;
  /** Maximum number of nonzero features in an input. Default: all of them. */
  readonly entries?: number;
  /** Seed of the initial weights, drawn for rectifiers (He et al. 2015); the outputs start at 1/2. Default 0. */
  readonly seed?: number | string;
  /** Memory for Adam: three more numbers per parameter. Default false. */
  readonly adam?: boolean;
}

type Block = "entries" | "target" | "HIDDEN_DELTA";

/**
 * A feed-forward network: a sparse input, hidden layers of rectifiers, logistic outputs between 0 and 1. Inputs are
 * written to `boards` (with an encoding) or given as lists of features, results are read from `results`: arrays
 * shared with the kernel.
 */
export class Network extends KernelNetwork<Block> {
  readonly encoding: BoardEncoding | undefined;
  /**
   * All weights by layer, from the first: its weights [in][out], its biases [out], and so on; with phases, the layers
   * after the first are repeated for each phase.
   */
  readonly parameters: readonly Float32Array[];
  /** The state of Adam, to be saved and restored: smoothed gradients and their squares. Empty without Adam. */
  readonly moments: readonly Float32Array[];
  steps = 0;

  protected readonly kernel: NetworkKernel;
  protected readonly adam: AdamKernel | undefined;
  private stale = true;

  /** @throws TrainingError if the shape is invalid, or the platform has no WebAssembly with SIMD */
  constructor(shape: Shape, options: NetworkOptions = {}) {
    checkShape(shape);
    const { encoding, entries = shape.features, adam = false } = options;
    const { slots = 0, pairs } = encoding ?? {};
    const width = shape.hidden[0]!;
    super(shape, encoding, options, {
      rows: encoding?.rows ?? [],
      width,
      sumBytes: 4,
      firstPair: pairs?.first ?? 0,
      // The maximum number of rows and features in one board.
      scratch: 4 * (slots + (pairs ? pairs.slots * pairs.reach : 0)),
      copies: adam ? 3 : 0,
      blocks: { entries: ENTRY_BYTES * entries, target: 4 * DELIVERED, HIDDEN_DELTA: 4 * width },
    });
    this.encoding = encoding;
    this.parameters = this.layers;
    this.kernel = networkKernel(this.memory);
    this.adam = adam ? adamKernel(this.memory) : undefined;
    this.moments = (adam ? [2, 3] : []).map((copy) =>
      this.memory.floats(this.at.parameters + copy * this.parameterBytes, this.parameterBytes / 4),
    );
    this.draw(options.seed ?? 0);
  }

  override evaluateBoards(from: number, count: number, view = 0): void {
    if (this.stale) {
      this.kernel.rebuildRows(this.net);
      this.stale = false;
    }
    super.evaluateBoards(from, count, view);
  }

  /** Evaluates one list of features into the first of `results`. */
  evaluateFeatures(input: readonly FeatureValue[]): void {
    this.kernel.evaluateEntries(this.net, this.at.entries, this.writeEntries(input), this.at.results);
  }

  /**
   * Makes a step of gradient descent of size `rate` at one board of the batch.
   * @param target `shape.outputs` numbers from 0 to 1
   * @returns sum of squared differences before the step
   */
  trainBoard(index: number, view: number, target: ArrayLike<number>, rate: number): number {
    return this.step(this.readBoard(index, view), target, rate, 0);
  }

  /** The same for a list of features. */
  trainFeatures(input: readonly FeatureValue[], target: ArrayLike<number>, rate: number): number {
    return this.step(this.writeEntries(input), target, rate, 0);
  }

  /**
   * Adds the gradient at one board of the batch to the sums for the next step of Adam. @returns sum of squared
   * differences
   */
  accumulateBoard(index: number, view: number, target: ArrayLike<number>): number {
    return this.step(this.readBoard(index, view), target, 1, this.parameterBytes);
  }

  /** The same for a list of features. */
  accumulateFeatures(input: readonly FeatureValue[], target: ArrayLike<number>): number {
    return this.step(this.writeEntries(input), target, 1, this.parameterBytes);
  }

  /** Makes a step of Adam (D. Kingma, J. Ba 2015) of size `rate` with the `count` accumulated gradients. */
  adapt(rate: number, count: number): void {
    this.steps++;
    this.stale = true;
    const corrected = rate / (1 - 0.9 ** this.steps);
    const correction = 1 / (1 - 0.999 ** this.steps);
    const { at, parameterBytes } = this;
    this.adam!.adapt(at.parameters, parameterBytes, parameterBytes, 1 / count, corrected, correction);
  }

  /** Must be called after weights were written from outside. */
  changed(): void {
    this.stale = true;
  }

  private readBoard(index: number, view: number): number {
    this.encoding!.derived?.write(this.boards, index * this.stride, 1, this.stride);
    return this.kernel.entriesOf(
      this.net,
      this.at.boards + index * this.stride,
      this.basesAt[view]!,
      this.encoding!.views[view]!.sign,
      this.at.entries,
    );
  }

  private step(count: number, target: ArrayLike<number>, rate: number, apart: number): number {
    if (apart === 0) this.stale = true;
    const { float32 } = this.memory;
    const at = this.at.target >> 2;
    const { outputs } = this.shape;
    // Unused outputs have no weights and stay at 1/2.
    for (let i = 0; i < DELIVERED; i++) float32[at + i] = i < outputs ? target[i]! : 0.5;
    return this.kernel.train(this.net, this.at.entries, count, this.at.target, rate, apart);
  }

  private writeEntries(input: readonly FeatureValue[]): number {
    const { uint32, float32 } = this.memory;
    let at = this.at.entries >> 2;
    for (const [feature, value] of input) {
      uint32[at++] = feature;
      float32[at++] = value;
    }
    return input.length;
  }

  private draw(seed: number | string): void {
    const next = sfc32(seed);
    const uniform = (): number => (next() / 2 ** 31 - 1) * Math.sqrt(3);
    const { hidden } = this.shape;
    // About as many features are active as there are slots, or all if inputs are lists.
    const on = this.encoding ? 2 * this.encoding.slots : this.shape.features;
    const fill = (weights: Float32Array, inputs: number): void => {
      for (let i = 0; i < weights.length; i++) weights[i] = Math.sqrt(2 / inputs) * uniform();
    };
    // Pair weights start at zero: single slots are learned first.
    const alone = (this.encoding?.pairs?.first ?? this.shape.features) * hidden[0]!;
    fill(this.parameters[0]!.subarray(0, alone), on);
    for (let p = 2; p < this.parameters.length; p += 2) {
      const layer = (p / 2 - 1) % hidden.length;
      if (layer + 1 < hidden.length) fill(this.parameters[p]!, hidden[layer]!);
    }
  }
}
