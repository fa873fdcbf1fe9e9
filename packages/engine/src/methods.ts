/**
 * Each method as a separate function with all its options, for programs that compare methods. `think` and `decide` of
 * the main entry point run the same methods by name.
 *
 * @module
 */

export type { DeterminizedOptions } from "./hidden-information/determinized.js";
export type { IsmctsOptions } from "./hidden-information/ismcts.js";
export {
  decideDeterminizedSync,
  decideIsmctsSync,
  thinkDeterminized,
  thinkIsmcts,
} from "./hidden-information/think.js";
export { decideMinimax, type MinimaxOptions, thinkMinimax } from "./minimax/think.js";
export { thinkMonteCarlo } from "./monte-carlo/monte-carlo.js";
export {
  type MonteCarloOptions,
  type Policy,
  SELECTIONS,
  type Selection,
  type TreeSearchSettings,
} from "./monte-carlo/settings.js";
export { type StarSamplingOptions, thinkStarSampling } from "./monte-carlo/star-sampling.js";
export type { MotiveOptions } from "./multi-player/motives.js";
export type { PayoffOptions } from "./multi-player/payoffs.js";
export { PLAYER_ALGORITHMS, type PlayerAlgorithm, playersRefusal } from "./multi-player/settings.js";
export { decideAmong, decideAmongSync, type PlayersOptions, thinkAmong } from "./multi-player/think.js";
export { unitOf } from "./opponent/unit.js";
export { type ProbCutOptions, thinkProbCut } from "./prob-cut/think.js";
export { defined, wanted } from "./think/settings.js";
