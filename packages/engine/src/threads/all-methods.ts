import { solvedChoice } from "../equilibrium/solved-choice.js";
import { solveGame } from "../exact/solve.js";
import { ismctsSteps, regretIsmctsSteps } from "../hidden-information/searches.js";
import { thinkMinimax } from "../minimax/think.js";
import { thinkMonteCarlo } from "../monte-carlo/monte-carlo.js";
import { spread, thinkMultiPlayer } from "../multi-player/think.js";
import { proofOf } from "../proof/proof.js";
import { tabledDecision, thinkBeforeRoll } from "../think/rarely.js";

/**
 * Everything that the table of methods loads on demand, loaded with the worker: its script is then one file, the only
 * form that some bundlers can produce for workers (Vite before 8), and nothing is fetched during a request.
 */
export const LOADED: ReadonlySet<unknown> = new Set<unknown>([
  proofOf,
  tabledDecision,
  solveGame,
  spread,
  thinkMultiPlayer,
  thinkBeforeRoll,
  ismctsSteps,
  regretIsmctsSteps,
  solvedChoice,
  thinkMinimax,
  thinkMonteCarlo,
]);
