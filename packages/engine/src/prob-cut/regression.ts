/** The prediction of a deep search from a shallow one: deep = slope x shallow + offset, with a standard deviation. */
export interface Regression {
  readonly slope: number;
  readonly offset: number;
  /** Standard deviation of the residuals. */
  readonly deviation: number;
  readonly count: number;
}

/** Least squares through pairs of a shallow and a deep value, at least three. */
export function regression(pairs: readonly (readonly [shallow: number, deep: number])[]): Regression {
  const count = pairs.length;
  const x = pairs.reduce((sum, [shallow]) => sum + shallow, 0) / count;
  const y = pairs.reduce((sum, [, deep]) => sum + deep, 0) / count;
  let xx = 0;
  let xy = 0;
  for (const [shallow, deep] of pairs) {
    xx += (shallow - x) ** 2;
    xy += (shallow - x) * (deep - y);
  }
  const slope = xx > 0 ? xy / xx : 1;
  const offset = y - slope * x;
  const rest = pairs.reduce((sum, [shallow, deep]) => sum + (deep - slope * shallow - offset) ** 2, 0);
  return { slope, offset, deviation: Math.sqrt(rest / Math.max(1, count - 2)), count };
}
