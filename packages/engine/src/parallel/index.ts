export { WorkersLostError } from "./job.js";
export { type PoolOptions, WorkerPool } from "./pool.js";
export type { WorkerPort } from "./slot.js";
export { decideParallel, type ParallelOptions, thinkParallel } from "./think-parallel.js";
export { decideTrees, TREE_METHODS, type TreesOptions, thinkTrees } from "./think-trees.js";
