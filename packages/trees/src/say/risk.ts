import type { Catalogue } from "@tyche/messages";
import type { Node, Tree } from "../model/node.js";
import { formatExact } from "../model/number.js";
import { type Amount, type RiskReport, riskSolution } from "../risk/risk.js";
import type { Solution } from "../search/solution.js";

/** The number of decimals for an inexact number. */
const RISK_DECIMALS = 6;

/** "55/2", or "≈ 12.345679" if rounded. */
export function amountText({ exact, number }: Amount): string {
  return exact ? formatExact(exact) : `≈ ${decimals(number)}`;
}

/** Rounded, without trailing zeros; very small or very large numbers in powers of ten. */
function decimals(number: number): string {
  const size = Math.abs(number);
  if (size !== 0 && (size < 0.0001 || size >= 1e12)) return number.toExponential(RISK_DECIMALS);
  return String(Number(number.toFixed(RISK_DECIMALS)));
}

/** "CE = 25", "CE ≈ 28.310958". */
function named(name: string, amount: Amount): string {
  const text = amountText(amount);
  return `${name} ${text.startsWith("≈") ? text : `= ${text}`}`;
}

/**
 * A tree to be drawn with the worth of every node: labels give the certainty equivalent and the expected utility, the
 * solution gives the chosen actions.
 * @param words a catalogue with the area "tree-reports"
 */
export function riskDrawing(
  tree: Tree,
  report: RiskReport,
  words: Catalogue,
): { tree: Tree; solution: Solution } {
  const sign = words.text("risk-sign");
  const nodes = tree.nodes.map((node): Node => {
    const { certaintyEquivalent, expectedUtility } = report.nodes[node.id]!;
    // A leaf shows its payoff, which is its own certainty equivalent.
    const parts = [node.label ?? "", node.kind === "leaf" ? "" : named(sign, certaintyEquivalent)];
    const label = [...parts, named("u", expectedUtility)].filter((part) => part !== "").join(", ");
    return { ...node, label };
  });
  for (const node of nodes) {
    if (node.kind !== "leaf") Object.assign(node, { children: node.children.map(({ id }) => nodes[id]!) });
  }
  const labelled: Tree = { root: nodes[0]!, nodes, parents: tree.parents };
  return { tree: labelled, solution: riskSolution(labelled, report) };
}
