/** Longest time without letting timers, events and other work have their turn, as far as the steps allow. */
const TURN_MS = 15;

/**
 * Takes the steps of long work, as of a search, one by one and hands on its reports (undefined: nothing to report yet). In between it lets
 * the event loop run, so that timers fire and an `AbortSignal` can strike.
 */
export async function* inTurns<Report>(
  steps: Iterable<Report | undefined>,
): AsyncGenerator<Report, void, void> {
  let resumed = performance.now();
  for (const report of steps) {
    if (report !== undefined) yield report;
    if (performance.now() - resumed > TURN_MS) {
      await pause();
      resumed = performance.now();
    }
  }
}

/** The last of one or more reports. */
export async function lastOf<Report>(reports: AsyncIterable<Report>): Promise<Report> {
  let last: Report | undefined;
  for await (const report of reports) last = report;
  return last as Report;
}

/** Lets the event loop run once. */
function pause(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (resume: () => void) => void };
  return new Promise((resume) => (setImmediate ? setImmediate(resume) : setTimeout(resume, 0)));
}
