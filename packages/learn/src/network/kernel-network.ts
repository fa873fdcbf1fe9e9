import {
  type BoardEncoding,
  type BoardNetwork,
  type FeatureValue,
  phaseCount,
} from "../kernels/board-encoding.js";
import type { BoardKernel } from "../kernels/kernel.js";
import * as NET from "../kernels/layout.js";
import { LinearMemory, padded } from "../kernels/linear-memory.js";
import { TrainingError } from "../model-file/errors.js";

/** Widths of a network: features, units of each hidden layer (multiples of 8), outputs (1 to 8). */
export interface Shape {
  readonly features: number;
  readonly hidden: readonly number[];
  readonly outputs: number;
}

/** How a network reads boards. */
export interface KernelNetworkOptions {
  /** Number of boards, or inputs, per call. Default 1. */
  readonly batch?: number;
  /** Bytes from one board of a batch to the next; at least, and by default, the slots of the encoding. */
  readonly stride?: number;
}

/** What a kind of networks needs in linear memory besides what all kinds need. */
interface Own<Block extends string> {
  readonly rows: readonly (readonly FeatureValue[])[];
  /** Units of the first layer, with those that pad it. */
  readonly width: number;
  /** Bytes of one number of a row, and of one sum of the first layer. */
  readonly sumBytes: 2 | 4;
  /** The feature, or row, of the first pair. */
  readonly firstPair: number;
  readonly scratch: number;
  /** Number of blocks of the size of all parameters that follow the parameters. Default 0. */
  readonly copies?: number;
  /** Bytes of further blocks. The address of a block named like a word of the descriptor is written there. */
  readonly blocks: Readonly<Record<Block, number>>;
}

/** The words of a descriptor, by name. */
const WORDS: ReadonlyMap<string, number> = new Map(Object.entries(NET));

/** A network in linear memory: what those of floats and of integers share. */
export abstract class KernelNetwork<Block extends string> implements BoardNetwork {
  readonly shape: Shape;
  /** Boards of a batch, `stride` bytes apart. */
  readonly boards: Int8Array;
  readonly stride: number;
  /** Eight numbers for each input of a batch, of which the first `shape.outputs` are meaningful. */
  readonly results: Float32Array;
  readonly batch: number;
  abstract readonly encoding: BoardEncoding | undefined;

  protected readonly memory: LinearMemory;
  protected abstract readonly kernel: BoardKernel;
  protected readonly net: number;
  protected readonly at: Readonly<
    Record<Block | "parameters" | "boards" | "results" | "ROWS" | "HIDDEN", number>
  >;
  /** Size of all parameters in bytes, from the address of `parameters`; they are contiguous. */
  protected readonly parameterBytes: number;
  /** By layer, from the first: weights [in][out], biases [out]; layers after the first are repeated for each phase. */
  protected readonly layers: readonly Float32Array[];
  protected readonly basesAt: readonly number[];

