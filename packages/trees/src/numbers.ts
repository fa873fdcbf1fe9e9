/** Exact numbers and window limits, for programs that compute with the values of a tree. */
export {
  compare,
  formatLimit,
  fraction,
  HALF,
  larger,
  ONE,
  smaller,
  valueOfNumber,
  ZERO,
} from "./model/number.js";
