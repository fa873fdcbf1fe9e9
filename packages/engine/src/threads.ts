/**
 * Searches on other threads and machines: a server, a client, and pools of workers, over any kind of message port.
 *
 * @module
 */

export { answerCalls, Caller } from "./threads/calls.js";
export { connect, type RemoteEngine } from "./threads/connect.js";
export type { Port } from "./threads/port.js";
export type { RemoteOptions, ServableGame } from "./threads/protocol.js";
export { serve } from "./threads/serve.js";
export type { WorkerPort } from "./threads/slot.js";
export { WorkersLostError } from "./threads/slot.js";
export type { PoolOptions } from "./threads/task-pool.js";
export { WorkerPool } from "./threads/worker-pool.js";
