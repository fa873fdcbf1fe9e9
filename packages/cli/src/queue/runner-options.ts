import type { Problem } from "@tyche/engine/errors";
import { mustBe, readThreads } from "../io/arguments.js";
import { oneLine, UsageError } from "../io/errors.js";
import type { Io } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { localRunner } from "../runs/local-runner.js";
import type { Runner } from "../runs/run.js";

/**
 * Default duration of a job in seconds, and default time without a sign of life after which a worker counts as lost.
 */
const USUAL_JOB = 10;
export const USUAL_LOST = 30;

/** The options of a fleet; the command has --threads itself. */
export const RUNNER_OPTIONS = [
  ["--queue <URL>", "help-queue"],
  ["--job <SECONDS>", { id: "help-job", values: { usual: USUAL_JOB } }],
  ["--lost <SECONDS>", { id: "help-lost", values: { usual: USUAL_LOST } }],
] as const satisfies OptionRows;

export type RunnerOptions = OptionValues<typeof RUNNER_OPTIONS> & { readonly threads?: string };

/**
 * Opens the threads of this process, or the requested fleet. The libraries for the queue are loaded only here.
 *
 * @param about the default and the minimum number of threads
 * @throws UsageError
 */
export async function openRunner(
  { threads, queue, job, lost }: RunnerOptions,
  { usual, least = 0 }: { readonly usual: number; readonly least?: 0 | 1 },
  io: Io,
): Promise<Runner> {
  if (queue === undefined) {
    for (const [name, value] of Object.entries({ job, lost })) {
      if (value !== undefined)
        throw new UsageError("queue-option-alone", { option: name }, `--${name} needs --queue`);
    }
    return localRunner(threads === undefined ? usual : readThreads(threads, least, io));
  }
  if (threads !== undefined)
    throw new UsageError(
      "queue-threads",
      {},
      "--threads is for this process; with --queue each worker has its own threads",
    );
  const { queueRunner } = await import("./queue-runner.js");
  return queueRunner(queue, {
    jobSeconds: secondsOf("job", job, USUAL_JOB),
    lostSeconds: secondsOf("lost", lost, USUAL_LOST),
    tell: (line) => void io.stderr.write(`${oneLine(line)}\n`),
  });
}

const SECONDS: Problem = { id: "kind-seconds", values: {}, message: "a number of seconds, 0.1 or more" };

/** @throws UsageError */
export function secondsOf(option: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  const seconds = Number(text);
  if (/^\d{1,6}(\.\d+)?$/.test(text.trim()) && seconds >= 0.1) return seconds;
  throw mustBe(option, SECONDS, text);
}
