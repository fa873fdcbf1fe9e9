import { TreeError } from "../../model/error.js";
import { formatExact, type Value } from "../../model/number.js";

/** Readers refuse longer numerals. */
const LONGEST = 400;

/**
 * A finite number in the usual spelling, exactly: "3", "-2.5", "1/3".
 * @throws TreeError if it is longer than readers accept
 */
export function numeral(value: Value): string {
  const text = (value.d === 1n ? undefined : shortDecimal(value)) ?? formatExact(value);
  if (text.length > LONGEST) {
    throw new TreeError("tree-long-numeral", { length: text.length, most: LONGEST });
  }
  return text;
}

/** A decimal that equals the value exactly, if there is one with at most six places. */
function shortDecimal(value: Value): string | undefined {
  for (let places = 1; places <= 6; places++) {
    if (10n ** BigInt(places) % value.d !== 0n) continue;
    const scaled = (value.n * 10n ** BigInt(places)) / value.d;
    const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, "0");
    return `${scaled < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  }
  return undefined;
}

/** A number in JSON: as a number if every JSON reader takes it exactly, otherwise as a string. */
export function jsonNumber(value: Value): string {
  const text = numeral(value);
  return /^-?[\d.]{1,15}$/.test(text) ? text : `"${text}"`;
}

/** Whether all probabilities are equal, so that formats need not write them. */
export function isUniform(probabilities: readonly Value[]): boolean {
  const first = probabilities[0]!;
  return probabilities.every((p) => p === first || p.equals(first));
}