  /** @throws TrainingError if the shape is invalid, or the platform has no WebAssembly with SIMD */
  constructor(
    shape: Shape,
    encoding: BoardEncoding | undefined,
    { batch = 1, stride = encoding?.slots ?? 0 }: KernelNetworkOptions,
    own: Own<Block>,
  ) {
    this.shape = shape;
    this.batch = batch;
    this.stride = stride;
    const { slots = 0, views = [], pairs, phases } = encoding ?? {};
    const { rows, width } = own;
    const phasesCount = phaseCount(phases);
    const widths = [width, ...shape.hidden.slice(1), NET.DELIVERED];
    const later = shape.hidden.flatMap((_, l) => [widths[l]! * widths[l + 1]!, widths[l + 1]!]);
    const lengths = [
      shape.features * width,
      width,
      ...Array.from({ length: phasesCount }, () => later).flat(),
    ];
    this.parameterBytes = lengths.reduce((sum, length) => sum + padded(4 * length), 0);
    const vector = padded(4 * Math.max(...widths));
    const active = padded(8 * Math.ceil(Math.max(...widths) / 64));
    const bases = padded(4 * slots);
    const count = shape.hidden.length;
    const bytes = {
      net: NET.DENSE + phasesCount * count * NET.DENSE_SIZE,
      parameters: (1 + (own.copies ?? 0)) * this.parameterBytes,
      ...own.blocks,
      ROWS: own.sumBytes * rows.length * width,
      ROW_STARTS: 4 * (rows.length + 1),
      ROW_ENTRIES: NET.ENTRY_BYTES * rows.reduce((sum, row) => sum + row.length, 0),
      HIDDEN: own.sumBytes * (width + 1),
      SCRATCH: own.scratch,
      OCCUPIED: 4 * (pairs?.slots ?? 0),
      activations: count * vector,
      deltas: count * vector,
      actives: count * active,
      bases: views.length * bases,
      // Kernels read boards in blocks of 16 bytes.
      boards: stride * batch + 16,
      results: 4 * NET.DELIVERED * batch,
    };
    const memory = new LinearMemory(
      Object.values<number>(bytes).reduce((sum, size) => sum + padded(size), 0),
    );
    this.memory = memory;
    const { uint32 } = memory;
    const at = Object.fromEntries(
      Object.entries<number>(bytes).map(([name, size]) => [name, memory.allocate(size)]),
    ) as Record<keyof typeof bytes, number>;
    this.at = at;
    this.net = at.net;
    const starts: number[] = [];
    let start = at.parameters;
    for (const length of lengths) {
      starts.push(start);
      start += padded(4 * length);
    }
    this.layers = starts.map((address, p) => memory.floats(address, lengths[p]!));
    const words: Partial<Record<keyof typeof NET, number>> = {
      SLOTS: slots,
      ROW_COUNT: rows.length,
      INPUT_WEIGHTS: starts[0]!,
      INPUT_BIAS: starts[1]!,
      WIDTH: width,
      DENSE_COUNT: count,
      PAIR_SLOTS: pairs?.slots ?? 0,
      PAIR_REACH: pairs?.reach ?? 0,
      PAIR_FIRST: own.firstPair,
      PHASE_SLOTS: phases?.slots ?? 0,
      PHASE_ZONE: phases?.zone ?? 0,
      PHASE_MOST: phases?.most ?? 0,
      PHASES: phasesCount,
    };
    for (const [name, value] of Object.entries({ ...at, ...words })) {
      const offset = WORDS.get(name);
      if (offset !== undefined) uint32[(at.net + offset) >> 2] = value;
    }
    // Phases differ only in the addresses of their weights.
    for (let i = 0; i < phasesCount * count; i++) {
      const layer = at.net + NET.DENSE + i * NET.DENSE_SIZE;
      const l = i % count;
      uint32[(layer + NET.IN) >> 2] = widths[l]!;
      uint32[(layer + NET.OUT) >> 2] = widths[l + 1]!;
      uint32[(layer + NET.WEIGHTS) >> 2] = starts[2 * i + 2]!;
      uint32[(layer + NET.BIAS) >> 2] = starts[2 * i + 3]!;
      uint32[(layer + NET.ACTIVATION) >> 2] = at.activations + l * vector;
      uint32[(layer + NET.DELTA) >> 2] = at.deltas + l * vector;
      uint32[(layer + NET.ACTIVE) >> 2] = at.actives + l * active;
    }
    writeRows(memory, at, rows);
    for (const [view, { bases: numbers }] of views.entries())
      memory.int32.set(numbers, (at.bases + view * bases) >> 2);
    this.basesAt = views.map((_, view) => at.bases + view * bases);
    this.boards = memory.int8.subarray(at.boards, at.boards + stride * batch);
    this.results = memory.floats(at.results, NET.DELIVERED * batch);
  }

  /** Evaluates the boards `from` to `from + count - 1` as a view reads them. */
  evaluateBoards(from: number, count: number, view = 0): void {
    const { stride } = this;
    this.encoding!.derived?.write(this.boards, from * stride, count, stride);
    this.kernel.evaluateBoards(
      this.net,
      this.at.boards + from * stride,
      stride,
      count,
      this.basesAt[view]!,
      this.encoding!.views[view]!.sign,
      this.at.results + from * NET.DELIVERED * 4,
    );
  }
}

function writeRows(
  { uint32, float32 }: LinearMemory,
  at: Readonly<Record<"ROW_STARTS" | "ROW_ENTRIES", number>>,
  rows: readonly (readonly FeatureValue[])[],
): void {
  let entry = 0;
  for (const [row, features] of rows.entries()) {
    uint32[(at.ROW_STARTS >> 2) + row] = entry;
    for (const [feature, value] of features) {
      uint32[(at.ROW_ENTRIES >> 2) + 2 * entry] = feature;
      float32[(at.ROW_ENTRIES >> 2) + 2 * entry + 1] = value;
      entry++;
    }
  }
  uint32[(at.ROW_STARTS >> 2) + rows.length] = entry;
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
  if (!whole(outputs) || outputs > NET.DELIVERED) {
    throw new TrainingError(
      "network-outputs",
      { most: NET.DELIVERED, outputs },
      `A network has 1 to ${NET.DELIVERED} outputs, not ${outputs}.`,
    );
  }
}
