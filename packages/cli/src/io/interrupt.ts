/** What asks work to stop: Ctrl-C, and what a system, a queue or a container sends before it ends a process. */
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs work that Ctrl-C (or SIGTERM) asks to stop; asked a second time, the process ends at once.
 *
 * @returns what the work returns, and whether it was asked to stop
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
