import { Worker } from "node:worker_threads";
import { type Access, ownAccess } from "../io/access.js";
import { packagePath } from "../io/package.js";
import { Threads } from "./threads.js";
import type { Assignment, TaskOptions, TaskPool, Work, WorkKind } from "./work.js";

/**
 * Opens a pool of threads for one question; they start at once.
 *
 * @param question plain data from which each thread opens its work
 * @param threads 0: run on this thread, which can receive Ctrl-C between tasks
 * @param access what the threads may open; default: the same as this thread
 */
export function openTaskPool<Question, Task, Result, Message>(
  kind: WorkKind<Question, Task, Result, Message>,
  question: Question,
  threads: number,
  access?: Access,
): TaskPool<Task, Result, Message> {
  if (threads > 0) return new Threads(kind.name, threads, () => spawn(kind.name, question, access));
  return here(async () => (await kind.load()).open(question));
}

/** A pool without threads, which runs tasks on this thread. */
function here<Task, Result, Message>(
  open: () => Promise<Work<Task, Result, Message>>,
): TaskPool<Task, Result, Message> {
  let opened: Promise<Work<Task, Result, Message>> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const next = async (task: Task, { signal, onMessage }: TaskOptions<Message>): Promise<Result> => {
    await new Promise((resume) => setImmediate(resume));
    opened ??= open();
    return (await opened).run(task, signal ?? { aborted: false }, onMessage ?? (() => {}));
  };
  return {
    run(task, options = {}) {
      const result = last.then(() => next(task, options));
      // An error concerns only its own task.
      last = result.catch(() => {});
      return result;
    },
    async close() {
      const work = await opened?.catch(() => undefined);
      await work?.close?.();
    },
  };
}

// A thread needs its script as JavaScript, so that sources that are run directly, as in tests, also use the built one.
const SCRIPT = packagePath("bundle/worker.js");

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
