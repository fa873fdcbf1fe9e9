export type { Limits } from "./limits.js";
export { type Report, type RootOptions, type Row, search } from "./root.js";
export {
  HORIZONS,
  type Horizon,
  SEARCH_ALGORITHMS,
  type SearchAlgorithm,
  SearchError,
  type SearchSettings,
} from "./settings.js";
export { Table } from "./table.js";
export { decide, decideSync, type ThinkOptions, think } from "./think.js";
