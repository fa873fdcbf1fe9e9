import { type SolveSettings, solve, type Tree } from "@tyche/trees";
import { useMemo } from "react";
import { type RunConfig, settingsOf } from "../model/run-config.js";

/**
 * Leaves of the minimal tree of alpha-beta: b^ceil(d/2) + b^floor(d/2) - 1 (D. E. Knuth, R. W. Moore 1975). Undefined
 * if the tree is not uniform or has chance nodes.
 */
export function knuthMoore(tree: Tree): number | undefined {
  const b = tree.root.children.length;
  if (b === 0) return undefined;
  const depths = new Int32Array(tree.nodes.length);
  let leafDepth: number | undefined;
  for (const node of tree.nodes) {
    if (node.id > 0) depths[node.id] = depths[tree.parents[node.id]!]! + 1;
    if (node.kind === "leaf") {
      leafDepth ??= depths[node.id];
      if (leafDepth !== depths[node.id]) return undefined;
    } else {
      const turn = tree.root.kind === "max" ? depths[node.id]! % 2 : 1 - (depths[node.id]! % 2);
      if (node.kind !== (turn === 0 ? "max" : "min") || node.children.length !== b) return undefined;
    }
  }
  const d = leafDepth!;
  return b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
}

/**
 * Leaves that an algorithm visits if the best child comes first at every decision; undefined if it refuses the tree.
 */
export function leavesBestFirst(tree: Tree, algorithm: string, settings: SolveSettings): number | undefined {
  try {
    return solve(tree, algorithm, { ...settings, order: "best" }).visited.leaf;
  } catch {
    return undefined;
  }
}

/** Largest tree with a reference; on larger ones it would cost as much as the search itself. */
const MOST_NODES = 20_000;

/**
 * Numbers of leaves to compare a search with: visited if the best child comes first, and of the minimal tree of
 * alpha-beta.
 */
export function useReference(tree: Tree, config: RunConfig) {
  return useMemo(() => {
    const read = settingsOf(config);
    if (!("settings" in read) || tree.nodes.length > MOST_NODES) {
      return { bestFirst: undefined, minimal: undefined };
    }
    return { bestFirst: leavesBestFirst(tree, config.algorithm, read.settings), minimal: knuthMoore(tree) };
  }, [tree, config]);
}
