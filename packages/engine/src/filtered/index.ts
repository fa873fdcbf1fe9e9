export { type FilteredOptions, filteredMethod } from "./filtered-method.js";
export { FilteredRoot, type FilteredRow } from "./filtered-root.js";
export { FilteredSearch } from "./filtered-search.js";
export { FULL_WIDTH, type MoveFilter, type MoveFilters } from "./filters.js";
