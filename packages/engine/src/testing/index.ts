export { checkDeterminize, type DeterminizeOptions } from "./check-determinize.js";
export { CheckError } from "./check-error.js";
export { checkFacts } from "./check-facts.js";
export {
  type CheckOptions,
  type CheckProgress,
  type CheckSummary,
  checkGame,
} from "./check-game.js";
export type { WidestChance } from "./check-state.js";
export { tellingGame } from "./telling.js";
