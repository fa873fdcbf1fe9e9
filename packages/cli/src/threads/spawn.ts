import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { type Access, ownAccess } from "../io/access.js";
import type { Assignment } from "./work.js";
import type { QuestionOf, ServedName, WorkName } from "./works.js";

// By the package's own name: a thread needs its script as JavaScript, so that sources that are run as they are, as in
// tests, take the built one too.
const SCRIPT = createRequire(import.meta.url).resolve("tyche/worker");

/** Starts a thread for a kind of work. @param access what it may open; as much as this thread without it */
export function spawn<Name extends WorkName | ServedName>(
  work: Name,
  question: QuestionOf<Name>,
  access: Access | undefined = ownAccess(),
): Worker {
  return new Worker(SCRIPT, {
    workerData: { work, question, access } satisfies Assignment,
    // What this process was told of how names of packages are read holds for its own sources.
    execArgv: [],
  });
}
