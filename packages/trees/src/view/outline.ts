import { LONGEST_PATH, shownName, type Tree } from "../model/node.js";

/** The position of each node, by node id, so that writers can nest a tree without recursion. */
export interface Outline {
  /** Edges from the root. */
  readonly depths: Int32Array;
  /** Index among the children of the parent; 0 for the root. */
  readonly indices: Int32Array;
  /** The size of each subtree, including its root: the subtree of `id` is `id … id + sizes[id] - 1`. */
  readonly sizes: Int32Array;
}

/** Depth, sibling index and subtree size of all nodes of a tree. */
export function outlineOf(tree: Tree): Outline {
  const count = tree.nodes.length;
  const depths = new Int32Array(count);
  const indices = new Int32Array(count);
  const sizes = new Int32Array(count).fill(1);
  for (const node of tree.nodes) {
    const below = depths[node.id]! + 1;
    for (let index = 0; index < node.children.length; index++) {
      const child = node.children[index]!.id;
      depths[child] = below;
      indices[child] = index;
    }
  }
  for (let id = count - 1; id > 0; id--) sizes[tree.parents[id]!]! += sizes[id]!;
  return { depths, indices, sizes };
}

/** `nameOf` without climbing the tree to find the level. */
export function shortName(tree: Tree, outline: Outline, id: number): string {
  const label = shownName(tree.nodes[id]!.label);
  if (label !== undefined) return label;
  if (id === 0) return "root";
  if (outline.depths[id]! > LONGEST_PATH) return `#${id}`;
  const path: number[] = [];
  for (let at = id; at > 0; at = tree.parents[at]!) path.push(outline.indices[at]! + 1);
  return path.reverse().join(".");
}
