/** The first of `count` indices whose value is the greatest. */
export function firstMost(count: number, valueAt: (index: number) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = valueAt(i);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return best;
}
