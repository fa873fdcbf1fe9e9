/** How often a signal without events is checked, in milliseconds. */
const LOOK = 5;

/**
 * Fires once when the time is over or the signal aborts, while this thread waits for others. @returns a function that
 * cancels it
 */
export function alarm(
  time: number | undefined,
  signal: { readonly aborted: boolean } | undefined,
  strike: (limit: "time" | "abort") => void,
): () => void {
  const abort = (): void => strike("abort");
  const events = signal instanceof AbortSignal ? signal : undefined;
  events?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  const look =
    signal && !events ? setInterval(() => (signal.aborted ? abort() : undefined), LOOK) : undefined;
  const timer =
    time === undefined ? undefined : setTimeout(() => strike("time"), Math.min(time, 2 ** 31 - 1));
  return () => {
    events?.removeEventListener("abort", abort);
    clearInterval(look);
    clearTimeout(timer);
  };
}
