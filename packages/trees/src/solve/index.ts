/** Algorithms, their settings, and searches whole or step by step. */
export { type Algorithm, CONDITIONS, type Condition, type Properties } from "../search/algorithm.js";
export {
  type CutRule,
  isVector,
  type Relation,
  type SearchEvent,
  type ValueBound,
  type Worth,
} from "../search/event.js";
export type { SearchRecord } from "../search/record.js";
export {
  FAILS,
  type Fail,
  ORDERS,
  type OrderName,
  SETTING_NAMES,
  type SettingName,
  type SolveSettings,
  TIE_RULES,
  type TieRule,
} from "../search/settings.js";
export { ALGORITHMS, algorithmNamed } from "./algorithms.js";
export { lineOf } from "./line-of.js";
export { fittingAlgorithm } from "./names.js";
export type { Solution } from "./solution.js";
export { boundsInForce, solve, steps, trace } from "./solve.js";
