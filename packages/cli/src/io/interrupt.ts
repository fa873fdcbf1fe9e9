/**
 * Signals that ask the command to stop: Ctrl-C, and the signal that a system, queue or container sends before it ends a
 * process.
 */
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs work that Ctrl-C (or SIGTERM) asks to stop. A second signal ends the process at once.
 *
 * @returns the result of the work, and whether it was asked to stop
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T; readonly interrupted: boolean }> {
  const controller = new AbortController();
  const unlisten = (): void => {
    for (const name of SIGNALS) process.off(name, stop);
  };
  const stop = (): void => {
    unlisten();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    const result = await work(controller.signal);
    return { result, interrupted: controller.signal.aborted };
  } finally {
    unlisten();
  }
}
