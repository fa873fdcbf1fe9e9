import { sfc32 } from "@tyche/engine/chance";
import { type BoardEncoding, type FeatureValue, phaseCount } from "../kernels/board-encoding.js";
import type { AdamKernel, NetworkKernel } from "../kernels/kernel.js";
import { DELIVERED, DENSE, DENSE_WORDS, ENTRY_BYTES, NET, NET_WORDS } from "../kernels/layout.js";
import { LinearMemory, padded } from "../kernels/linear-memory.js";
import { twinAdam, twinKernel } from "../kernels/twin.js";
import { adamKernel, networkKernel } from "../kernels/wasm.js";
import { TrainingError } from "../model-file/errors.js";

/** Widths of a network: features, units of each hidden layer (multiples of 8), outputs (1 to 8). */
export interface Shape {
  readonly features: number;
  readonly hidden: readonly number[];
  readonly outputs: number;
}

/** The shape of a network: inputs, hidden units by layer, outputs. */
export interface NetworkOptions {
  /** For board inputs; without it inputs are lists of features. */
  readonly encoding?: BoardEncoding;
  /** Number of boards, or inputs, per call. Default 1. */
  readonly batch?: number;
  /** Bytes from one board of a batch to the next; at least, and by default, the slots of the encoding. */
  readonly stride?: number;
  /** Maximum number of nonzero features in an input. Default: all of them. */
  readonly entries?: number;
  /** Seed of the initial weights, drawn for rectifiers (He et al. 2015); the outputs start at 1/2. Default 0. */
  readonly seed?: number | string;
  /** Memory for Adam: three more numbers per parameter. Default false. */
  readonly adam?: boolean;
  /**
   * "twin": the TypeScript reference implementation even if WebAssembly is available, for testing. Default "fastest".
   */
  readonly kernel?: "fastest" | "twin";
}

/**
 * A feed-forward network: a sparse input, hidden layers of rectifiers, logistic outputs between 0 and 1.
 *
 * Inputs are written to `boards` (with an encoding) or `entries`, results are read from `results`: arrays shared with
 * the kernel, so that nothing is copied.
 */
export class Network {
  readonly shape: Shape;
  readonly encoding: BoardEncoding | undefined;
  /** Boards of a batch, `stride` bytes apart. */
  readonly boards: Int8Array;
  readonly stride: number;
  /** Eight numbers for each input of a batch, of which the first `shape.outputs` are meaningful. */
  readonly results: Float32Array;
  /**
   * All weights by layer, from the first: its weights [in][out], its biases [out], and so on; with phases, the layers
   * after the first are repeated for each phase.
   */
  readonly parameters: readonly Float32Array[];
  readonly batch: number;
  /** The state of Adam, to be saved and restored: smoothed gradients and their squares. Empty without Adam. */
  readonly moments: readonly Float32Array[];
  /** Steps of Adam so far. */
  steps = 0;

  private readonly memory: LinearMemory;
  private readonly kernel: NetworkKernel;
  private readonly net: number;
  private readonly boardsAt: number;
  private readonly resultsAt: number;
  private readonly entriesAt: number;
  private readonly targetAt: number;
  private readonly basesAt: readonly number[];
  private readonly most: number;
  private readonly adam: AdamKernel | undefined;
  private readonly parametersAt: number;
  /** Size of all parameters in bytes; they are contiguous. */
  private readonly parameterBytes: number;
  private stale = true;

