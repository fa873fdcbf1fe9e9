/**
 * Runs work that Ctrl-C asks to stop; a second Ctrl-C ends the process at once.
 *
 * @returns what the work returns, and whether it was asked to stop
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T; readonly interrupted: boolean }> {
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
