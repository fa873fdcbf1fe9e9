import type { Limit, Value, Worth } from "@tyche/trees";
import { worthText } from "@tyche/trees/drawing";
import { formatLimit } from "@tyche/trees/numbers";
import type { Look } from "../../state/state.js";

type Numbers = Look["numbers"];

/** A number, or one for each player, with a minus sign: "−1/2", "(3, −2)". */
export function numberText(worth: Worth, numbers: Numbers): string {
  return worthText(worth, numbers).replaceAll("-", "−");
}

function limitText(limit: Limit, numbers: Numbers): string {
  return formatLimit(limit, (value) => numberText(value, numbers));
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
  return `[${numberText(low, numbers)}, ${numberText(high, numbers)}]`;
}
