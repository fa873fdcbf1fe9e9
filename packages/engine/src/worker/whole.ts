import { solveGame } from "../exact/solve.js";
import { thinkDeterminized } from "../hidden/think.js";
import { thinkBeforeRoll } from "../methods/before-roll.js";
import { thinkMinimax } from "../minimax/think.js";
import { thinkMonteCarlo } from "../monte-carlo/monte-carlo.js";
import { thinkStarSampling } from "../monte-carlo/star-sampling.js";
import { thinkParallel } from "../parallel/think-parallel.js";
import { thinkTrees } from "../parallel/think-trees.js";
import { spread } from "../players/payoffs.js";
import { thinkAmong } from "../players/think.js";
import { thinkProbCut } from "../prob-cut/think.js";

/**
 * What the table of methods loads when it is first asked, loaded with the worker: its script is one file then, which bundlers that
 * make no other workers (Vite before 8) can write, and nothing is fetched while somebody waits.
 */
export const LOADED: ReadonlySet<unknown> = new Set([
  solveGame,
  spread,
  thinkAmong,
  thinkBeforeRoll,
  thinkDeterminized,
  thinkMinimax,
  thinkMonteCarlo,
  thinkParallel,
  thinkProbCut,
  thinkStarSampling,
  thinkTrees,
]);
