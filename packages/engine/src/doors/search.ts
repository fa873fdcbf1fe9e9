/**
 * The parts of a method: searches of one depth, the loop that deepens them and produces decisions, and its checks.
 *
 * @module
 */

export * from "../approximate/index.js";
export { enumerate } from "../chance/enumerate.js";
export * from "../deepening/index.js";
export { SOLVERS } from "../exact/index.js";
export { FilteredRoot, type FilteredRow, FilteredSearch } from "../filtered/index.js";
export { type RootOptions, search } from "../minimax/root.js";
export * from "../options/check-options.js";
export { GamePosition } from "../position/index.js";
export { checkFacts as checkGameFacts, startOf } from "../rules/index.js";
export {
  minimaxRefusal,
  SEARCH_ALGORITHMS,
  Search,
  type SearchSettings,
  STOP,
} from "../search/index.js";
export * from "../thought/index.js";
