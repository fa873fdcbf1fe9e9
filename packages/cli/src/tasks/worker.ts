/** The script of all threads: it opens its kind of work and runs tasks until it is called to close. */
import { parentPort, workerData } from "node:worker_threads";
import { answerCalls } from "@tyche/engine/threads";
import { restrict } from "../io/access.js";
import type { Assignment, Stop, Work } from "../threads/work.js";
import { KINDS } from "./kinds.js";

type Open = (question: unknown) => AnyWork | Promise<AnyWork>;
type AnyWork = Work<unknown, unknown, unknown>;

const port = parentPort!;
const { work, question, access } = workerData as Assignment;
restrict(access);
// Not `await`: the bundle is CommonJS. An error ends the thread.
void KINDS[work as keyof typeof KINDS]().then((module) =>
  "serve" in module
    ? module.serve(port, question as Parameters<typeof module.serve>[1])
    : attend(module.open as Open),
);

function attend(open: Open): void {
  let opened: Promise<AnyWork> | undefined;
  answerCalls(port, (name, send) => {
    if (name === "close")
      return async () => {
        const open = await opened?.catch(() => undefined);
        await open?.close?.();
      };
    return async (task: unknown, signal: Stop) => {
      opened ??= Promise.resolve(open(question));
      return { result: await (await opened).run(task, signal, (message) => send({ message })) };
    };
  });
}
