export { type NTupleOptions, NTuples } from "./cells.js";
export {
  decodeNTuples,
  type NTupleModelOptions,
  nTupleModel,
  packedNTuplesOf,
  readNTuples,
  restoreNTuples,
  stateOfNTuples,
} from "./model.js";
export { PackedNTuples, type PackedOptions } from "./packed.js";
export { NTupleError, type Tuple } from "./tuple.js";
