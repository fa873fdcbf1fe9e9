import { type Node, type SolveSettings, type Tree, trace, type Value } from "@tyche/trees";
import { compare, fraction, larger, smaller, ZERO } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import { evenly, swapped } from "../exercises/turn.js";
import { type Findings, findingsOf } from "./findings.js";
import { type Mistakes, searchedWrongly } from "./wrong-search.js";

export const WRONG_RULES = [
  "levels-swapped",
  "chance-mean",
  "chance-max",
  "chance-min",
  "chance-likeliest",
  "other-ties",
  "no-deep-cuts",
  "global-bounds",
  "unfinished-bounds",
  "full-window-at-root",
  "right-to-left",
  "other-fail",
  "cutting-leaf",
  "no-chance-cuts",
  "window-unchanged",
  "table-forgotten",
  "last-depth-only",
] as const;
/** A wrong rule that people follow; what each means is explained in `say/`. */
export type WrongRule = (typeof WRONG_RULES)[number];

/** What a person finds who follows a wrong rule; undefined if the rule does not apply to the exercise. */
export function wronglyFound(rule: WrongRule, exercise: Exercise): Findings | undefined {
  const { template, tree } = exercise;
  const isBackedUp = template.asks === "values" || template.asks === "moves";
  const has = (kind: Node["kind"]): boolean => tree.nodes.some((node) => node.kind === kind);
  const isPlain = template.algorithm === "alpha-beta";
  const isDeepening = template.algorithm === "iterative-deepening";
  const { ties, fail } = exercise.settings;
  switch (rule) {
    case "levels-swapped":
      if (!has("max") && !has("min")) return undefined;
      return isBackedUp ? backedUp(tree, swappedValue) : searched(exercise, swapped(tree), {});
    case "chance-mean":
      if (!has("chance") || !hasUnequal(tree)) return undefined;
      return isBackedUp ? backedUp(tree, plainMean) : searched(exercise, evenly(tree), {});
    case "chance-max":
      return isBackedUp && has("chance") ? backedUp(tree, asDecision("max")) : undefined;
    case "chance-min":
      return isBackedUp && has("chance") ? backedUp(tree, asDecision("min")) : undefined;
    case "chance-likeliest":
      return isBackedUp && hasUnequal(tree) ? backedUp(tree, likeliest) : undefined;
    case "other-ties":
      if (isBackedUp) return undefined;
      return searched(exercise, tree, { ties: ties === "prune" ? "keep" : "prune" });
    case "right-to-left":
      return isBackedUp ? undefined : searched(exercise, tree, { order: "reverse" });
    case "other-fail":
      if (!template.fail || ties === "keep") return undefined;
      return searched(exercise, tree, { fail: fail === "soft" ? "hard" : "soft" });
    case "cutting-leaf":
      return template.asks === "cuts" ? withCuttingLeaves(exercise) : undefined;
    case "no-deep-cuts":
      return isPlain ? wrong(exercise, { shallow: true }) : undefined;
    case "global-bounds":
      return isPlain ? wrong(exercise, { global: true }) : undefined;
    case "unfinished-bounds":
      return isPlain ? wrong(exercise, { unfinished: true }) : undefined;
    case "full-window-at-root":
      return isPlain ? wrong(exercise, { fullAtRoot: true }) : undefined;
    case "no-chance-cuts":
      return template.bounded ? wrong(exercise, { atChance: "full" }) : undefined;
    case "window-unchanged":
      return template.bounded ? wrong(exercise, { atChance: "same" }) : undefined;
    case "table-forgotten":
      return isDeepening ? withoutTable(exercise) : undefined;
    case "last-depth-only":
      return isDeepening ? lastDepth(exercise) : undefined;
  }
}

function searched(exercise: Exercise, tree: Tree, changed: SolveSettings): Findings {
  const { template, settings } = exercise;
  const { events, solution } = trace(tree, template.algorithm, { ...settings, ...changed });
  return findingsOf(tree, events, solution);
}

function wrong({ tree, settings, bounds, spec }: Exercise, mistakes: Mistakes): Findings {
  return searchedWrongly(tree, { ties: spec.ties, fail: settings.fail, bounds }, mistakes);
}

