import type { Value } from "@tyche/trees";
import { parseValue } from "@tyche/trees/on-demand";
import { minus } from "./options.js";

/** A number as people type it, with a point or a decimal comma; undefined for other texts. */
export function typedNumber(text: string): Value | undefined {
  return parseValue(minus(text).replace(",", "."));
}

/** A probability as people type it: also in percent. */
export function typedProbability(text: string): Value | undefined {
  const percent = /%\s*$/.test(text);
  const number = typedNumber(text.replace(/%\s*$/, ""));
  const share = number && percent ? number.div(parseValue("100")!) : number;
  return share && share.n >= 0n && share.n <= share.d ? share : undefined;
}
