// Boards of any size, cell by cell.

export { TrainingError } from "../errors.js";
export { type NTupleOptions, NTuples } from "./cells.js";

// Square boards of 16 cells, four bits each, in WebAssembly.

export {
  type NTupleModelOptions,
  nTupleModel,
  packedNTuplesOf,
  readNTuples,
  restoreNTuples,
  stateOfNTuples,
} from "./model.js";
export { PackedNTuples, type PackedOptions } from "./packed.js";
export type { Tuple } from "./tuple.js";
