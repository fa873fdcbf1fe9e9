import { factsOf } from "../model/facts.js";
import { isDecision, type Tree } from "../model/node.js";
import type { Algorithm } from "./algorithm.js";
import { algorithmNamed } from "./algorithms.js";
import type { SearchEvent, Worth } from "./event.js";
import { resolve } from "./resolve.js";
import { Search } from "./search.js";
import type { Settings } from "./settings.js";
import type { Solution } from "./solution.js";
import { run, runAloud } from "./visit.js";

/**
 * Solves a tree by an algorithm, given by name or as a value of one's own. Throws a RefusalError where the
 * algorithm cannot take the tree or the settings.
 */
export function solve(tree: Tree, algorithm: string | Algorithm, settings: Settings = {}): Solution {
  const chosen = typeof algorithm === "string" ? algorithmNamed(algorithm) : algorithm;
  const search = prepare(tree, chosen, settings, false);
  return conclude(chosen, search, run(chosen.start(tree.root, search)));
}

/** The same search, told step by step: yields every event as it happens and returns the solution. */
export function* steps(
  tree: Tree,
  algorithm: string | Algorithm,
  settings: Settings = {},
): Generator<SearchEvent, Solution, void> {
  const chosen = typeof algorithm === "string" ? algorithmNamed(algorithm) : algorithm;
  const search = prepare(tree, chosen, settings, true);
  const value = yield* runAloud(chosen.start(tree.root, search), search.told!);
  return conclude(chosen, search, value);
}

/** All events of a search and its solution. */
export function trace(
  tree: Tree,
  algorithm: string | Algorithm,
  settings: Settings = {},
): { events: SearchEvent[]; solution: Solution } {
  const events: SearchEvent[] = [];
  const run = steps(tree, algorithm, settings);
  for (;;) {
    const step = run.next();
    if (step.done) return { events, solution: step.value };
    events.push(step.value);
  }
}

function prepare(tree: Tree, algorithm: Algorithm, settings: Settings, tells: boolean): Search {
  return new Search(tree, resolve(algorithm, tree, factsOf(tree), settings), tells);
}

function conclude(algorithm: Algorithm, search: Search, value: Worth): Solution {
  return {
    algorithm: algorithm.name,
    value,
    best: search.bestChildren(),
    line: lineOf(search),
    visited: { ...search.visited },
    pruned: countPruned(search),
    exact: !search.usedEstimates && !search.guessed && search.record.bounds[0] === "exact",
    record: search.record,
  };
}

/** The chosen actions from the root on, up to the first node that is not a decision. */
function lineOf({ tree, record }: Search): number[] {
  const line: number[] = [];
  for (let node = tree.root; isDecision(node) && record.chosen[node.id]! >= 0; ) {
    const index = record.chosen[node.id]!;
    line.push(index);
    node = node.children[index]!;
  }
  return line;
}

/** Nodes never visited, those below the horizon not counted. */
function countPruned({ tree, record, settings }: Search): number {
  const beyond = new Uint8Array(tree.nodes.length);
  const depths = new Float64Array(tree.nodes.length);
  let pruned = 0;
  for (const node of tree.nodes) {
    const { id } = node;
    const parent = tree.nodes[tree.parents[id]!];
    depths[id] = settings.depth;
    if (parent) {
      depths[id] = depths[parent.id]! - Number(isDecision(parent));
      const isHorizon = record.horizon[parent.id] === 1 || (isDecision(parent) && depths[parent.id]! <= 0);
      if (beyond[parent.id] === 1 || isHorizon) beyond[id] = 1;
    }
    if (beyond[id] === 0 && record.visits[id] === 0) pruned++;
  }
  return pruned;
}
