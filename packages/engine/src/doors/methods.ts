/**
 * Each method as a separate function with all its options, for programs that compare methods. `think` and `decide` of
 * the main entry point run the same methods by name.
 *
 * @module
 */

export type { DeterminizedOptions } from "../hidden/determinized.js";
export type { IsmctsOptions } from "../hidden/ismcts.js";
export { decideDeterminizedSync, decideIsmctsSync, thinkDeterminized, thinkIsmcts } from "../hidden/think.js";
export { defined, wanted } from "../methods/settings.js";
export { decideMinimax, type MinimaxOptions, thinkMinimax } from "../minimax/think.js";
export { thinkMonteCarlo } from "../monte-carlo/monte-carlo.js";
export {
  type MonteCarloOptions,
  type Policy,
  SELECTIONS,
  type Selection,
  type TreeSearchSettings,
} from "../monte-carlo/settings.js";
export { type StarSamplingOptions, thinkStarSampling } from "../monte-carlo/star-sampling.js";
export { unitOf } from "../opponent/unit.js";
export type { MotiveOptions } from "../players/motives.js";
export type { PayoffOptions } from "../players/payoffs.js";
export { PLAYER_ALGORITHMS, type PlayerAlgorithm, playersRefusal } from "../players/settings.js";
export { decideAmong, decideAmongSync, type PlayersOptions, thinkAmong } from "../players/think.js";
export { type ProbCutOptions, thinkProbCut } from "../prob-cut/think.js";
