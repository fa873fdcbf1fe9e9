export { type Afterstate, AfterstateLearner, type NTupleOptions, NTuples } from "./cells.js";
export { decodeNTuples, encodeNTuples, type NTupleModelOptions } from "./model.js";
export { PackedNTuples, type PackedOptions, type Seat } from "./packed.js";
export { NTupleError, type Tuple } from "./tuple.js";
