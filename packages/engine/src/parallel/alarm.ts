/** How often a signal that cannot call is looked at, in milliseconds. */
const LOOK = 5;

/**
 * Strikes once when the time is over or the signal says so, while this thread waits for others.
 *
 * @returns what ends it
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
