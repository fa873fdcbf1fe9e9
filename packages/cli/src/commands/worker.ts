import { availableParallelism } from "node:os";
import { readThreads } from "../io/arguments.js";
import { oneLine, UsageError } from "../io/errors.js";
import { type Io, interruptible } from "../io/io.js";
import { argument, type OptionRows, type OptionValues, repeated } from "../io/options.js";
import { statusLine } from "../io/terminal.js";
import { secondsOf, USUAL_LOST } from "../queue/runner-options.js";
import { type Examples, registers } from "./command.js";

/** Default time limit of a job, in seconds. */
const USUAL_LONGEST = 600;

const OPTIONS = [
  ["--queue <URL>", "help-worker-queue"],
  ["--allow-programs", "help-worker-allow-programs"],
  ["--threads <T>", "help-worker-threads"],
  ["--lost <SECONDS>", { id: "help-worker-lost", values: { usual: USUAL_LOST } }],
  ["--longest <SECONDS>", { id: "help-worker-longest", values: { usual: USUAL_LONGEST } }],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS> & { readonly allowFiles?: readonly string[] };

export const examples: Examples = {
  "example-worker": {
    type: "tyche worker --queue redis://127.0.0.1:6379 --threads 2",
    needs: "redis",
    endless: true,
  },
};

export const register = registers(
  [argument("[url]", "help-worker-url"), OPTIONS, repeated("--allow-files <DIR>", "help-worker-allow-files")],
  act,
);

async function act(
  named: string | undefined,
  { queue, threads, lost, longest, allowFiles = [], allowPrograms = false }: Options,
  io: Io,
): Promise<void> {
  if (named !== undefined && queue !== undefined)
    throw new UsageError(
      "queue-named-twice",
      {},
      "the queue is given twice: leave out --queue or the address before it",
    );
  const url = queue ?? named;
  if (url === undefined)
    throw new UsageError("queue-missing", {}, "name the queue: tyche worker --queue redis://HOST:6379");
  const [{ work }, { allowedFolder }] = await Promise.all([
    import("../queue/worker.js"),
    import("../queue/acceptance.js"),
  ]);
  const status = statusLine(io.stderr);
  const settings = {
    threads: threads === undefined ? availableParallelism() : readThreads(threads, 1, io),
    lostSeconds: secondsOf("lost", lost, USUAL_LOST),
    mostSeconds: secondsOf("longest", longest, USUAL_LONGEST),
    permission: { folders: allowFiles.map(allowedFolder), programs: allowPrograms },
    greet: (line: string) => void io.stdout.write(`${oneLine(line)}\n`),
    tell: (line: string) => void io.stderr.write(`${io.stderr.isTTY ? "\r\u001b[K" : ""}${oneLine(line)}\n`),
    onJob(jobs: number) {
      status.show(`${jobs} jobs done`);
    },
  };
  await interruptible((signal) => work(url, settings, signal)).finally(() => {
    status.clear();
  });
}
