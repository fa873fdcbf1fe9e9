import type { Catalogue } from "@tyche/messages";
import type { Algorithm, SearchEvent, Solution, SolveSettings, Tree } from "@tyche/trees";
import type { View } from "@tyche/trees/drawing";
import { traceBy } from "@tyche/trees/on-demand";
import { type Axis, endsOf, isExplained, Replay } from "@tyche/trees/replay";
import type { Start } from "./options.js";

/** A tree and its search, recorded. */
export interface Run {
  readonly tree: Tree;
  readonly algorithm: Algorithm;
  readonly settings: SolveSettings;
  readonly events: readonly SearchEvent[];
  readonly solution: Solution;
  readonly replay: Replay;
  /** The axis of number lines; undefined without single values. */
  readonly ends: Axis | undefined;
  /** Whether number lines explain some of its events. */
  readonly hasLines: boolean;
  /** The picture of a solution that has no steps. */
  readonly solved?: (numbers: "exact" | "decimal", words: Catalogue) => View;
  /** Solves a tree with other numbers, where `runOn` does not. */
  readonly again?: (tree: Tree) => Run;
}

/** Searches a tree. */
export function runOn(tree: Tree, algorithm: Algorithm, settings: SolveSettings): Run {
  const { events, solution } = traceBy(algorithm, tree, settings);
  const replay = new Replay(tree, events);
  const ends = endsOf(tree, solution.bounds);
  const hasLines = ends !== undefined && events.some(isExplained);
  return { tree, algorithm, settings, events, solution, replay, ends, hasLines };
}

/** The step at which a figure starts. */
export function startOf({ replay, events }: Run, start: Start): number {
  if (start === undefined) return 0;
  if ("step" in start) return Math.min(start.step, events.length);
  return replay.cuts[start.cut - 1] ?? events.length;
}
