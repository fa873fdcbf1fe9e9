/**
 * Equilibria of games with hidden information or simultaneous decisions, and the mixed strategies that play them.
 *
 * @module
 */

export type { Proved } from "./equilibrium/found.js";
export type { SampledState } from "./equilibrium/monte-carlo.js";
export type { RegretState } from "./equilibrium/regret-minimization.js";
export {
  EQUILIBRIUM_METHODS,
  type EquilibriumMethod,
  type EquilibriumOptions,
  type EquilibriumProgress,
  type EquilibriumSolution,
  solveEquilibrium,
} from "./equilibrium/solve.js";
export {
  type Strategy,
  type StrategySet,
  strategyDecision,
  strategyOf,
} from "./equilibrium/strategy.js";
export {
  type AnalysedSet,
  type Belief,
  StrategyAnalysis,
  type StrategyAnalysisOptions,
  type StrategyAnswer,
  type StrategyQuestion,
} from "./equilibrium/strategy-analysis.js";
export { readStrategy, writeStrategy } from "./equilibrium/strategy-file.js";
export { type EvaluateOptions, evaluateStrategy } from "./equilibrium/strategy-value.js";
