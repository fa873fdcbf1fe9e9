import type { Estimate } from "@tyche/engine/statistics";

/** Formats a value with the bounds of its confidence interval. */
export function interval({ value, low, high }: Estimate, shown: (value: number) => string): string {
  if (Number.isNaN(value)) return "–";
  return Number.isFinite(low) && Number.isFinite(high)
    ? `${shown(value)} [${shown(low)}, ${shown(high)}]`
    : `${shown(value)} [unknown]`;
}

/** Formats a rate per second. */
export function rated(rate: number): string {
  return rate >= 100 ? Math.round(rate).toLocaleString("en") : rate.toPrecision(2);
}

export function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

/** Four digits after the point for small payoffs, fewer for scores in the thousands. */
export function points(value: number): string {
  const digits = Math.abs(value) >= 100 ? 1 : 4;
  return value.toFixed(digits);
}
