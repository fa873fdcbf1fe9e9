export { SOLVERS, type Solution, type SolvedState, type SolveOptions, type Solver, solve } from "./solve.js";
export type { Interval, IterationOptions } from "./value-iteration.js";
