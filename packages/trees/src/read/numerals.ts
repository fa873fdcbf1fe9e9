import { TreeError } from "../model/error.js";
import { parseValue, type Value, ZERO } from "../model/number.js";
import { quoted } from "./quoted.js";

const MOST_KEPT = 10_000;
const LOOKS_NUMERIC = /^[-+\d./eE]*$/;

/** Reads numerals exactly. Equal ones are one object: large trees have few different payoffs. */
export class Numerals {
  private readonly known = new Map<string, Value>();

  /** Throws a TreeError at `at` if the text is not an integer, decimal or quotient. */
  value(text: string, at: number | undefined): Value {
    const known = this.known.get(text);
    if (known) return known;
    const value = parseValue(text);
    if (value === undefined) throw notNumber(text, at);
    if (this.known.size < MOST_KEPT) this.known.set(text, value);
    return value;
  }

  probability(text: string, at: number | undefined): Value {
    const value = this.value(text, at);
    if (value.compare(ZERO) < 0) throw new TreeError("tree-negative-probability", { text: quoted(text) }, at);
    return value;
  }
}

function notNumber(text: string, at: number | undefined): TreeError {
  const start = text.slice(0, 1000);
  if (/^[-+]?\d+\/0+$/.test(start)) return new TreeError("tree-zero-denominator", { text: quoted(text) }, at);
  if (text.length > 100 && LOOKS_NUMERIC.test(start))
    return new TreeError("tree-too-many-digits", { begin: quoted(text.slice(0, 20)) }, at);
  if (/^[-+]?[\d.]+[eE][-+]?\d+$/.test(start))
    return new TreeError("tree-exponent", { text: quoted(text) }, at);
  return new TreeError("tree-not-number", { text: quoted(text) }, at);
}
