import type { Limit, Value, Worth } from "@tyche/trees";
import { worthText } from "@tyche/trees/drawing";
import { formatLimit } from "@tyche/trees/numbers";
import type { Look } from "../../state/state.js";

type Numbers = Look["numbers"];

/** A number, or one for each player, with a minus sign: "−1/2", "(3, −2)". */
export function numberText(worth: Worth, numbers: Numbers): string {
  return worthText(worth, numbers).replaceAll("-", "−");
}

/** Longest number in a pair: two of them are as long as the longest text of a picture. */
const LONGEST_NUMBER = 12;

/** As `numberText`, but a number that is too long for a pair is rounded: "≈ 8.23e18". */
export function shortNumberText(value: Value, numbers: Numbers): string {
  const text = numberText(value, numbers);
  if (text.length <= LONGEST_NUMBER) return text;
  const number = value.toNumber();
  const isPlain = Math.abs(number) >= 1e-3 && Math.abs(number) < 1e6;
  const rounded = isPlain
    ? String(Number(number.toPrecision(6)))
    : number.toExponential(2).replace("e+", "e");
  return `≈${rounded.replaceAll("-", "−")}`;
}

function limitText(limit: Limit, numbers: Numbers): string {
  return formatLimit(limit, (value) => shortNumberText(value, numbers));
}

/** Alpha and beta at a node, one above the other. */
export function windowTexts(alpha: Limit, beta: Limit, numbers: Numbers): readonly [string, string] {
  return [`α ${limitText(alpha, numbers)}`, `β ${limitText(beta, numbers)}`];
}

/** The window on the edge above a node: "(−∞, 3)". */
export function edgeWindowText([alpha, beta]: readonly [Limit, Limit], numbers: Numbers): string {
  return `(${limitText(alpha, numbers)}, ${limitText(beta, numbers)})`;
}

export function intervalText([low, high]: readonly [Value, Value], numbers: Numbers): string {
  return `[${shortNumberText(low, numbers)}, ${shortNumberText(high, numbers)}]`;
}
