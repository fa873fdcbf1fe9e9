export { Search } from "./search.js";
export {
  refusalOf as minimaxRefusal,
  SEARCH_ALGORITHMS,
  type SearchAlgorithm,
  SearchError,
  type SearchSettings,
  STOP,
} from "./settings.js";
export { Table } from "./table.js";
