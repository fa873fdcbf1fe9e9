/**
 * Searches on other threads and machines: a server, a client, and pools of workers, over any kind of message port.
 *
 * @module
 */

export { connect, type RemoteEngine, type RemoteOptions } from "./threads/connect.js";
export { type PoolOptions, WorkerPool } from "./threads/pool.js";
export type { Port, ServableGame } from "./threads/protocol.js";
export { serve } from "./threads/serve.js";
export type { WorkerPort } from "./threads/slot.js";
export { WorkersLostError } from "./threads/slot.js";
export { type ParallelOptions, thinkParallel } from "./threads/think-parallel.js";
export { type TreeMethod, type TreesOptions, thinkTrees } from "./threads/think-trees.js";
