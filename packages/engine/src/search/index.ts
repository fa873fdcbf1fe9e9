export type { Limits } from "./limits.js";
export { type Report, type RootOptions, search } from "./root.js";
export type { Row } from "./rows.js";
export {
  HORIZONS,
  type Horizon,
  SEARCH_ALGORITHMS,
  type SearchAlgorithm,
  SearchError,
  type SearchSettings,
  TIES,
} from "./settings.js";
export { Table } from "./table.js";
export { decide, decideSync, type ThinkOptions, think } from "./think.js";
export { inTurns, lastOf } from "./turns.js";
