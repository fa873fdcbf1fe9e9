import { grown } from "../../grown.js";

/** By n: the natural logarithm of n!. */
let logFactorials = new Float64Array([0, 0]);

/**
 * What the last of them lacks (W. Kahan 1965), so that ratios of binomials stay exact to about 10^-13. It is carried from
 * one growth to the next: else the last digits would tell which boards this process has seen before, and ties go with them.
 */
let carried = 0;

function listTo(most: number): void {
  const longer = grown(logFactorials, Math.max(most + 1, 2 * logFactorials.length));
  for (let n = logFactorials.length; n < longer.length; n++) {
    const term = Math.log(n) - carried;
    const sum = longer[n - 1]! + term;
    carried = sum - longer[n - 1]! - term;
    longer[n] = sum;
  }
  logFactorials = longer;
}

/** The natural logarithm of the number of ways to choose m of n, -Infinity where there is none. */
export function logBinomial(n: number, m: number): number {
  if (m < 0 || m > n) return -Infinity;
  if (n >= logFactorials.length) listTo(n);
  return logFactorials[n]! - logFactorials[m]! - logFactorials[n - m]!;
}
