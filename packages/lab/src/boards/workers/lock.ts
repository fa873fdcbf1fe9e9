/** Sent by a worker that holds its lock. No call has this number. */
const HELD = { id: 0, isLast: false };
/** Milliseconds after which a worker that does not hold its lock has not started. */
const STARTS_MS = 30_000;

/** In a worker: holds a lock until the worker ends, by whatever cause. Without https there are no locks. */
export function holdLock(port: { postMessage(message: unknown): void }, lock: string): void {
  void navigator.locks?.request(lock, () => {
    port.postMessage(HELD);
    return new Promise(() => {});
  });
}

/**
 * In the page: terminates a worker whose lock is free, which has ended, so that its caller learns of it. A browser sends
 * no event when it ends a worker, for example for lack of memory.
 */
export function endWithLock(worker: Worker, lock: string): void {
  const end = (): void => void navigator.locks?.request(lock, () => worker.terminate());
  worker.addEventListener("message", ({ data }: MessageEvent<typeof HELD>) => {
    if (data.id === HELD.id) end();
  });
  setTimeout(end, STARTS_MS);
}
