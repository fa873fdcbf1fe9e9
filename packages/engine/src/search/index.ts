export { Search } from "./search.js";
export {
  refusalOf as minimaxRefusal,
  SEARCH_ALGORITHMS,
  type SearchSettings,
  STOP,
} from "./settings.js";
