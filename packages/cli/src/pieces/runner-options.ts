import type { Command } from "commander";
import { countOf } from "../io/arguments.js";
import { oneLine, UsageError } from "../io/errors.js";
import type { Io } from "../io/io.js";
import { readThreads } from "../io/threads-option.js";
import { localRunner } from "./local-runner.js";
import type { Runner } from "./piece-work.js";

export interface RunnerOptions {
  readonly threads?: string;
  readonly queue?: string;
  readonly job?: string;
  readonly lost?: string;
  readonly page?: string;
}

/** Seconds of work in a job, and after which a worker that is not heard of is lost. */
const USUAL_JOB = 10;
export const USUAL_LOST = 30;

/** Adds the options of a fleet; --threads is the command's own. */
export function addRunnerOptions(command: Command): void {
  command
    .option(
      "--queue <URL>",
      "Have it done by the workers (`tyche worker`) of a Redis or Valkey: redis://HOST:6379.",
    )
    .option("--job <SECONDS>", `With --queue: seconds of work that a worker is given at once; ${USUAL_JOB}.`)
    .option(
      "--lost <SECONDS>",
      `With --queue: a worker that is not heard of for so long is lost, and others do its jobs; ${USUAL_LOST}.`,
    )
    .option(
      "--page <PORT>",
      "Serve a page, for this machine alone, on which to watch: what is known so far, and who works; 0 for any free port.",
    );
}

/**
 * Threads of this process, or the fleet that is asked for. What the queue needs is loaded only here.
 *
 * @param about what is done, for who watches; threads where none are named, and the fewest that may be
 * @throws UsageError
 */
export async function openRunner(
  options: RunnerOptions,
  about: { readonly title: string; readonly usual: number; readonly least?: 0 | 1 },
  io: Io,
): Promise<Runner> {
  const { page } = options;
  const runner = await plainRunner(options, about, io);
  if (page === undefined) return runner;
  try {
    const { watched } = await import("./watched-runner.js");
    const seen = await watched(runner, countOf("page", page, 0, 65_535), about.title);
    io.stderr.write(`watch it at ${seen.url}\n`);
    return seen;
  } catch (error) {
    await runner.close();
    throw error;
  }
}

async function plainRunner(
  { threads, queue, job, lost }: RunnerOptions,
  { usual, least = 0 }: { readonly usual: number; readonly least?: 0 | 1 },
  io: Io,
): Promise<Runner> {
  if (queue === undefined) {
    for (const [name, value] of Object.entries({ job, lost })) {
      if (value !== undefined) throw new UsageError(`--${name} says nothing without --queue`);
    }
    return localRunner(threads === undefined ? usual : readThreads(threads, least, io));
  }
  if (threads !== undefined)
    throw new UsageError("--threads are of this process: with --queue each worker has its own");
  const { queueRunner } = await import("../queue/queue-runner.js");
  return queueRunner(queue, {
    jobSeconds: secondsOf("job", job, USUAL_JOB),
    lostSeconds: secondsOf("lost", lost, USUAL_LOST),
    tell: (line) => void io.stderr.write(`${oneLine(line)}\n`),
  });
}

/** @throws UsageError */
export function secondsOf(option: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  const seconds = Number(text);
  if (/^\d{1,6}(\.\d+)?$/.test(text.trim()) && seconds >= 0.1) return seconds;
  throw new UsageError(`--${option} takes seconds from 0.1, not "${text.slice(0, 40)}"`);
}
