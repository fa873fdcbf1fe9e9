import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { type Access, ownAccess } from "../io/access.js";
import type { Assignment } from "./work.js";

// Resolved by the package's own name: a thread needs its script as JavaScript, so that sources that are run directly,
// as in tests, also use the built script.
const SCRIPT = createRequire(import.meta.url).resolve("tyche/worker");

/**
 * Starts a thread.
 *
 * @param work the name of a kind of work
 * @param access what it may open; default: the same as this thread
 */
export function spawn(work: string, question: unknown, access: Access | undefined = ownAccess()): Worker {
  return new Worker(SCRIPT, {
    workerData: { work, question, access } satisfies Assignment,
    // The process's import conditions apply only to its own sources.
    execArgv: [],
  });
}
