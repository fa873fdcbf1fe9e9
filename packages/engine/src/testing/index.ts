export { checkDeterminize, type DeterminizeOptions } from "./check-determinize.js";
export { CheckError } from "./check-error.js";
export {
  type CheckOptions,
  type CheckProgress,
  type CheckSummary,
  checkFacts,
  checkGame,
} from "./check-game.js";
export { checkSaved } from "./check-plain.js";
export type { WidestChance } from "./check-state.js";
export { withNamedErrors } from "./named-errors.js";
