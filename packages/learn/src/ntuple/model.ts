import { ModelFileError } from "../errors.js";
import {
  decodeModel,
  encodeModel,
  type ModelArray,
  type ModelFile,
  scaledTo16,
  type TrainingEntry,
  unscaled,
} from "../file/model-file.js";
import { tuplesOf } from "../file/shape.js";
import { LEARNING_FLOATS, PACKED_VALUES } from "./layout.js";
import { PACKED_CELLS, PackedNTuples } from "./packed.js";
import type { Tuple } from "./tuple.js";

const KIND = "ntuple";
const STATE = "ntuple-training";
const INPUTS = "packed-16x4";
/** Which of the four floats of an entry that learns counts its updates. */
const UPDATES = 3;

/** What the header of a model says of its network. */
interface Shape {
  readonly tuples: readonly Tuple[];
}

/** What a file of tuples says of itself, and which weights it leaves out. */
export interface NTupleModelOptions {
  readonly game: string;
  readonly history: readonly TrainingEntry[];
  /**
   * Leave weights out that were updated less often than this, and keep the others in 16 bits, deflated: much smaller, for a
   * network that has learned. Default 0: all weights as they are.
   */
  readonly updates?: number;
}

/**
 * A packed n-tuple network as a model: either all weights, or one bit a weight that says whether it is there
 * and then those that are.
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

/** All that a network that learns knows, as bytes from which `restoreNTuples` lets it go on. */
export function stateOfNTuples(
  { tuples, entries }: PackedNTuples,
  { game, history }: Omit<NTupleModelOptions, "updates">,
): Uint8Array {
  const shape: Shape = { tuples };
  return encodeModel({ header: { kind: STATE, game, inputs: INPUTS, shape, history }, arrays: [entries] });
}

/**
 * @returns the history that the state was saved with
 * @throws ModelFileError where the bytes are not the state of such a network
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
 * The network of a file, to be played with, and how it came to be.
 * @throws ModelFileError where the bytes are damaged, of another game, or of another kind of model
 */
export function readNTuples(
  bytes: Uint8Array,
  game: string,
): { readonly network: PackedNTuples; readonly history: readonly TrainingEntry[] } {
  const model = decodeModel(bytes, { kind: KIND, inputs: INPUTS, game });
  return { network: networkOf(model), history: model.header.history };
}

/**
 * The network of a model that was decoded before; undefined where it is of another kind.
 * @throws ModelFileError where it has no weights
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

/** Writes the weights that are there where they belong; all others stay zero. */
function writeSparse(present: ModelArray, kept: ModelArray, weights: Float32Array): void {
  const bits = present instanceof Float32Array ? present : present.numbers;
  const values = unscaled(kept);
  let next = 0;
  for (let byte = 0; byte < bits.length; byte++) {
    // From the lowest bit that is set to the highest: most are not.
    for (let rest = bits[byte]! & 255; rest > 0; rest &= rest - 1) {
      weights[8 * byte + 31 - Math.clz32(rest & -rest)] = values[next++]!;
    }
  }
}