  /** @throws TrainingError if the shape is invalid */
  constructor(shape: Shape, options: NetworkOptions = {}) {
    checkShape(shape);
    const { encoding, batch = 1 } = options;
    this.shape = shape;
    this.encoding = encoding;
    this.batch = batch;
    this.stride = options.stride ?? encoding?.slots ?? 0;
    this.most = options.entries ?? shape.features;
    const widths = [...shape.hidden, DELIVERED];
    const rows = encoding?.rows ?? [];
    const rowEntries = rows.reduce((sum, row) => sum + row.length, 0);
    const [width] = shape.hidden as readonly [number];
    const phases = phaseCount(encoding?.phases);
    const sizes = {
      net: 4 * (NET_WORDS + phases * DENSE_WORDS * shape.hidden.length),
      boards: this.stride * batch,
      results: 4 * DELIVERED * batch,
      entries: ENTRY_BYTES * this.most,
      target: 4 * DELIVERED,
      rows: 4 * rows.length * width,
      starts: 4 * (rows.length + 1),
      rowEntries: ENTRY_BYTES * rowEntries,
      vector: 4 * Math.max(...widths),
      bases: 4 * (encoding?.slots ?? 0),
    };
    const views = encoding?.views.length ?? 0;
    const pairs = encoding?.pairs;
    // Maximum number of rows and features in one board.
    const named = Math.max(8, (encoding?.slots ?? 0) + (pairs ? pairs.slots * pairs.reach : 0));
    const later = shape.hidden.flatMap((inputs, l) => [inputs * widths[l + 1]!, widths[l + 1]!]);
    const lengths = [shape.features * width, width, ...Array.from({ length: phases }, () => later).flat()];
    this.parameterBytes = lengths.reduce((sum, length) => sum + padded(4 * length), 0);
    const total =
      (options.adam ? 4 : 1) * this.parameterBytes +
      Object.values(sizes).reduce((sum, bytes) => sum + padded(bytes), 0) +
      views * padded(sizes.bases) +
      shape.hidden.length * 4 * padded(sizes.vector) +
      3 * padded(sizes.vector) +
      padded(4 * named) +
      padded(4 * (pairs?.slots ?? 0));
    const memory = new LinearMemory(total);
    this.memory = memory;
    this.kernel = options.kernel === "twin" ? twinKernel(memory) : networkKernel(memory);
    const { uint32 } = memory;
    this.net = memory.allocate(sizes.net);
    const words = this.net >> 2;
    // Weights and biases by layer, contiguous; Adam's state follows with the same layout.
    const places = lengths.map((length) => memory.allocate(4 * length));
    this.parameters = places.map((at, p) => memory.floats(at, lengths[p]!));
    this.parametersAt = places[0]!;
    this.adam = options.adam ? (options.kernel === "twin" ? twinAdam : adamKernel)(memory) : undefined;
    const memories = Array.from({ length: options.adam ? 3 : 0 }, () =>
      memory.floats(memory.allocate(this.parameterBytes), this.parameterBytes / 4),
    );
    this.moments = memories.slice(1);
    uint32[words + NET.slots] = encoding?.slots ?? 0;
    uint32[words + NET.rows] = memory.allocate(sizes.rows);
    uint32[words + NET.rowCount] = rows.length;
    uint32[words + NET.rowStarts] = memory.allocate(sizes.starts);
    uint32[words + NET.rowEntries] = memory.allocate(sizes.rowEntries);
    uint32[words + NET.inputWeights] = places[0]!;
    uint32[words + NET.inputBias] = places[1]!;
    uint32[words + NET.width] = width;
    uint32[words + NET.hidden] = memory.allocate(sizes.vector);
    uint32[words + NET.hiddenDelta] = memory.allocate(sizes.vector);
    uint32[words + NET.scratch] = memory.allocate(4 * named);
    uint32[words + NET.pairSlots] = pairs?.slots ?? 0;
    uint32[words + NET.pairReach] = pairs?.reach ?? 0;
    uint32[words + NET.pairFirst] = pairs?.first ?? 0;
    uint32[words + NET.occupied] = memory.allocate(4 * (pairs?.slots ?? 0));
    uint32[words + NET.phaseSlots] = encoding?.phases?.slots ?? 0;
    uint32[words + NET.phaseZone] = encoding?.phases?.zone ?? 0;
    uint32[words + NET.phaseMost] = encoding?.phases?.most ?? 0;
    uint32[words + NET.denseCount] = shape.hidden.length;
    const layers = shape.hidden.map((inputs, l) => [
      [DENSE.in, inputs],
      [DENSE.out, widths[l + 1]!],
      [DENSE.activation, memory.allocate(sizes.vector)],
      [DENSE.delta, memory.allocate(sizes.vector)],
      // One extra word: the kernel writes before it decides whether to keep.
      [DENSE.active, memory.allocate(sizes.vector + 4)],
    ]);
    // Phases differ only in the addresses of their weights.
    for (let i = 0; i < phases * layers.length; i++) {
      const layer = words + NET_WORDS + i * DENSE_WORDS;
      for (const [place, value] of layers[i % layers.length]!) uint32[layer + place!] = value!;
      uint32[layer + DENSE.weights] = places[2 * i + 2]!;
      uint32[layer + DENSE.bias] = places[2 * i + 3]!;
    }
    this.writeRows(words, rows);
    this.basesAt = (encoding?.views ?? []).map(({ bases }) => {
      const at = memory.allocate(sizes.bases);
      memory.int32.set(bases, at >> 2);
      return at;
    });
    this.entriesAt = memory.allocate(sizes.entries);
    this.targetAt = memory.allocate(sizes.target);
    this.boardsAt = memory.allocate(sizes.boards);
    this.boards = memory.int8.subarray(this.boardsAt, this.boardsAt + sizes.boards);
    this.resultsAt = memory.allocate(sizes.results);
    this.results = memory.floats(this.resultsAt, DELIVERED * batch);
    this.draw(options.seed ?? 0);
  }

