import { type BoardEncoding, pairCount, phaseCount } from "../kernels/board-encoding.js";
import { DELIVERED, ENTRY_BYTES } from "../kernels/layout.js";
import { LinearMemory, padded } from "../kernels/linear-memory.js";
import type { QuantizedKernel } from "../kernels/quantized-kernel.js";
import { BLOCK, FLOATING, FLOATING_WORDS, QUANTIZED, QUANTIZED_WORDS } from "../kernels/quantized-layout.js";
import { quantizedTwin } from "../kernels/quantized-twin.js";
import { quantizedKernel } from "../kernels/wasm.js";
import { TrainingError } from "../model-file/errors.js";
import { checkShape, type Network, type Shape } from "./network.js";

/** Options for how a quantized network reads its boards. */
export interface QuantizedOptions {
  readonly encoding: BoardEncoding;
  /** Number of boards per call. Default 1. */
  readonly batch?: number;
  /** Bytes from one board of a batch to the next; at least, and by default, the slots of the encoding. */
  readonly stride?: number;
  /**
   * "twin": the TypeScript reference implementation even if WebAssembly is available, for testing. Default "fastest".
   */
  readonly kernel?: "fastest" | "twin";
}

const MOST_SLOTS = 64;
/** The kernel reads boards in blocks of this many bytes. */
const PIECE = 16;

/**
 * A network for play only, without learning: the first layer uses 16-bit integers, which is faster and nearly as exact.
 * Its interface is that of `Network` for boards: write to `boards`, call `evaluateBoards`, read `results`.
 *
 * The results of a board do not depend on the rest of the batch, but the time does: boards that differ in few slots
 * from the previous one are the fastest.
 */
export class QuantizedNetwork {
  readonly shape: Shape;
  readonly encoding: BoardEncoding;
  /** Boards of a batch, `stride` bytes apart. */
  readonly boards: Int8Array;
  readonly stride: number;
  /** Eight numbers for each input of a batch, of which the first `shape.outputs` are meaningful. */
  readonly results: Float32Array;
  readonly batch: number;
  /** [row][unit], units padded to a multiple of 64: the contributions of the encoding's rows to the first layer. */
  readonly rows: Int16Array;
  /** The first layer of the last board evaluated, before its rectifiers. */
  readonly sums: Int16Array;

  private readonly kernel: QuantizedKernel;
  private readonly net: number;
  private readonly boardsAt: number;
  private readonly resultsAt: number;
  private readonly basesAt: readonly number[];
  private readonly inputs: readonly Float32Array[];
  private readonly parameters: readonly Float32Array[];