/** Each depth is plain alpha-beta in the given order: nothing is kept from one depth to the next. */
function withoutTable({ tree, events, solution }: Exercise): Findings {
  const right = findingsOf(tree, events, solution);
  const visited = right.visited.map(() => false);
  for (const event of events) {
    if (event.type !== "enter" || !event.pass || !("depth" in event.pass)) continue;
    const { record } = trace(tree, "alpha-beta", { depth: event.pass.depth }).solution;
    for (const id of visited.keys()) visited[id] ||= record.visits[id]! > 0;
  }
  return { ...right, visited };
}

/** Only what the last depth visits counts. */
function lastDepth({ tree, events, solution }: Exercise): Findings {
  const right = findingsOf(tree, events, solution);
  const visited = right.visited.map(() => false);
  const start = events.findLastIndex((event) => event.type === "enter" && event.pass !== undefined);
  for (const event of events.slice(start)) if (event.type === "enter") visited[event.node] = true;
  return { ...right, visited };
}

/** The leaves whose values decide a cut are crossed out along with what they cut. */
function withCuttingLeaves({ tree, events, solution }: Exercise): Findings {
  const right = findingsOf(tree, events, solution);
  const visited = [...right.visited];
  const last = new Map<number, number>();
  for (const event of events) {
    if (event.type === "child" || event.type === "interval") last.set(event.node, event.child);
    const child = event.type === "cut" ? last.get(event.node) : undefined;
    const leaf = child === undefined ? undefined : tree.nodes[event.node]!.children[child];
    if (leaf?.kind === "leaf") visited[leaf.id] = false;
  }
  return { ...right, visited };
}

type Combine = (node: Exclude<Node, { kind: "leaf" }>, values: readonly Value[]) => Value;

/** Values from the leaves up, by the wrong rule. */
function backedUp(tree: Tree, combine: Combine): Findings {
  const size = tree.nodes.length;
  const values = new Array<Value>(size);
  for (let id = size - 1; id >= 0; id--) {
    const node = tree.nodes[id]!;
    values[id] =
      node.kind === "leaf"
        ? node.value
        : combine(
            node,
            node.children.map((child) => values[child.id]!),
          );
  }
  const { root } = tree;
  // A person who swaps the levels chooses the children whose value is then the root's.
  const best = root.children.filter(({ id }) => values[id]!.equals(values[0]!)).map(({ id }) => id);
  return {
    visited: new Array<boolean>(size).fill(true),
    values,
    bounds: new Array<"exact">(size).fill("exact"),
    windows: [],
    intervals: new Map(),
    best,
  };
}

const most = (values: readonly Value[]): Value => values.reduce((a, b) => larger(a, b));
const least = (values: readonly Value[]): Value => values.reduce((a, b) => smaller(a, b));

function weighted(weights: readonly Value[], values: readonly Value[]): Value {
  return values.reduce((sum, value, i) => sum.add(value.mul(weights[i]!)), ZERO);
}

function rightly(node: Exclude<Node, { kind: "leaf" }>, values: readonly Value[]): Value {
  if (node.kind === "chance") return weighted(node.probabilities, values);
  return node.kind === "min" ? least(values) : most(values);
}

const swappedValue: Combine = (node, values) =>
  node.kind === "chance" ? rightly(node, values) : node.kind === "min" ? most(values) : least(values);

const plainMean: Combine = (node, values) =>
  node.kind === "chance"
    ? weighted(
        values.map(() => fraction(1, values.length)),
        values,
      )
    : rightly(node, values);

function asDecision(kind: "max" | "min"): Combine {
  return (node, values) =>
    node.kind === "chance" ? (kind === "max" ? most(values) : least(values)) : rightly(node, values);
}

const likeliest: Combine = (node, values) => {
  if (node.kind !== "chance") return rightly(node, values);
  const p = most(node.probabilities);
  return values[node.probabilities.findIndex((one) => compare(one, p) === 0)]!;
};

function hasUnequal({ nodes }: Tree): boolean {
  return nodes.some(
    (node) => node.kind === "chance" && node.probabilities.some((p) => !p.equals(node.probabilities[0]!)),
  );
}
