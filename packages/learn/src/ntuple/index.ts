export { type Afterstate, AfterstateLearner, type NTupleOptions, NTuples } from "./cells.js";
export { PackedNTuples, type PackedOptions, type Seat } from "./packed.js";
export { NTupleError, type Tuple } from "./tuple.js";
