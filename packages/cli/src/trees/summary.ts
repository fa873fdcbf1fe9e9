import type { Catalogue } from "@tyche/messages";
import {
  type Algorithm,
  formatDecimal,
  formatShort,
  paidOnTheWay,
  parseValue,
  type Solution,
  shownName,
  type Tree,
  type Value,
  type Worth,
} from "@tyche/trees";
import { oneLine } from "../io/errors.js";
import { pairs } from "../io/table.js";

/** Longer lines of play end in "…". */
const MOST_STEPS = 12;

/**
 * The answer as text, one property per line.
 * @param areGiven whether the value bounds were given rather than taken from the leaves
 * @param size number of nodes of the tree; default: the number of nodes built
 */
export function summaryOf(
  tree: Tree,
  algorithm: Algorithm,
  solution: Solution,
  areGiven: boolean,
  words: Catalogue,
  width: number,
  size = tree.nodes.length,
): string {
  const rows: [string, string][] = [
    [words.text("answer-method"), algorithm.name],
    [words.text("answer-value"), valueText(solution, words)],
    [words.text("answer-best"), bestText(tree, solution, words)],
  ];
  if (solution.line.length > 0) rows.push([words.text("answer-line"), lineText(tree, solution, words)]);
  if (paidOnTheWay(tree)) rows.push([words.text("answer-edges"), words.text("answer-edges-pay")]);
  if (solution.bounds) rows.push([words.text("answer-bounds"), boundsText(solution.bounds, areGiven, words)]);
  if (solution.ties) rows.push([words.text("answer-ties"), tiesText(solution.ties, words)]);
  const conditions = assumptions(algorithm, words);
  if (conditions !== "") rows.push([words.text("answer-assuming"), conditions]);
  rows.push(
    [words.text("answer-visited"), visitedText(solution, words)],
    [words.text("answer-pruned"), words.text("answer-pruned-of", { pruned: solution.pruned, nodes: size })],
    [words.text("answer-exact"), exactText(solution, words)],
  );
  return pairs(rows, width);
}

function boundsText(
  [low, high]: NonNullable<Solution["bounds"]>,
  areGiven: boolean,
  words: Catalogue,
): string {
  const interval = `[${formatShort(low)}, ${formatShort(high)}]`;
  return areGiven
    ? interval
    : words.text("drawing-aside", { text: interval, remark: words.text("answer-from-leaves") });
}

function tiesText({ low, high, complete }: NonNullable<Solution["ties"]>, words: Catalogue): string {
  const parts = low.map((value, player) => {
    const [least, most] = [formatShort(value), formatShort(high[player]!)];
    const range = least === most ? least : words.text("answer-range", { low: least, high: most });
    return words.text("answer-gets", { player, range });
  });
  return words.text("answer-ties-decide", { ranges: words.list(parts, "clauses"), complete });
}

function valueText(solution: Solution, words: Catalogue): string {
  const text = worthText(solution.value);
  const { bound } = solution;
  if (bound === "lower") return words.text("answer-at-least", { value: text });
  return bound === "upper" ? words.text("answer-at-most", { value: text }) : text;
}

/** "3", "109/2 = 54.5", "1/3 ≈ 0.333", "(1, -2, 3)". */
export function worthText(worth: Worth): string {
  if (Array.isArray(worth)) return `(${worth.map(formatShort).join(", ")})`;
  const value = worth as Value;
  const short = formatShort(value);
  if (value.d === 1n || short.startsWith("≈")) return short;
  const decimal = formatDecimal(value);
  return `${short} ${parseValue(decimal)?.equals(value) ? "=" : "≈"} ${decimal}`;
}

function bestText(tree: Tree, solution: Solution, words: Catalogue): string {
  const { root } = tree;
  if (root.kind === "leaf") return words.text("answer-is-leaf");
  if (root.kind === "chance") return words.text("answer-chance-moves-first");
  if (solution.best.length === 0) return words.text("answer-none");
  const text = words.list(solution.best.map((index) => stepName(tree, 0, index, words)));
  const remark = solution.exact
    ? hasRivals(tree, solution) && words.text("answer-maybe-more")
    : words.text("answer-unproved");
  return remark ? words.text("drawing-aside", { text, remark }) : text;
}

/** Whether a root child outside the best ones may be equally good, because its known bounds do not rule it out. */
function hasRivals(tree: Tree, { best, record }: Solution): boolean {
  const { root } = tree;
  const chosen = record.values[root.children[best[0]!]!.id];
  return root.children.some(({ id }, index) => {
    if (best.includes(index)) return false;
    if (record.visits[id] === 0) return true;
    return record.bounds[id] !== "exact" && String(record.values[id]) === String(chosen);
  });
}

/** Names the step from a node to a child. */
function stepName(tree: Tree, id: number, index: number, words: Catalogue): string {
  const node = tree.nodes[id]!;
  const action = node.kind === "leaf" ? undefined : node.actions?.[index];
  const name = [action, node.children[index]?.label].find(shownName);
  return oneLine(name ?? words.text("drawing-child", { number: index + 1 }));
}

function lineText(tree: Tree, { line }: Solution, words: Catalogue): string {
  const steps: string[] = [];
  let id = 0;
  for (const index of line) {
    if (steps.length < MOST_STEPS) steps.push(stepName(tree, id, index, words));
    id = tree.nodes[id]!.children[index]!.id;
  }
  if (line.length > MOST_STEPS) steps.push("…");
  if (tree.nodes[id]!.kind === "chance") steps.push(words.text("answer-then-chance"));
  return words.list(steps);
}

/** The conditions under which the action is optimal, apart from those that the answer already states. */
function assumptions({ properties }: Algorithm, words: Catalogue): string {
  const said = ["no-horizon", "nothing-left-out", "always", "finite-tree"];
  const conditions = properties.optimal.filter((condition) => !said.includes(condition));
  return words.list(
    conditions.map((condition) => words.text(`condition-${condition}`)),
    "clauses",
  );
}

function visitedText({ visited }: Solution, words: Catalogue): string {
  const counts = (["max", "min", "player", "chance", "leaf"] as const)
    .filter((kind) => visited[kind] > 0)
    .map((kind) => `${words.text(`kind-${kind}`)} ${visited[kind]}`);
  return words.list(counts);
}

function exactText(solution: Solution, words: Catalogue): string {
  if (solution.exact) return words.text("answer-yes");
  if (solution.record.horizon.includes(1)) return words.text("answer-estimated");
  return solution.bound === "exact" ? words.text("answer-guessed") : words.text("answer-outside-window");
}
