import { ModelFileError } from "../model-file/errors.js";
import {
  decodeModel,
  encodeModel,
  type ModelArray,
  type ModelFile,
  scaledTo16,
  type TrainingEntry,
  unscaled,
} from "../model-file/model-file.js";
import { tuplesOf } from "../model-file/shape.js";
import type { Tuple } from "./cells.js";
import { LEARNING_FLOATS, PACKED_VALUES } from "./layout.js";
import { PACKED_CELLS, PackedNTuples } from "./packed.js";

const KIND = "ntuple";
const STATE = "ntuple-training";
const INPUTS = "packed-16x4";
/** The index, in the four floats of a learning entry, of its number of updates. */
const UPDATES = 3;

/** The network's description in a model header. */
interface Shape {
  readonly tuples: readonly Tuple[];
}

/** Options for writing a tuple network: its header, and which weights to leave out. */
export interface NTupleModelOptions {
  readonly game: string;
  readonly history: readonly TrainingEntry[];
  /**
   * Leaves out weights that were updated less often, and stores the others in 16 bits, deflated: much smaller.
   * Default 0: all weights unchanged.
   */
  readonly updates?: number;
}

/**
 * Writes a packed n-tuple network as a model: all weights, or one bit per weight that says whether it is present, and
 * those that are.
 */
export function nTupleModel(network: PackedNTuples, options: NTupleModelOptions): ModelFile {
  const { game, history, updates = 0 } = options;
  const shape: Shape = { tuples: network.tuples };
  const header = { kind: KIND, game, inputs: INPUTS, shape, history };
  const weights = network.weights();
  return {
    header,
    arrays: updates > 0 ? sparse(weights, (i) => updatesOf(network, i) >= updates) : [weights],
  };
}

/** The complete state of a learning network, as bytes with which `restoreNTuples` can continue. */
export function stateOfNTuples(
  { tuples, entries }: PackedNTuples,
  { game, history }: Omit<NTupleModelOptions, "updates">,
): Uint8Array {
  const shape: Shape = { tuples };
  return encodeModel({ header: { kind: STATE, game, inputs: INPUTS, shape, history }, arrays: [entries] });
}

/**
 * @returns the history saved with the state
 * @throws ModelFileError if the bytes are not the state of such a network
 */
export function restoreNTuples(
  network: PackedNTuples,
  bytes: Uint8Array,
  game: string,
): readonly TrainingEntry[] {
  const { header, arrays } = decodeModel(bytes, { kind: STATE, inputs: INPUTS, game });
  const [entries] = arrays;
  if (!(entries instanceof Float32Array) || entries.length !== network.entries.length) {
    throw new ModelFileError(
      "ntuple-other-state",
      {},
      "This is the state of an n-tuple network with other tuples.",
    );
  }
  network.entries.set(entries);
  return header.history;
}

/**
 * The network of a file, for play, and its history.
 * @throws ModelFileError if the bytes are damaged, or of another game or another kind of model
 */
export function readNTuples(
  bytes: Uint8Array,
  game: string,
): { readonly network: PackedNTuples; readonly history: readonly TrainingEntry[] } {
  const model = decodeModel(bytes, { kind: KIND, inputs: INPUTS, game });
  return { network: networkOf(model), history: model.header.history };
}

/**
 * The network of a decoded model; undefined if it is of another kind. @throws ModelFileError if it has no weights
 */
export function packedNTuplesOf(model: ModelFile): PackedNTuples | undefined {
  const { kind, inputs } = model.header;
  return kind === KIND && inputs === INPUTS ? networkOf(model) : undefined;
}

function networkOf(model: ModelFile): PackedNTuples {
  const network = new PackedNTuples({ tuples: tuplesOf(model, PACKED_CELLS, PACKED_VALUES) });
  const [first, second] = model.arrays as readonly [ModelArray, ModelArray?];
  if (second === undefined) network.setWeights(unscaled(first));
  else writeSparse(first, second, network.entries);
  return network;
}

function updatesOf({ entries, stride }: PackedNTuples, weight: number): number {
  return stride === LEARNING_FLOATS ? entries[weight * stride + UPDATES]! : Number.POSITIVE_INFINITY;
}

function sparse(weights: Float32Array, keeps: (weight: number) => boolean): ModelArray[] {
  const present = new Int8Array(Math.ceil(weights.length / 8));
  const kept: number[] = [];
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0 || !keeps(i)) continue;
    present[i >> 3]! |= 1 << (i & 7);
    kept.push(weights[i]!);
  }
  return [
    { numbers: present, scale: 1, isDeflated: true },
    { ...scaledTo16(Float32Array.from(kept)), isDeflated: true },
  ];
}

/** Writes the present weights to their positions; all others stay zero. */
function writeSparse(present: ModelArray, kept: ModelArray, weights: Float32Array): void {
  const bits = present instanceof Float32Array ? present : present.numbers;
  const values = unscaled(kept);
  let next = 0;
  for (let byte = 0; byte < bits.length; byte++) {
    // Goes through the set bits from the lowest to the highest, as most are not set.
    for (let rest = bits[byte]! & 255; rest > 0; rest &= rest - 1) {
      weights[8 * byte + 31 - Math.clz32(rest & -rest)] = values[next++]!;
    }
  }
}