  /** Evaluates the boards `from` to `from + count - 1` as a view reads them. */
  evaluateBoards(from: number, count: number, view = 0): void {
    if (this.stale) {
      this.kernel.rebuildRows(this.net);
      this.stale = false;
    }
    const { stride } = this;
    this.encoding!.derived?.write(this.boards, from * stride, count, stride);
    this.kernel.evaluateBoards(
      this.net,
      this.boardsAt + from * stride,
      stride,
      count,
      this.basesAt[view]!,
      this.encoding!.views[view]!.sign,
      this.resultsAt + from * DELIVERED * 4,
    );
  }

  /** Evaluates one list of features into the first of `results`. */
  evaluateFeatures(input: readonly FeatureValue[]): void {
    this.kernel.evaluateEntries(this.net, this.entriesAt, this.writeEntries(input), this.resultsAt);
  }

  /**
   * Makes a step of gradient descent at one board of the batch.
   * @param target `shape.outputs` numbers from 0 to 1
   * @param rate step size
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
   * Adds the gradient at one board of the batch to the sums for the next step of Adam; the network does not change.
   * @returns sum of squared differences
   */
  accumulateBoard(index: number, view: number, target: ArrayLike<number>): number {
    return this.step(this.readBoard(index, view), target, 1, this.parameterBytes);
  }

  /** The same for a list of features. */
  accumulateFeatures(input: readonly FeatureValue[], target: ArrayLike<number>): number {
    return this.step(this.writeEntries(input), target, 1, this.parameterBytes);
  }

  /**
   * Makes a step of Adam (D. Kingma, J. Ba 2015) with the accumulated gradients.
   * @param rate step size
   * @param count number of gradients
   */
  adapt(rate: number, count: number): void {
    this.steps++;
    this.stale = true;
    const corrected = rate / (1 - 0.9 ** this.steps);
    const correction = 1 / (1 - 0.999 ** this.steps);
    const { parametersAt, parameterBytes } = this;
    this.adam!.adapt(parametersAt, parameterBytes, parameterBytes, 1 / count, corrected, correction);
  }

  /** Must be called after weights were written from outside. */
  changed(): void {
    this.stale = true;
  }

  private readBoard(index: number, view: number): number {
    this.encoding!.derived?.write(this.boards, index * this.stride, 1, this.stride);
    return this.kernel.entriesOf(
      this.net,
      this.boardsAt + index * this.stride,
      this.basesAt[view]!,
      this.encoding!.views[view]!.sign,
      this.entriesAt,
    );
  }

  private step(count: number, target: ArrayLike<number>, rate: number, apart: number): number {
    if (apart === 0) this.stale = true;
    const { float32 } = this.memory;
    const at = this.targetAt >> 2;
    const { outputs } = this.shape;
    // Unused outputs have no weights and stay at 1/2.
    for (let i = 0; i < DELIVERED; i++) float32[at + i] = i < outputs ? target[i]! : 0.5;
    return this.kernel.train(this.net, this.entriesAt, count, this.targetAt, rate, apart);
  }

  private writeEntries(input: readonly FeatureValue[]): number {
    const { uint32, float32 } = this.memory;
    let at = this.entriesAt >> 2;
    for (const [feature, value] of input) {
      uint32[at++] = feature;
      float32[at++] = value;
    }
    return input.length;
  }

  private writeRows(words: number, rows: BoardEncoding["rows"]): void {
    const { uint32, float32 } = this.memory;
    const starts = uint32[words + NET.rowStarts]! >> 2;
    const entries = uint32[words + NET.rowEntries]! >> 2;
    let count = 0;
    rows.forEach((row, r) => {
      uint32[starts + r] = count;
      for (const [feature, value] of row) {
        uint32[entries + 2 * count] = feature;
        float32[entries + 2 * count + 1] = value;
        count++;
      }
    });
    uint32[starts + rows.length] = count;
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

/** @throws TrainingError if the shape is invalid */
export function checkShape({ features, hidden, outputs }: Shape): void {
  const whole = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
  if (!whole(features))
    throw new TrainingError(
      "network-features",
      { features },
      `A network needs 1 feature or more, not ${features}.`,
    );
  if (hidden.length === 0 || !hidden.every((width) => whole(width) && width % 8 === 0)) {
    throw hidden.length === 0
      ? new TrainingError("network-no-hidden", {}, "A network needs 1 hidden layer or more.")
      : new TrainingError(
          "network-hidden",
          { hidden: hidden.join("-") },
          `Hidden layers have 8, 16, 24, ... units, not ${hidden.join("-")}.`,
        );
  }
  if (!whole(outputs) || outputs > DELIVERED) {
    throw new TrainingError(
      "network-outputs",
      { most: DELIVERED, outputs },
      `A network has 1 to ${DELIVERED} outputs, not ${outputs}.`,
    );
  }
}
