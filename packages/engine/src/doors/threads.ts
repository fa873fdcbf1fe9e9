/**
 * Searches on other threads and machines: a server, a client, and pools of workers, over any kind of message port.
 *
 * @module
 */

export * from "../parallel/index.js";
export * from "../worker/index.js";
