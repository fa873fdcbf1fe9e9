import { isVector, type Node } from "@tyche/trees";
import { worthText } from "@tyche/trees/drawing";
import { formatLimit } from "@tyche/trees/numbers";
import type { Look } from "../../../state/state.js";
import type { Moment } from "../../run/moment.js";
import { formatOf, intervalText, windowTexts } from "./reserve.js";

/** A line of text beside a node. */
export interface Line {
  readonly says: "value" | "so-far" | "alpha" | "beta" | "interval" | "label" | "kind";
  readonly text: string;
}

const SIGNS = { exact: "", lower: "≥ ", upper: "≤ " } as const;

/**
 * A node's value with the sign of its bound: "≥ 3". During the search its best child so far bounds an open decision.
 */
export function valueNow(node: Node, moment: Moment, numbers: Look["numbers"]): string | undefined {
  if (node.kind === "leaf") return worthText(node.payoffs ?? node.value, numbers).replaceAll("-", "−");
  if (moment.value === undefined) return undefined;
  const sign = moment.done ? SIGNS[moment.bound] : isVector(moment.value) ? "" : soFar(node);
  return (sign + worthText(moment.value, numbers)).replaceAll("-", "−");
}

function soFar(node: Node): string {
  if (node.kind === "max") return "≥ ";
  return node.kind === "min" ? "≤ " : "";
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
  if (moment.interval) {
    lines.push({
      says: "interval",
      text: intervalText(...moment.interval, look.numbers).replaceAll("-", "−"),
    });
  }
  if (moment.open && moment.window && node.kind !== "leaf") {
    const [alpha, beta] = windowTexts(...moment.window, look.numbers);
    lines.push({ says: "alpha", text: alpha }, { says: "beta", text: beta });
  }
  return lines;
}

/** The window on the edge above a node: "(−∞, 3)". */
export function handedText(moment: Moment, numbers: Look["numbers"]): string | undefined {
  if (!moment.handed) return undefined;
  const format = formatOf(numbers);
  return `(${moment.handed.map((limit) => formatLimit(limit, format).replaceAll("-", "−")).join(", ")})`;
}
