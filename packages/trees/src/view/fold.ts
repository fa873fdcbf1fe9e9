import type { Node, Tree } from "../model/node.js";
import type { Outline } from "./outline.js";

/** Limits on the part of a tree that is drawn. */
export interface Fold {
  /** Limit on nodes and stubs. */
  readonly limit: number;
  /** Limit on the number of edges from the root. */
  readonly levels: number;
  /** Limit on the children of one node. */
  readonly breadth: number;
}

/** No limits. */
export const EVERYTHING: Fold = {
  limit: Number.POSITIVE_INFINITY,
  levels: Number.POSITIVE_INFINITY,
  breadth: Number.POSITIVE_INFINITY,
};

/** One drawn item: a node, or a stub that replaces `more` nodes. */
export interface Item {
  /** Id of the node; -1 for a stub. */
  readonly id: number;
  /** Index of the parent among the items; -1 for the root. */
  readonly parent: number;
  /** The number of nodes that a stub replaces; 0 for a node. */
  readonly more: number;
}

/** The part of a tree to draw, in preorder: opened along `first`, then level by level; stubs replace the rest. */
export function fold(tree: Tree, outline: Outline, size: Fold, first: readonly number[] = []): Item[] {
  const kept = new Set(first);
  const opened = openNodes(tree, outline, size, first);
  const items: Item[] = [];
  // Inner nodes whose children are being listed, with their index, the id after their subtree and the number of hidden
  // nodes.
  const path: { item: number; end: number; hidden: number }[] = [];
  const closeUntil = (id: number): void => {
    for (let top = path.at(-1); top && top.end <= id; top = path.at(-1)) {
      path.pop();
      if (top.hidden > 0) items.push({ id: -1, parent: top.item, more: top.hidden });
    }
  };
  for (let id = 0; id < tree.nodes.length; ) {
    closeUntil(id);
    const parent = path.at(-1);
    const below = outline.sizes[id]!;
    if (parent && isHidden(tree, outline, size, id, kept)) {
      parent.hidden += below;
      id += below;
      continue;
    }
    items.push({ id, parent: parent ? parent.item : -1, more: 0 });
    if (below > 1) path.push({ item: items.length - 1, end: id + below, hidden: 0 });
    if (below > 1 && !opened[id]) {
      path.at(-1)!.hidden = below - 1;
      id += below;
    } else {
      id++;
    }
  }
  closeUntil(tree.nodes.length);
  return items;
}

/** Whether a child is left out because it has too many siblings before it; children in `kept` never are. */
function isHidden(tree: Tree, outline: Outline, size: Fold, id: number, kept: ReadonlySet<number>): boolean {
  const siblings = tree.nodes[tree.parents[id]!]!.children.length;
  return siblings > size.breadth && outline.indices[id]! >= size.breadth - 2 && !kept.has(id);
}

function fitsWhole(tree: Tree, { depths }: Outline, size: Fold): boolean {
  return (
    tree.nodes.length <= size.limit &&
    depths.every((depth) => depth <= size.levels) &&
    tree.nodes.every((node) => node.children.length <= size.breadth)
  );
}

function openNodes(tree: Tree, outline: Outline, size: Fold, first: readonly number[]): Uint8Array {
  const opened = new Uint8Array(tree.nodes.length);
  if (fitsWhole(tree, outline, size)) return opened.fill(1);
  const kept = new Set(first);
  let used = 2;
  const open = (node: Node): void => {
    if (node.kind === "leaf" || opened[node.id] || outline.depths[node.id]! >= size.levels) return;
    // Every inner node counts as a stub until it is opened.
    let cost = node.children.length > size.breadth ? 0 : -1;
    for (const child of node.children) {
      if (isHidden(tree, outline, size, child.id, kept)) continue;
      cost += child.kind === "leaf" ? 1 : 2;
      if (used + cost > size.limit) return;
    }
    used += cost;
    opened[node.id] = 1;
  };
  for (const id of first) open(tree.nodes[id]!);
  const queue: Node[] = [tree.root];
  for (let next = 0; next < queue.length && used < size.limit; next++) {
    const node = queue[next]!;
    open(node);
    if (!opened[node.id]) continue;
    for (const child of node.children) {
      if (child.kind !== "leaf" && !isHidden(tree, outline, size, child.id, kept)) queue.push(child);
    }
  }
  return opened;
}
