export {
  type GameSolution,
  SOLVERS,
  type SolvedState,
  type SolveOptions,
  type Solver,
  solveGame,
} from "./solve.js";
export { solvedDecision } from "./solved-decision.js";
export type { Interval, IterationOptions } from "./value-iteration.js";
