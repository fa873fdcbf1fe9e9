/** Exact numbers and the ends of windows, for programs that reckon with the values of a tree. */
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
