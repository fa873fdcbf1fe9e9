import { factsOf } from "../model/facts.js";
import { isDecision, type Tree } from "../model/node.js";
import { compare, type Value, ZERO } from "../model/number.js";
import type { Algorithm } from "../search/algorithm.js";
import { isVector, type SearchEvent, type ValueBound, type Worth } from "../search/event.js";
import { Search } from "../search/search.js";
import type { SolveSettings } from "../search/settings.js";
import { run, runTraced } from "../search/visit.js";
import { resolve } from "./resolve.js";
import type { Solution } from "./solution.js";
import { remainingDepths, tieRange } from "./tie-range.js";

/** `solve` with an algorithm itself, so that the caller loads no other. */
export function solveBy(algorithm: Algorithm, tree: Tree, settings: SolveSettings): Solution {
  const search = prepare(tree, algorithm, settings, false);
  return concludeTree(algorithm, search, run(algorithm.start(tree.root, search)));
}

/** `steps` with an algorithm itself. */
export function* stepsBy(
  algorithm: Algorithm,
  tree: Tree,
  settings: SolveSettings,
): Generator<SearchEvent, Solution, void> {
  const search = prepare(tree, algorithm, settings, true);
  const value = yield* runTraced(algorithm.start(tree.root, search), search.events!);
  return concludeTree(algorithm, search, value);
}

/** The events of a search and its solution. */
export interface Traced {
  readonly events: SearchEvent[];
  readonly solution: Solution;
}

/** `trace` with an algorithm itself. */
export function traceBy(algorithm: Algorithm, tree: Tree, settings: SolveSettings = {}): Traced {
  const events: SearchEvent[] = [];
  const run = stepsBy(algorithm, tree, settings);
  for (;;) {
    const step = run.next();
    if (step.done) return { events, solution: step.value };
    events.push(step.value);
  }
}

function prepare(tree: Tree, algorithm: Algorithm, settings: SolveSettings, isTraced: boolean): Search {
  return new Search(tree, resolve(algorithm, tree, factsOf(tree), settings), isTraced);
}

function concludeTree(algorithm: Algorithm, search: Search, found: Worth): Solution {
  const solution = conclude(algorithm, search, found, {
    line: search.record.line(),
    pruned: countPruned(search),
  });
  return isVector(solution.value) ? { ...solution, ties: tieRange(search.tree, search.settings) } : solution;
}

/** The solution of a finished search. @param walked what is known of its nodes */
export function conclude(
  algorithm: Algorithm,
  search: Search,
  found: Worth,
  walked: Pick<Solution, "line" | "pruned">,
): Solution {
  const { value, bound } = clipped(search, found);
  return {
    algorithm: algorithm.name,
    value,
    bound,
    best: search.bestChildren(),
    visited: { ...search.visited },
    recalled: algorithm.remembers ? search.recalled : undefined,
    ...walked,
    exact: !search.usedEstimates && !search.metEstimates && !search.guessed && bound === "exact",
    bounds: algorithm.needs.bounds ? [search.settings.low, search.settings.high] : undefined,
    ties: undefined,
    record: search.record,
  };
}

/** The value of the root. If the root is a leaf, fail-hard clips its payoff to the window here. */
function clipped({ tree, record, settings }: Search, value: Worth): { value: Worth; bound: ValueBound } {
  const { alpha, beta, fail } = settings;
  const isEvaluated = tree.root.kind === "leaf" || record.horizon[0] === 1;
  if (isEvaluated && fail === "hard" && !isVector(value)) {
    if (compare(value, alpha) < 0) return { value: alpha as Value, bound: "upper" };
    if (compare(value, beta) > 0) return { value: beta as Value, bound: "lower" };
  }
  return { value, bound: record.bounds[0] ?? "exact" };
}

/** Counts the nodes that were never visited, except those below the horizon and below outcomes of probability 0. */
function countPruned({ tree, record, settings }: Search): number {
  const isWhole = settings.depth === Number.POSITIVE_INFINITY && !record.horizon.includes(1);
  if (isWhole && !hasImpossible(tree))
    return record.visits.reduce((count, visits) => count + Number(visits === 0), 0);
  const beyond = new Uint8Array(tree.nodes.length);
  const depths = remainingDepths(tree, settings.depth);
  let pruned = 0;
  for (const node of tree.nodes) {
    const { id } = node;
    const parent = tree.nodes[tree.parents[id]!];
    if (parent) {
      const isHorizon = record.horizon[parent.id] === 1 || (isDecision(parent) && depths[parent.id]! <= 0);
      if (beyond[parent.id] === 1 || isHorizon) beyond[id] = 1;
    }
    if (beyond[id] === 0 && record.visits[id] === 0) pruned++;
    if (node.kind !== "chance") continue;
    for (const [i, child] of node.children.entries()) {
      if (node.probabilities[i]!.equals(ZERO)) beyond[child.id] = 1;
    }
  }
  return pruned;
}

/** Whether some outcome has probability 0. */
function hasImpossible(tree: Tree): boolean {
  let last: readonly Value[] | undefined;
  for (const node of tree.nodes) {
    // Equal probabilities are one list.
    if (node.kind !== "chance" || node.probabilities === last) continue;
    last = node.probabilities;
    if (last.some((p) => p.equals(ZERO))) return true;
  }
  return false;
}
