import type { Catalogue } from "@tyche/messages";
import { treeWith } from "../model/change.js";
import { RefusalError } from "../model/error.js";
import {
  type ChanceNode,
  endsInEstimates,
  type InnerNode,
  isDecision,
  nameOf,
  playerOf,
  type Tree,
} from "../model/node.js";
import { formatExact, toNumber, type Value, ZERO } from "../model/number.js";
import { backedUpValues } from "../model/values.js";
import type { Solution } from "../solve/solution.js";
import { drawnSolution } from "./drawn.js";
import type { Utility } from "./utility.js";

/** An exact number, or the nearest double. */
export interface Amount {
  readonly exact: Value | undefined;
  readonly number: number;
}

/** The worth of a node to a player with a risk attitude. */
export interface NodeRisk {
  /** The sure payoff that is as good as the node, in units of payoff. */
  readonly certaintyEquivalent: Amount;
  readonly expectedUtility: Amount;
  /** The mean of the payoffs below, with decisions made by utility. */
  readonly expectedValue: Value;
  /** The best children of a decision, the first of which is chosen; empty elsewhere. */
  readonly best: readonly number[];
}

/** A tree evaluated with a utility function. */
export interface RiskReport {
  readonly utility: Utility;
  /** By node id. */
  readonly nodes: readonly NodeRisk[];
  /** The best children of the root by mean payoff alone, as a risk-neutral player decides. */
  readonly neutral: readonly number[];
  /** Whether every number is exact, and none comes from an estimate. */
  readonly exact: boolean;
}

/** Two inexact amounts count as equal if they differ by less than this share. */
const SAME = 1e-9;

/**
 * Decides by expected utility instead of expected payoff (von Neumann and Morgenstern 1947). A min node leads to the
 * child with the least certainty equivalent: it plays against the player whose utility is used.
 * @throws RefusalError if there is no chance node, payoffs are of several players, or a payoff has no utility
 */
export function appraise(tree: Tree, utility: Utility): RiskReport {
  check(tree, utility);
  const nodes = new Array<NodeRisk>(tree.nodes.length);
  for (let id = tree.nodes.length - 1; id >= 0; id--) {
    const node = tree.nodes[id]!;
    if (node.kind === "leaf") nodes[id] = sureThing(node.value, utility);
    else if (node.kind === "chance") nodes[id] = lottery(node, nodes, utility);
    else nodes[id] = decision(node, nodes);
  }
  return {
    utility,
    nodes,
    neutral: neutralBest(tree),
    exact: nodes.every(isExact) && !endsInEstimates(tree),
  };
}

function isExact({ certaintyEquivalent, expectedUtility }: NodeRisk): boolean {
  return certaintyEquivalent.exact !== undefined && expectedUtility.exact !== undefined;
}

function check(tree: Tree, utility: Utility): void {
  if (!tree.nodes.some(({ kind }) => kind === "chance")) {
    throw new RefusalError("tree-risk-no-chance");
  }
  for (const node of tree.nodes) {
    if (isDecision(node) && node.informationSet !== undefined) throw new RefusalError("tree-risk-imperfect");
    if (node.kind === "leaf" && node.payoffs) throw new RefusalError("tree-risk-payoffs");
    if (node.kind === "player" && node.player > 1) throw new RefusalError("tree-risk-players");
    const reason = node.kind === "leaf" ? utility.refusal(node.value) : undefined;
    if (reason) throw new RefusalError("tree-no-utility", { fault: reason, leaf: nameOf(tree, node.id) });
  }
}

function amount(exact: Value): Amount {
  return { exact, number: toNumber(exact) };
}

function utilityOf(sure: Amount, utility: Utility): Amount {
  const exact = sure.exact && utility.exactly(sure.exact);
  return exact ? amount(exact) : { exact: undefined, number: utility.at(sure.number) };
}

function sureThing(payoff: Value, utility: Utility): NodeRisk {
  const certaintyEquivalent = amount(payoff);
  return {
    certaintyEquivalent,
    expectedUtility: utilityOf(certaintyEquivalent, utility),
    expectedValue: payoff,
    best: [],
  };
}

function lottery(node: ChanceNode, nodes: readonly NodeRisk[], utility: Utility): NodeRisk {
  const likely = node.children
    .map((child, i) => ({ risk: nodes[child.id]!, p: node.probabilities[i]! }))
    .filter(({ p }) => !p.equals(ZERO));
  const expectedValue = likely.reduce((sum, { risk, p }) => sum.add(p.mul(risk.expectedValue)), ZERO);
  const first = likely[0]!.risk;
  const { exact: sure } = first.certaintyEquivalent;
  if (sure && likely.every(({ risk }) => risk.certaintyEquivalent.exact?.equals(sure)))
    return { ...first, expectedValue, best: [] };
  const isKnown = likely.every(({ risk }) => risk.expectedUtility.exact);
  const exact = isKnown
    ? likely.reduce((sum, { risk, p }) => sum.add(p.mul(risk.expectedUtility.exact!)), ZERO)
    : undefined;
  const back = exact && utility.back(exact);
  if (exact && back)
    return { certaintyEquivalent: amount(back), expectedUtility: amount(exact), expectedValue, best: [] };
  const certaintyEquivalent = {
    exact: undefined,
    number: utility.sure(
      likely.map(({ risk }) => risk.certaintyEquivalent.number),
      likely.map(({ p }) => toNumber(p)),
    ),
  };
  const expectedUtility = exact ? amount(exact) : utilityOf(certaintyEquivalent, utility);
  return { certaintyEquivalent, expectedUtility, expectedValue, best: [] };
}

function order(a: Amount, b: Amount): number {
  if (a.exact && b.exact) return a.exact.compare(b.exact);
  const apart = a.number - b.number;
  return Math.abs(apart) <= SAME * Math.max(1, Math.abs(a.number), Math.abs(b.number)) ? 0 : apart;
}

function decision(node: InnerNode, nodes: readonly NodeRisk[]): NodeRisk {
  const sign = playerOf(node) === 0 ? 1 : -1;
  const amount = (index: number): Amount => nodes[node.children[index]!.id]!.certaintyEquivalent;
  const indices = node.children.map((_, index) => index);
  const top = indices.reduce((a, b) => (sign * order(amount(b), amount(a)) > 0 ? b : a));
  const best = [top, ...indices.filter((index) => index !== top && order(amount(index), amount(top)) === 0)];
  return { ...nodes[node.children[top]!.id]!, best };
}

function neutralBest(tree: Tree): number[] {
  if (!isDecision(tree.root)) return [];
  const values = backedUpValues(tree);
  return tree.root.children.flatMap((child, i) => (values[child.id]!.equals(values[0]!) ? [i] : []));
}

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
  const labelled = treeWith(tree, (node) => {
    const { certaintyEquivalent, expectedUtility } = report.nodes[node.id]!;
    // A leaf shows its payoff, which is its own certainty equivalent.
    const worth = node.kind === "leaf" ? "" : named(sign, certaintyEquivalent);
    return { label: [node.label, worth, named("u", expectedUtility)].filter(Boolean).join(", ") };
  });
  // The value is the plan's mean payoff; inner nodes have no values other than in their labels.
  const { expectedValue: value, best } = report.nodes[0]!;
  const found = { algorithm: "expected utility", value, best, exact: report.exact };
  return {
    tree: labelled,
    solution: drawnSolution(labelled, found, (id) => report.nodes[id]!.best[0]),
  };
}
