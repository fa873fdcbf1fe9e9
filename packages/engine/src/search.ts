/**
 * The parts of a method: searches of one depth, the loop that deepens them and produces decisions, and its checks.
 *
 * @module
 */

export { enumerate } from "./chance/enumerate.js";
export { Budget, STOP, type Struck } from "./contract/budget.js";
export { ABSENT, decisionFrom, type Found, type FoundAction, NO_WORK } from "./decision/decision-from.js";
export { type Evaluation, evaluationOf } from "./decision/evaluation.js";
export { Thought } from "./decision/thought.js";
export {
  type DeepeningRoot,
  deepenRoot,
  limitsFor,
  type Pause,
  type Stopped,
} from "./deepening/deepen.js";
export { type Report, Root } from "./deepening/root.js";
export { byValue, type Row } from "./deepening/rows.js";
export { inTurns, lastOf } from "./deepening/turns.js";
export { FilteredRoot, type FilteredRow } from "./filtered/filtered-root.js";
export { FilteredSearch } from "./filtered/filtered-search.js";
export { FULL_WIDTH } from "./filtered/filters.js";
export { decideSync } from "./minimax/decide-sync.js";
export { PrunedPosition } from "./minimax/pruned-position.js";
export { type RootOptions, search } from "./minimax/root.js";
export type { MinimaxOptions } from "./minimax/think.js";
export {
  amount,
  checkOptions,
  FLAG,
  FUNCTION,
  NAME,
  OBJECT,
  type OptionRule,
  type OptionRules,
  objectWith,
  oneOf,
  type RulesOf,
  SEED,
  SIGNAL,
  whole,
} from "./options/check-options.js";
export { GamePosition } from "./position/game-position.js";
export { checkFacts as checkGameFacts, startOf } from "./rules/first-states.js";
export { Search } from "./search/search.js";
export {
  refusalOf as minimaxRefusal,
  SEARCH_ALGORITHMS,
  type SearchAlgorithm,
  type SearchSettings,
} from "./search/settings.js";
