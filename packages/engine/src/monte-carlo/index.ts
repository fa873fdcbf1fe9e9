export { thinkMonteCarlo } from "./monte-carlo.js";
export {
  type MonteCarloOptions,
  type Policy,
  SELECTIONS,
  type Selection,
  type TreeSearchSettings,
} from "./settings.js";
export { type StarSamplingOptions, thinkStarSampling } from "./star-sampling.js";
