import { TreeError } from "../model/error.js";
import { parseValue, type Value, ZERO } from "../model/number.js";
import type { Problem } from "../problems/problems.js";
import { quoted } from "./quoted.js";

const MOST_KEPT = 10_000;
const LOOKS_NUMERIC = /^[-+\d./eE]*$/;

/**
 * Reads numerals exactly. The same numeral gives the same object, which saves most of the time and memory of large
 * trees, whose payoffs are few and repeat.
 */
export class Numerals {
  private readonly known = new Map<string, Value>();

  /** Throws a TreeError at `at` where the text is no integer, decimal or quotient. */
  value(text: string, at: number | undefined): Value {
    const known = this.known.get(text);
    if (known) return known;
    const value = parseValue(text);
    if (value === undefined) throw new TreeError(whyNot(text), at);
    if (this.known.size < MOST_KEPT) this.known.set(text, value);
    return value;
  }

  probability(text: string, at: number | undefined): Value {
    const value = this.value(text, at);
    if (value.compare(ZERO) < 0) throw new TreeError(["negativeProbability", quoted(text)], at);
    return value;
  }
}

function whyNot(text: string): Problem {
  if (/^[-+]?\d+\/0+$/.test(text.slice(0, 1000))) return ["zeroDenominator", quoted(text)];
  if (text.length > 100 && LOOKS_NUMERIC.test(text.slice(0, 1000))) {
    return ["tooManyDigits", quoted(text.slice(0, 20))];
  }
  if (/^[-+]?[\d.]+[eE][-+]?\d+$/.test(text.slice(0, 1000))) return ["exponent", quoted(text)];
  return ["notNumber", quoted(text)];
}
