/**
 * Definition of a game with chance, and the search through it. This entry point has what a program needs to decide
 * and play; the rest is in separate entry points: `@tyche/engine/methods` (each method as a function), `/search`
 * (parts for new methods), `/opponents` (models of players), `/threads` (workers), `/chance` (numbers and odds),
 * `/statistics`, `/testing`.
 *
 * @module
 */

// Definition of a game.
export { seededChance } from "./chance/seeded.js";
export type { Chance } from "./contract/chance.js";
export * from "./contract/decision.js";
export * from "./contract/errors.js";
export type * from "./contract/evaluator.js";
export type { Facts } from "./contract/facts.js";
export * from "./contract/game.js";
export * from "./contract/options.js";
export * from "./contract/position.js";
export { followsFromOne, minimizerOf, otherSide, valueFor } from "./contract/sides.js";
export type { Report } from "./deepening/root.js";
// Exact solutions.
export {
  type GameSolution,
  type SolvedState,
  type SolveOptions,
  type Solver,
  solveGame,
} from "./exact/solve.js";
export { solvedDecision } from "./exact/solved-decision.js";
export type { Interval, IterationOptions } from "./exact/value-iteration.js";
// Decisions.
export { type FilteredOptions, filteredMethod } from "./filtered/filtered-method.js";
export { FULL_WIDTH, type MoveFilter, type MoveFilters } from "./filtered/filters.js";
export { decideSync, type MinimaxOptions } from "./minimax/think.js";
export { LEVELS } from "./opponent/levels.js";
export { type AskOptions, createOpponent, type Opponent, type OpponentOptions } from "./opponent/opponent.js";
export {
  type ModelledOptions,
  type ModelledState,
  modelledGame,
  modelledState,
} from "./opponent-models/modelled-game.js";
export { positionOf } from "./position/adapter.js";
// Positions of plain rules.
export { canonicalText, keyOf } from "./position/canonical-text.js";
export { outcomesOf, startsOf } from "./position/outcomes.js";
export type { PositionOptions } from "./position/rules-position.js";
export type { SearchAlgorithm } from "./search/settings.js";
export { Table } from "./search/table.js";
export { METHODS, methodNamed, methodsOf, usualMethod } from "./think/table.js";
export { decide, soloPlayer, type ThinkOptions, think } from "./think/think.js";
// Other threads.
export { connect, type RemoteEngine, type RemoteOptions } from "./threads/connect.js";
export { serve } from "./threads/serve.js";
export { WorkerPool } from "./threads/worker-pool.js";
