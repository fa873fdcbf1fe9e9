import type { BoardEncoding } from "../kernels/board-encoding.js";
import { pairCount, phaseCount } from "../kernels/board-encoding.js";
import type { QuantizedKernel } from "../kernels/kernel.js";
import { DELIVERED } from "../kernels/layout.js";
import { quantizedKernel } from "../kernels/wasm.js";
import { TrainingError } from "../model-file/errors.js";
import { checkShape, KernelNetwork, type KernelNetworkOptions, type Shape } from "./kernel-network.js";
import type { Network } from "./network.js";

/** Options for how a quantized network reads its boards. */
export interface QuantizedOptions extends KernelNetworkOptions {
  readonly encoding: BoardEncoding;
}

const MOST_SLOTS = 64;
/** The kernel computes this many units of the first layer at once. */
const UNITS = 64;

type Block =
  | "ROW_SLOTS"
  | "BIAS_SUMS"
  | "SCALES"
  | "MOST"
  | "LEAST"
  | "LINKS"
  | "LINK_BIAS"
  | "LINK_SCALES"
  | "PLACES";

/**
 * A network for play only: the first layer uses 16-bit integers, which is faster and nearly as exact. Its interface
 * is that of `Network` for boards. The results of a board do not depend on the rest of the batch, but the time does:
 * boards that differ in few slots from the previous one are the fastest.
 */
export class QuantizedNetwork extends KernelNetwork<Block> {
  readonly encoding: BoardEncoding;
  /** [row][unit], units padded to a multiple of 64: the contributions of the encoding's rows to the first layer. */
  readonly rows: Int16Array;
  /** The first layer of the last board evaluated, before its rectifiers. */
  readonly sums: Int16Array;

  protected readonly kernel: QuantizedKernel;

  /** @throws TrainingError if the shape or the encoding is invalid */
  constructor(shape: Shape, options: QuantizedOptions) {
    checkShape(shape);
    const { encoding } = options;
    const { slots, pairs, phases } = encoding;
    if (slots > MOST_SLOTS)
      throw new TrainingError(
        "network-quantized-slots",
        { most: MOST_SLOTS, slots },
        `A network of integers reads boards of up to ${MOST_SLOTS} slots, not ${slots}.`,
      );
    const own = rowsOf(encoding);
    const rows = [...own, ...pairRows(encoding)];
    const width = Math.ceil(shape.hidden[0]! / UNITS) * UNITS;
    const second = phaseCount(phases) * (shape.hidden[1] ?? DELIVERED);
    super(shape, encoding, options, {
      rows: rows.map(({ features }) => features),
      width,
      sumBytes: 2,
      firstPair: own.length,
      // Two rows for each slot and pair, or the units above zero.
      scratch: Math.max(8 * (slots + (pairs ? pairs.slots * pairs.reach : 0)), 2 * (width + 8)),
      blocks: {
        ROW_SLOTS: 4 * rows.length,
        BIAS_SUMS: 2 * width,
        SCALES: 4 * width,
        MOST: 12 * width,
        LEAST: 8 * width,
        LINKS: 2 * (width + 1) * second,
        LINK_BIAS: 4 * second,
        LINK_SCALES: 4 * second,
        PLACES: 2 * 8 * 256,
      },
    });
    this.encoding = encoding;
    const { int16, uint32 } = this.memory;
    for (const [row, { slot }] of rows.entries()) uint32[(this.at.ROW_SLOTS >> 2) + row] = slot;
    writePlaces(int16, this.at.PLACES >> 1);
    this.rows = int16.subarray(this.at.ROWS >> 1, (this.at.ROWS >> 1) + rows.length * width);
    this.sums = int16.subarray(this.at.HIDDEN >> 1, (this.at.HIDDEN >> 1) + width);
    this.kernel = quantizedKernel(this.memory);
  }

  /**
   * Copies weights; must be called again whenever they have changed.
   * @param parameters as in a `Network` of the same shape
   */
  take(parameters: readonly Float32Array[]): void {
    const [weights, ...others] = parameters as readonly [Float32Array, ...Float32Array[]];
    const [padded, ...copies] = this.layers as readonly [Float32Array, ...Float32Array[]];
    const { features, hidden } = this.shape;
    const width = hidden[0]!;
    const paddedWidth = padded.length / features;
    if (paddedWidth === width) padded.set(weights);
    // The weights of padding units stay zero.
    else
      for (let feature = 0; feature < features; feature++)
        padded.set(weights.subarray(feature * width, (feature + 1) * width), feature * paddedWidth);
    for (const [p, parameter] of others.entries()) copies[p]!.set(parameter);
    this.kernel.quantize(this.net);
  }
}

/**
 * The current state of a network in integers, with the same batch size. @throws TrainingError if it does not read
 * boards
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

/**
 * Writes the positions of the bits of each byte, from the lowest: eight numbers per byte, those after the last
 * unused.
 */
function writePlaces(into: Int16Array, at: number): void {
  for (let byte = 0; byte < 256; byte++) {
    let next = at + 8 * byte;
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) into[next++] = bit;
  }
}
