/**
 * Searches on other threads and machines: a server, a client, and pools of workers, over any kind of message port.
 *
 * @module
 */

export { WorkersLostError } from "../parallel/job.js";
export { type PoolOptions, WorkerPool } from "../parallel/pool.js";
export type { WorkerPort } from "../parallel/slot.js";
export { type ParallelOptions, thinkParallel } from "../parallel/think-parallel.js";
export { type TreeMethod, type TreesOptions, thinkTrees } from "../parallel/think-trees.js";
export { connect, type RemoteEngine, type RemoteOptions } from "../worker/connect.js";
export type { Port } from "../worker/protocol.js";
export type { ServableGame } from "../worker/servable.js";
export { serve } from "../worker/serve.js";
