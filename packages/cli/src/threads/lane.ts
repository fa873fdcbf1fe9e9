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
 * Opens a lane; its threads start at once.
 *
 * @param work a name of `works.ts`
 * @param question plain data from which each thread makes its work at hand
 * @param threads 0: none but this one, which between two tasks lets Ctrl-C be heard
 * @param access what the threads may open; as much as this one without it
 */
export function openLane<Name extends WorkName>(
  work: Name,
  question: QuestionOf<Name>,
  threads: number,
  access?: Access,
): LaneOf<Name> {
  if (threads > 0) return new Threads(work, threads, () => spawn(work, question, access));
  return here(async () => {
    // Safe: the module of a name opens what the types of that name are taken from.
    const { open } = (await WORKS[work]()) as { open: (question: QuestionOf<Name>) => unknown };
    return (await open(question)) as Work<TaskOf<Name>, ResultOf<Name>, MessageOf<Name>>;
  });
}

/** A lane of no threads but this one. */
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
      // An error is its own task's affair.
      last = result.catch(() => {});
      return result;
    },
    async close() {
      const work = await opened?.catch(() => undefined);
      await work?.close?.();
    },
  };
}
