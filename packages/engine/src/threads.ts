/**
 * Searches on other threads and machines: a server, a client, and pools of workers, over any kind of message port.
 *
 * @module
 */

export { connect, type RemoteEngine, type RemoteOptions } from "./threads/connect.js";
export type { Port, ServableGame } from "./threads/protocol.js";
export { serve } from "./threads/serve.js";
export type { WorkerPort } from "./threads/slot.js";
export { WorkersLostError } from "./threads/slot.js";
export type { PoolOptions } from "./threads/task-pool.js";
export { WorkerPool } from "./threads/worker-pool.js";
