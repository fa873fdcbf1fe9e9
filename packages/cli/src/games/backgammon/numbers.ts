import { parseCount } from "../../io/arguments.js";
import { UsageError } from "../../io/errors.js";

/**
 * A whole number that was given to an option.
 * @throws UsageError where it is none, or not between `least` and `most`
 */
export function wholeOf(
  option: string,
  text: string,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  const number = parseCount(text.trim());
  if (number !== undefined && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`--${option} takes a whole number ${range}, not "${text.slice(0, 40)}"`);
}