  /** @throws TrainingError if the shape or the encoding is invalid */
  constructor(shape: Shape, options: QuantizedOptions) {
    checkShape(shape);
    const { encoding, batch = 1, stride = encoding.slots, kernel } = options;
    if (encoding.slots > MOST_SLOTS)
      throw new TrainingError(
        "network-quantized-slots",
        { most: MOST_SLOTS, slots: encoding.slots },
        `A network of integers reads boards of up to ${MOST_SLOTS} slots, not ${encoding.slots}.`,
      );
    this.shape = shape;
    this.encoding = encoding;
    this.batch = batch;
    this.stride = stride;
    const own = rowsOf(encoding);
    const rows = [...own, ...pairRows(encoding)];
    const pairs = encoding.pairs;
    const pairPlaces = pairs ? pairs.slots * pairs.reach : 0;
    const width = Math.ceil(shape.hidden[0]! / BLOCK) * BLOCK;
    const widths = [width, ...shape.hidden.slice(1), DELIVERED];
    const phases = phaseCount(encoding.phases);
    const bytes = {
      net: 4 * (QUANTIZED_WORDS + phases * FLOATING_WORDS * shape.hidden.length),
      rows: 2 * rows.length * width,
      rowStarts: 4 * (rows.length + 1),
      rowEntries: ENTRY_BYTES * rows.reduce((sum, { features }) => sum + features.length, 0),
      rowSlots: 4 * rows.length,
      inputWeights: 4 * shape.features * width,
      inputBias: 4 * width,
      biasSums: 2 * width,
      scales: 4 * width,
      most: 12 * width,
      least: 8 * width,
      sums: 2 * (width + 1),
      active: Math.max(...widths.map((units) => 8 * Math.ceil(units / BLOCK))),
      scratch: Math.max(8 * (encoding.slots + pairPlaces), 2 * (width + 8)),
      occupied: 4 * (pairs?.slots ?? 0),
      links: 2 * phases * (width + 1) * widths[1]!,
      linkBias: 4 * phases * widths[1]!,
      linkScales: 4 * phases * widths[1]!,
      places: 2 * 8 * 256,
      boards: stride * batch + PIECE,
      results: 4 * DELIVERED * batch,
    };
    const bases = encoding.views.length * padded(4 * encoding.slots);
    const dense = shape.hidden.reduce(
      (sum, _, l) =>
        sum +
        phases * (padded(4 * widths[l]! * widths[l + 1]!) + padded(4 * widths[l + 1]!)) +
        padded(4 * widths[l + 1]!),
      0,
    );
    const memory = new LinearMemory(
      Object.values(bytes).reduce((sum, size) => sum + padded(size), bases + dense),
    );
    const { uint32 } = memory;
    const at = Object.fromEntries(
      Object.entries(bytes).map(([name, size]) => [name, memory.allocate(size)]),
    ) as Record<keyof typeof bytes, number>;
    this.net = at.net;
    const words = at.net >> 2;
    for (const [name, place] of Object.entries(QUANTIZED))
      if (name in at) uint32[words + place] = at[name as keyof typeof bytes];
    uint32[words + QUANTIZED.slots] = encoding.slots;
    uint32[words + QUANTIZED.rowCount] = rows.length;
    uint32[words + QUANTIZED.pairSlots] = pairs?.slots ?? 0;
    uint32[words + QUANTIZED.pairReach] = pairs?.reach ?? 0;
    uint32[words + QUANTIZED.pairRow] = own.length;
    uint32[words + QUANTIZED.width] = width;
    uint32[words + QUANTIZED.phases] = phases;
    uint32[words + QUANTIZED.phaseSlots] = encoding.phases?.slots ?? 0;
    uint32[words + QUANTIZED.phaseZone] = encoding.phases?.zone ?? 0;
    uint32[words + QUANTIZED.phaseMost] = encoding.phases?.most ?? 0;
    uint32[words + QUANTIZED.denseCount] = shape.hidden.length;
    // The weights of padding units stay zero.
    this.inputs = Array.from({ length: shape.features }, (_, feature) =>
      memory.floats(at.inputWeights + 4 * feature * width, shape.hidden[0]!),
    );
    const parameters = [memory.floats(at.inputBias, shape.hidden[0]!)];
    const activations = shape.hidden.map((_, l) => memory.allocate(4 * widths[l + 1]!));
    for (let i = 0; i < phases * activations.length; i++) {
      const layer = words + QUANTIZED_WORDS + i * FLOATING_WORDS;
      const l = i % activations.length;
      const [below, units] = [widths[l]!, widths[l + 1]!];
      const weights = memory.allocate(4 * below * units);
      const bias = memory.allocate(4 * units);
      uint32[layer + FLOATING.in] = below;
      uint32[layer + FLOATING.out] = units;
      uint32[layer + FLOATING.weights] = weights;
      uint32[layer + FLOATING.bias] = bias;
      uint32[layer + FLOATING.activation] = activations[l]!;
      parameters.push(memory.floats(weights, shape.hidden[l]! * units), memory.floats(bias, units));
    }
    this.parameters = parameters;
    writeRows(memory, at, rows);
    writePlaces(memory.int16, at.places >> 1);
    this.basesAt = encoding.views.map((view) => {
      const place = memory.allocate(4 * encoding.slots);
      memory.int32.set(view.bases, place >> 2);
      return place;
    });
    this.boardsAt = at.boards;
    this.boards = memory.int8.subarray(at.boards, at.boards + stride * batch);
    this.resultsAt = at.results;
    this.results = memory.floats(at.results, DELIVERED * batch);
    this.rows = memory.int16.subarray(at.rows >> 1, (at.rows >> 1) + rows.length * width);
    this.sums = memory.int16.subarray(at.sums >> 1, (at.sums >> 1) + width);
    this.kernel = kernel === "twin" ? quantizedTwin(memory) : quantizedKernel(memory);
  }

