/**
 * Definition of a game with chance, and the search through it. This entry point has what a program needs to decide
 * and play; the rest is in separate entry points: `@tyche/engine/exact` (solutions of small games), `/equilibrium`
 * (mixed strategies), `/search`
 * (parts for new methods), `/opponents` (models of players), `/threads` (workers), `/chance` (numbers and odds),
 * `/statistics`, `/testing`.
 *
 * @module
 */

// Definition of a game.
export { seededChance } from "./chance/seeded.js";
export { boundOf, type Certainty, mapped, type Proof, type Sure } from "./contract/certainty.js";
export type { Chance } from "./contract/chance.js";
export * from "./contract/decision.js";
export {
  type ErrorValue,
  type ErrorValues,
  NotationError,
  type Phrase,
  type Problem,
  RulesError,
  SearchError,
  TycheError,
} from "./contract/errors.js";
export type * from "./contract/evaluator.js";
export type { Facts } from "./contract/facts.js";
export * from "./contract/game.js";
export {
  type EnumerateOptions,
  type EvaluatorOptions,
  HORIZONS,
  type Horizon,
  type Limits,
  type MethodName,
  type OptionName,
  type Pruning,
  type SearchTable,
  type Setting,
  type Settings,
  TIES,
  type Ties,
} from "./contract/options.js";
export * from "./contract/position.js";
export { followsFromOne, minimizerOf, otherSide, valueFor } from "./contract/sides.js";
// Decisions.
export {
  type ComparedAction,
  type Comparison,
  compareActions,
  differenceErrorsOf,
} from "./decision/comparison.js";
export { playedAction } from "./decision/played-action.js";
export { type FilteredOptions, filteredMethod } from "./filtered/filtered-method.js";
export type { MoveFilter, MoveFilters } from "./filtered/filters.js";
export {
  type SecretChoices,
  type SecretView,
  type SimultaneousNotation,
  type SimultaneousRules,
  simultaneousGame,
} from "./hidden-information/simultaneous-game.js";
export { highestLevel, LEVELS, levelBetween } from "./opponent/levels.js";
export {
  type AskOptions,
  createOpponent,
  type Opponent,
  type OpponentOptions,
  type OpponentThought,
} from "./opponent/opponent.js";
export { positionOf } from "./position/adapter.js";
// Positions of plain rules.
export { canonicalText, keyOf } from "./position/canonical-text.js";
export { outcomesOf, startsOf } from "./position/outcomes.js";
export type { PositionOptions } from "./position/rules-position.js";
export { type ChanceTurnRules, withChanceTurns } from "./rules/chance-turns.js";
export { Table } from "./search/table.js";
export { describeSetting } from "./think/settings.js";
export { METHODS, methodNamed, methodsOf, usualMethod } from "./think/table.js";
export { decide, soloPlayer, type ThinkOptions, think } from "./think/think.js";
export { measureUnit } from "./think/unit.js";
