import type { Pause } from "./deepen.js";

/** The longest time between two turns of the event loop, as far as the steps allow. */
const TURN_MS = 10;

/**
 * Runs the steps of long work and passes on its reports; the other steps are pauses (undefined, or a promise to wait
 * for), in which the event loop can run, so that timers fire and an `AbortSignal` can stop the work.
 */
export async function* inTurns<Report extends object>(
  steps: Iterable<Report | Pause>,
): AsyncGenerator<Report, void, void> {
  let resumed = performance.now();
  for (const step of steps) {
    if (step instanceof Promise) await step;
    else if (step !== undefined) yield step;
    if (performance.now() - resumed > TURN_MS) {
      await pause();
      resumed = performance.now();
    }
  }
}

/** The last of at least one report. */
export async function lastOf<Report>(reports: AsyncIterable<Report>): Promise<Report> {
  let last: Report | undefined;
  for await (const report of reports) last = report;
  return last as Report;
}

function pause(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (resume: () => void) => void };
  return new Promise((resume) => {
    if (setImmediate) setImmediate(resume);
    else if (typeof MessageChannel === "undefined") setTimeout(resume, 0);
    else byMessage(resume);
  });
}

/** For browsers: a timer would wait 4 ms each time, a message to oneself does not. */
function byMessage(resume: () => void): void {
  const { port1, port2 } = new MessageChannel();
  // As in browsers; Node's type lacks the property.
  (port1 as typeof port1 & { onmessage: () => void }).onmessage = () => {
    port1.close();
    resume();
  };
  port2.postMessage(undefined);
}
