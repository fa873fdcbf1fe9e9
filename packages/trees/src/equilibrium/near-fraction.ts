import { fraction, type Value } from "../model/number.js";

/** A solver's doubles are accurate to about this. */
const NEAR = 1e-9;
const MOST_DENOMINATOR = 1_000_000n;

/**
 * The simplest fraction near a share from 0 to 1: the first convergent of its continued fraction that is near enough.
 */
export function nearFraction(share: number): Value {
  let [a, b] = [0n, 1n];
  let [c, d] = [1n, 0n];
  let rest = share;
  for (;;) {
    const whole = Math.floor(rest);
    const next = BigInt(whole);
    const [n, m] = [next * c + a, next * d + b];
    if (m > MOST_DENOMINATOR) return fraction(BigInt(Math.round(share * 1e12)), 1_000_000_000_000n);
    [a, b, c, d] = [c, d, n, m];
    if (Math.abs(Number(n) / Number(m) - share) <= NEAR) return fraction(n, m);
    rest = 1 / (rest - whole);
  }
}
