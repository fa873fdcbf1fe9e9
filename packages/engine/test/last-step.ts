/** The last decision of a search step by step. */
export function lastStep<T>(steps: Iterable<T | undefined>): T {
  let last: T | undefined;
  for (const step of steps) last = step ?? last;
  return last!;
}
