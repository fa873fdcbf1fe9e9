/**
 * Exact solutions of small games.
 *
 * @module
 */

export { tabledDecision } from "./decision/tabled.js";
export {
  type GameSolution,
  SOLVERS,
  type SolvedState,
  type SolveOptions,
  type Solver,
  solveGame,
} from "./exact/solve.js";
export { solvedDecision } from "./exact/solved-decision.js";
export type { Interval, IterationOptions } from "./exact/value-iteration.js";
