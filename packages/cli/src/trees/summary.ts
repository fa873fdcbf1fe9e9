import {
  type Algorithm,
  CATALOGUES,
  clauses,
  DRAWING,
  formatDecimal,
  formatShort,
  type Language,
  listed,
  paidOnTheWay,
  parseValue,
  type Solution,
  type Tree,
  type Value,
  type Worth,
} from "@tyche/trees";
import { oneLine } from "../io/errors.js";
import { pairs } from "../io/table.js";
import { WORDS, type Words } from "./words.js";

/** Longer lines of play end in "…". */
const MOST_STEPS = 12;

/**
 * The answer for people: a name and what it means, line by line.
 * @param areGiven whether the bounds of all values were given, or taken from the leaves
 * @param size how many nodes the tree has; default: those that were built
 */
export function summaryOf(
  tree: Tree,
  algorithm: Algorithm,
  solution: Solution,
  areGiven: boolean,
  language: Language,
  width: number,
  size = tree.nodes.length,
): string {
  const words = WORDS[language];
  const rows: [string, string][] = [
    [words.method, algorithm.name],
    [words.value, valueText(solution, words)],
    [words.best, bestText(tree, solution, language)],
  ];
  if (solution.line.length > 0) rows.push([words.line, lineText(tree, solution, language)]);
  if (paidOnTheWay(tree)) rows.push([words.edges, words.edgesPay]);
  if (solution.bounds) rows.push([words.bounds, boundsText(solution.bounds, areGiven, language)]);
  if (solution.ties) rows.push([words.ties, tiesText(solution.ties, language)]);
  const conditions = assumptions(algorithm, language);
  if (conditions !== "") rows.push([words.assuming, conditions]);
  rows.push(
    [words.visited, visitedText(solution, language)],
    [words.pruned, words.prunedOf(solution.pruned, size)],
    [words.exact, exactText(solution, words)],
  );
  return pairs(rows, width);
}

function boundsText(
  [low, high]: NonNullable<Solution["bounds"]>,
  areGiven: boolean,
  language: Language,
): string {
  const interval = `[${formatShort(low)}, ${formatShort(high)}]`;
  return areGiven ? interval : interval + DRAWING[language].aside(WORDS[language].fromLeaves);
}

function tiesText({ low, high, complete }: NonNullable<Solution["ties"]>, language: Language): string {
  const words = WORDS[language];
  const parts = low.map((least, player) =>
    words.gets(player, formatShort(least), formatShort(high[player]!)),
  );
  return words.tiesDecide(clauses(parts, language), complete);
}

function valueText(solution: Solution, words: Words): string {
  const text = worthText(solution.value);
  const { bound } = solution;
  if (bound === "lower") return words.atLeast(text);
  return bound === "upper" ? words.atMost(text) : text;
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

function bestText(tree: Tree, solution: Solution, language: Language): string {
  const words = WORDS[language];
  const { aside } = DRAWING[language];
  const { root } = tree;
  if (root.kind === "leaf") return words.isLeaf;
  if (root.kind === "chance") return words.chanceMovesFirst;
  if (solution.best.length === 0) return words.none;
  const names = listed(
    solution.best.map((index) => stepName(tree, 0, index, words)),
    language,
  );
  if (!solution.exact) return names + aside(words.unproved);
  return hasRivals(tree, solution) ? names + aside(words.maybeMore) : names;
}

/** Whether a child of the root that is not among the best may be as good: all that is known of it does not rule it out. */
function hasRivals(tree: Tree, { best, record }: Solution): boolean {
  const { root } = tree;
  const chosen = record.values[root.children[best[0]!]!.id];
  return root.children.some(({ id }, index) => {
    if (best.includes(index)) return false;
    if (record.visits[id] === 0) return true;
    return record.bounds[id] !== "exact" && String(record.values[id]) === String(chosen);
  });
}

/** What a person calls the step from a node to a child. */
function stepName(tree: Tree, id: number, index: number, words: Words): string {
  const node = tree.nodes[id]!;
  const action = node.kind === "leaf" ? undefined : node.actions?.[index];
  return oneLine(action ?? node.children[index]?.label ?? words.child(index + 1));
}

function lineText(tree: Tree, { line }: Solution, language: Language): string {
  const words = WORDS[language];
  const steps: string[] = [];
  let id = 0;
  for (const index of line) {
    if (steps.length < MOST_STEPS) steps.push(stepName(tree, id, index, words));
    id = tree.nodes[id]!.children[index]!.id;
  }
  if (line.length > MOST_STEPS) steps.push("…");
  if (tree.nodes[id]!.kind === "chance") steps.push(words.thenChance);
  return listed(steps, language);
}

/** Under which conditions the action is the best, as far as the answer itself does not say it. */
function assumptions({ properties }: Algorithm, language: Language): string {
  const said = ["no-horizon", "nothing-left-out", "always", "finite-tree"];
  const conditions = properties.optimal.filter((condition) => !said.includes(condition));
  return clauses(
    conditions.map((condition) => CATALOGUES[language].conditions[condition]),
    language,
  );
}

function visitedText({ visited }: Solution, language: Language): string {
  const { kinds } = CATALOGUES[language];
  const counts = (["max", "min", "player", "chance", "leaf"] as const)
    .filter((kind) => visited[kind] > 0)
    .map((kind) => `${kinds[kind]} ${visited[kind]}`);
  return listed(counts, language);
}

function exactText(solution: Solution, words: Words): string {
  if (solution.exact) return words.yes;
  if (solution.record.horizon.includes(1)) return words.estimated;
  return solution.bound === "exact" ? words.guessed : words.outsideWindow;
}
