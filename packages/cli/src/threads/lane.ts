import type { Access } from "../io/access.js";
import { spawn } from "./spawn.js";
import { Threads } from "./threads.js";
import type { Care, Lane, Work } from "./work.js";
import {
  type MessageOf,
  type QuestionOf,
  type ResultOf,
  type TaskOf,
  WORKS,
  type WorkName,
} from "./works.js";

export type LaneOf<Name extends WorkName> = Lane<TaskOf<Name>, ResultOf<Name>, MessageOf<Name>>;

/**
 * Opens a pool of threads for one question; they start at once.
 *
 * @param work a name of `works.ts`
 * @param question plain data from which each thread opens its work
 * @param threads 0: run on this thread, which can receive Ctrl-C between tasks
 * @param access what the threads may open; default: the same as this thread
 */
export function openLane<Name extends WorkName>(
  work: Name,
  question: QuestionOf<Name>,
  threads: number,
  access?: Access,
): LaneOf<Name> {
  if (threads > 0) return new Threads(work, threads, () => spawn(work, question, access));
  return here(async () => {
    // Safe: the types of a work name are derived from its module.
    const { open } = (await WORKS[work]()) as { open: (question: QuestionOf<Name>) => unknown };
    return (await open(question)) as Work<TaskOf<Name>, ResultOf<Name>, MessageOf<Name>>;
  });
}

/** A pool without threads, which runs tasks on this thread. */
function here<Task, Result, Message>(
  open: () => Promise<Work<Task, Result, Message>>,
): Lane<Task, Result, Message> {
  let opened: Promise<Work<Task, Result, Message>> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const next = async (task: Task, { signal, hear }: Care<Message>): Promise<Result> => {
    await new Promise((resume) => setImmediate(resume));
    opened ??= open();
    return (await opened).run(task, signal ?? { aborted: false }, hear ?? (() => {}));
  };
  return {
    run(task, care = {}) {
      const result = last.then(() => next(task, care));
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