  /**
   * Copies weights; must be called again whenever they have changed. Takes a fraction of a millisecond for 100,000
   * weights.
   * @param parameters as in a `Network` of the same shape
   */
  take(parameters: readonly Float32Array[]): void {
    const [weights, ...others] = parameters as readonly [Float32Array, ...Float32Array[]];
    const width = this.shape.hidden[0]!;
    this.inputs.forEach((input, feature) => {
      input.set(weights.subarray(feature * width, (feature + 1) * width));
    });
    for (const [p, parameter] of others.entries()) this.parameters[p]!.set(parameter);
    this.kernel.quantize(this.net);
  }

  /** Evaluates the boards `from` to `from + count - 1` as a view reads them. */
  evaluateBoards(from: number, count: number, view = 0): void {
    const { stride } = this;
    this.encoding.derived?.write(this.boards, from * stride, count, stride);
    this.kernel.evaluateBoards(
      this.net,
      this.boardsAt + from * stride,
      stride,
      count,
      this.basesAt[view]!,
      this.encoding.views[view]!.sign,
      this.resultsAt + from * DELIVERED * 4,
    );
  }
}

/**
 * The current state of a network in integers, with the same batch size.
 * @throws TrainingError if it does not read boards
 */
export function quantizedNetwork(network: Network): QuantizedNetwork {
  const { shape, encoding, batch, stride } = network;
  if (!encoding)
    throw new TrainingError(
      "network-quantized-boards",
      {},
      "A network of integers reads boards, and this one reads lists of features.",
    );
  const quantized = new QuantizedNetwork(shape, { encoding, batch, stride });
  quantized.take(network.parameters);
  return quantized;
}

interface Row {
  readonly features: BoardEncoding["rows"][number];
  readonly slot: number;
}

/** The rows with the slot that each belongs to, the one whose row for 0 is nearest; that row itself adds nothing. */
function rowsOf({ rows, views }: BoardEncoding): Row[] {
  const bases = [...views[0]!.bases].sort((a, b) => a - b);
  let slot = 0;
  return rows.map((features, row) => {
    while (slot + 1 < bases.length && bases[slot + 1]! - row <= row - bases[slot]!) slot++;
    return { features: row === bases[slot] ? [] : features, slot };
  });
}

/** A row for each pair feature, in order; a pair of slots counts as a slot of its own. */
function pairRows({ slots, pairs }: BoardEncoding): Row[] {
  if (!pairs) return [];
  return Array.from({ length: pairCount(pairs) }, (_, i) => {
    return { features: [[pairs.first + i, 1]], slot: slots + (i >> 4) };
  });
}

function writeRows(
  { uint32, float32 }: LinearMemory,
  at: Readonly<Record<"rowStarts" | "rowEntries" | "rowSlots", number>>,
  rows: readonly Row[],
): void {
  let entry = 0;
  rows.forEach(({ features, slot }, row) => {
    uint32[(at.rowStarts >> 2) + row] = entry;
    uint32[(at.rowSlots >> 2) + row] = slot;
    for (const [feature, value] of features) {
      uint32[(at.rowEntries >> 2) + 2 * entry] = feature;
      float32[(at.rowEntries >> 2) + 2 * entry + 1] = value;
      entry++;
    }
  });
  uint32[(at.rowStarts >> 2) + rows.length] = entry;
}

/**
 * Writes the positions of the bits of each byte, from the lowest: eight numbers per byte, those after the last bit
 * unused.
 */
function writePlaces(into: Int16Array, at: number): void {
  for (let byte = 0; byte < 256; byte++) {
    let next = at + 8 * byte;
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) into[next++] = bit;
  }
}
