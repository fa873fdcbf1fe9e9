import type { Tree } from "@tyche/trees";

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
