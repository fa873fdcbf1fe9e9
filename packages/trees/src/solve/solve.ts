import { factsOf } from "../model/facts.js";
import type { Tree } from "../model/node.js";
import type { Value } from "../model/number.js";
import type { Algorithm } from "../search/algorithm.js";
import type { SearchEvent } from "../search/event.js";
import type { SolveSettings } from "../search/settings.js";
import { algorithmNamed } from "./algorithms.js";
import { resolve } from "./resolve.js";
import { solveBy, stepsBy, type Traced, traceBy } from "./search-tree.js";
import type { Solution } from "./solution.js";

/** Solves a tree by an algorithm. Throws a RefusalError if that does not accept the tree or the settings. */
export function solve(tree: Tree, algorithm: string | Algorithm, settings: SolveSettings = {}): Solution {
  return solveBy(chosen(algorithm), tree, settings);
}

/** The bounds [L, U] of all values that a search would use; undefined for algorithms that do not cut by them. */
export function boundsInForce(
  tree: Tree,
  algorithm: Algorithm,
  settings: SolveSettings,
): readonly [low: Value, high: Value] | undefined {
  if (!algorithm.needs.bounds) return undefined;
  const { low, high } = resolve(algorithm, tree, factsOf(tree), settings);
  return [low, high];
}

/** The same search step by step: yields every event as it happens and returns the solution. */
export function* steps(
  tree: Tree,
  algorithm: string | Algorithm,
  settings: SolveSettings = {},
): Generator<SearchEvent, Solution, void> {
  return yield* stepsBy(chosen(algorithm), tree, settings);
}

/** All events of a search and its solution. */
export function trace(tree: Tree, algorithm: string | Algorithm, settings: SolveSettings = {}): Traced {
  return traceBy(chosen(algorithm), tree, settings);
}

function chosen(algorithm: string | Algorithm): Algorithm {
  return typeof algorithm === "string" ? algorithmNamed(algorithm) : algorithm;
}
