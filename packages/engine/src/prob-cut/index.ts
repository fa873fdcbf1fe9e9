export { type ProbCutOptions, thinkProbCut } from "./think.js";
