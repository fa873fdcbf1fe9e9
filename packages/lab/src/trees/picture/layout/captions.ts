import { isVector, type Node } from "@tyche/trees";
import type { Moment } from "@tyche/trees/replay";
import type { Look } from "../../../state/state.js";
import { intervalText, numberText, windowTexts } from "../../run/texts.js";

/** A line of text beside a node. */
export interface Line {
  readonly says: "value" | "so-far" | "alpha" | "beta" | "interval" | "label" | "kind";
  readonly text: string;
}

export const SIGNS = { exact: "", lower: "≥ ", upper: "≤ " } as const;

/**
 * A node's value with the sign of its bound: "≥ 3". During the search its best child so far bounds an open decision.
 */
export function valueNow(node: Node, moment: Moment, numbers: Look["numbers"]): string | undefined {
  if (node.kind === "leaf") return numberText(node.payoffs ?? node.value, numbers);
  if (moment.value === undefined) return undefined;
  const sign = moment.done ? SIGNS[moment.bound] : isVector(moment.value) ? "" : soFar(node, moment);
  return sign + numberText(moment.value, numbers);
}

/** A best value so far that only came from bounds proves nothing about the node. */
function soFar({ kind }: Node, { value, atLeast, atMost }: Moment): string {
  if (kind === "max") return atLeast === value ? "≥ " : "";
  return kind === "min" && atMost === value ? "≤ " : "";
}

/** The texts beside an inner node at a moment. */
export function linesOf(
  node: Node,
  name: string,
  moment: Moment,
  look: Look,
  valueInside: boolean,
): readonly Line[] {
  const lines: Line[] = [];
  const value = node.kind === "leaf" ? undefined : valueNow(node, moment, look.numbers);
  if (value !== undefined && !valueInside) {
    lines.push({ says: moment.done ? "value" : "so-far", text: value });
  }
  if (name !== "") lines.push({ says: "kind", text: name });
  if (node.label !== undefined) lines.push({ says: "label", text: node.label });
  if (moment.interval) lines.push({ says: "interval", text: intervalText(moment.interval, look.numbers) });
  if (moment.open && moment.window && node.kind !== "leaf") {
    const [alpha, beta] = windowTexts(...moment.window, look.numbers);
    lines.push({ says: "alpha", text: alpha }, { says: "beta", text: beta });
  }
  return lines;
}
