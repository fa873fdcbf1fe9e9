/** The script of all threads: it opens its kind of work and runs tasks until it is message to close. */
import { parentPort, workerData } from "node:worker_threads";
import { plainError } from "@tyche/engine/errors";
import { restrict } from "../io/access.js";
import type { Assignment, FromThread, ToThread, Work } from "../threads/work.js";
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
  const post = (message: FromThread): void => port.postMessage(message);
  let opened: Promise<AnyWork> | undefined;

  const run = async (task: unknown, stop: Int32Array): Promise<void> => {
    const signal = {
      get aborted() {
        return Atomics.load(stop, 0) === 1;
      },
    };
    try {
      opened ??= Promise.resolve(open(question));
      const result = await (await opened).run(task, signal, (message) => post({ message }));
      post({ result });
    } catch (error) {
      post({ error: plainError(error) });
    }
  };
  const close = async (): Promise<void> => {
    const open = await opened?.catch(() => undefined);
    await open?.close?.();
    post("closed");
  };

  port.on("message", (message: ToThread) => {
    if (message === "close") void close();
    else void run(message.task, message.stop);
  });
}
