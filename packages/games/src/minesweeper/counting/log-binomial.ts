import { grown } from "../../kit/numbers.js";

/** Indexed by n: the natural logarithm of n!. */
let logFactorials = new Float64Array([0, 0]);

/**
 * Compensation of the last entry (W. Kahan 1965), which keeps ratios of binomials exact to about 10^-13. It is
 * carried over when the table grows: otherwise the last digits, and with them ties, would depend on which boards this
 * process has seen before.
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

/** The natural logarithm of the number of ways to choose m of n, -Infinity if there is none. */
export function logBinomial(n: number, m: number): number {
  if (m < 0 || m > n) return -Infinity;
  if (n >= logFactorials.length) listTo(n);
  return logFactorials[n]! - logFactorials[m]! - logFactorials[n - m]!;
}
