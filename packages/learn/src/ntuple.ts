// Boards of any size, cell by cell.

export { TrainingError } from "./model-file/errors.js";
export { type NTupleOptions, NTuples } from "./ntuple/cells.js";

// Square boards of 16 cells, four bits each, in WebAssembly.

export type { Tuple } from "./ntuple/cells.js";
export {
  type NTupleModelOptions,
  nTupleModel,
  packedNTuplesOf,
  readNTuples,
  restoreNTuples,
  stateOfNTuples,
} from "./ntuple/model.js";
export { PackedNTuples, type PackedOptions } from "./ntuple/packed.js";
