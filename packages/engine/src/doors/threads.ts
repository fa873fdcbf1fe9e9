/**
 * Searches on other threads and machines: a side that serves, one that connects, and pools of workers, over ports of any make.
 *
 * @module
 */

export * from "../parallel/index.js";
export * from "../worker/index.js";
