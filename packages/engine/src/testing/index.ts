export { checkDeterminize } from "./check-determinize.js";
export { CheckError } from "./check-error.js";
export { type CheckOptions, type CheckSummary, checkGame } from "./check-game.js";
