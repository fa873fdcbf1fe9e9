import { InterruptedError } from "../errors.js";

/**
 * Runs work that Ctrl-C asks to stop; a second Ctrl-C ends the process at once.
 *
 * @returns what the work returns, and whether it was asked to stop
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ result: T; interrupted: boolean }> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once("SIGINT", stop);
  try {
    const result = await work(controller.signal);
    return { result, interrupted: controller.signal.aborted };
  } finally {
    process.off("SIGINT", stop);
  }
}

/** The same for work whose unfinished result is of no use. */
export async function uninterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { result, interrupted } = await interruptible(work);
  if (interrupted) throw new InterruptedError();
  return result;
}
