export { WorkersLostError } from "./job.js";
export { type PoolOptions, WorkerPool } from "./pool.js";
export type { WorkerPort } from "./slot.js";
export { type ParallelOptions, thinkParallel } from "./think-parallel.js";
export { type TreeMethod, type TreesOptions, thinkTrees } from "./think-trees.js";
