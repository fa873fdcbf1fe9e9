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
export type { AlgorithmName } from "./contract/algorithm-name.js";
export type { Chance } from "./contract/chance.js";
export * from "./contract/decision.js";
export * from "./contract/errors.js";
export type * from "./contract/evaluator.js";
export type { Facts } from "./contract/facts.js";
export * from "./contract/game.js";
export type { Level } from "./contract/level.js";
export * from "./contract/options.js";
export type { FormatPhrase, Phrase } from "./contract/phrase.js";
export * from "./contract/position.js";
export type { OptionName, Setting } from "./contract/setting.js";
export { followsFromOne, minimizerOf, otherSide, valueFor } from "./contract/sides.js";
export type { Figures, SoloGame, SoloPlayer } from "./contract/solo.js";
export type { Report } from "./deepening/index.js";
// Other threads.
export { connect, type RemoteEngine, type RemoteOptions, serve, WorkerPool } from "./doors/threads.js";
// Exact solutions.
export {
  type GameSolution,
  type Interval,
  type IterationOptions,
  type SolvedState,
  type SolveOptions,
  type Solver,
  solvedDecision,
  solveGame,
} from "./exact/index.js";
// Decisions.
export {
  type FilteredOptions,
  FULL_WIDTH,
  filteredMethod,
  type MoveFilter,
  type MoveFilters,
} from "./filtered/index.js";
export { METHODS, methodNamed, methodsOf, usualMethod } from "./methods/table.js";
export { decide, soloPlayer, type ThinkOptions, think } from "./methods/think.js";
export { decideSync, type MinimaxOptions } from "./minimax/think.js";
export {
  type AskOptions,
  createOpponent,
  LEVELS,
  type Opponent,
  type OpponentOptions,
} from "./opponent/index.js";
export { type ModelledOptions, type ModelledState, modelledGame, modelledState } from "./opponents/index.js";
// Positions of plain rules.
export { canonicalText } from "./position/canonical-text.js";
export { keyOf, outcomesOf, type PositionOptions, positionOf, startsOf } from "./position/index.js";
export type { SearchAlgorithm } from "./search/settings.js";
export { Table } from "./search/table.js";
