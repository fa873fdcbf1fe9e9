import type { Tree } from "@tyche/trees";
import type { Outline } from "@tyche/trees/drawing";

/** An item of the picture: a node, or a stub for `more` nodes below its parent. */
export interface Item {
  readonly id: number;
  /** Index among the items; -1 for the top item. */
  readonly parent: number;
  /** Number of edges from the top. */
  readonly depth: number;
  /** 0 for a node. A stub has the id of the node above it. */
  readonly more: number;
}

/** What the user has folded and unfolded. */
export interface Folding {
  readonly top: number;
  /** Nodes that differ from the default. */
  readonly toggled: ReadonlySet<number>;
  readonly everything: boolean;
}

/** Nodes of a large tree shown by default: about its first plies. */
export const DEFAULT_ITEMS = 48;
/** Largest tree or subtree that is shown whole. */
const WHOLE = 160;
/** Most children shown of a node other than the top. */
const MOST_CHILDREN = 40;
/** Most children shown of the top. */
const MOST_TOP_CHILDREN = 2000;

/**
 * The nodes that are open by default: those on the expected line, then level by level up to the limit. Entries are 1 at
 * the ids of open nodes.
 */
export function openByDefault(tree: Tree, top: number, line: readonly number[]): Uint8Array {
  const open = new Uint8Array(tree.nodes.length);
  const end = endOf(tree, top);
  if (end - top <= WHOLE) return open.fill(1, top, end);
  let room = DEFAULT_ITEMS;
  const take = (id: number): boolean => {
    const count = tree.nodes[id]!.children.length;
    if (count === 0 || open[id] === 1) return count > 0;
    if (count > room && id !== top) return false;
    room -= Math.min(count, MOST_CHILDREN);
    open[id] = 1;
    return true;
  };
  take(top);
  for (const id of line) take(id);
  const queue = [top];
  for (let next = 0; next < queue.length && room > 0; next++) {
    const id = queue[next]!;
    if (!take(id)) continue;
    for (const child of tree.nodes[id]!.children.slice(0, MOST_CHILDREN)) {
      if (child.kind !== "leaf") queue.push(child.id);
    }
  }
  return open;
}

/** The id after the last node of a subtree. */
function endOf(tree: Tree, id: number): number {
  let last = tree.nodes[id]!;
  for (let next = last.children.at(-1); next; next = last.children.at(-1)) last = next;
  return last.id + 1;
}

export function isOpen(open: Uint8Array, folding: Folding, id: number): boolean {
  return folding.everything || (open[id] === 1) !== folding.toggled.has(id);
}

/** The items of the picture in preorder. */
export function visibleItems(tree: Tree, outline: Outline, open: Uint8Array, folding: Folding): Item[] {
  const { top } = folding;
  const items: Item[] = [];
  const end = top + outline.sizes[top]!;
  const baseDepth = outline.depths[top]!;
  const indexOf = new Map<number, number>();
  // A stub follows the last child shown, so it waits until that subtree ends.
  const waiting: { end: number; stub: Item }[] = [];
  const flush = (id: number): void => {
    for (let last = waiting.at(-1); last && last.end <= id; last = waiting.at(-1)) {
      items.push(last.stub);
      waiting.pop();
    }
  };
  for (let id = top; id < end; ) {
    flush(id);
    const parentId = tree.parents[id]!;
    const parent = id === top ? -1 : indexOf.get(parentId)!;
    const size = outline.sizes[id]!;
    if (!folding.everything && id !== top && outline.indices[id]! >= mostChildren(tree, parentId, top)) {
      const rest = parentId + outline.sizes[parentId]! - id;
      waiting.push({
        end: id + rest,
        stub: { id: parentId, parent, depth: outline.depths[id]! - baseDepth, more: rest },
      });
      id += rest;
      continue;
    }
    const depth = outline.depths[id]! - baseDepth;
    const index = items.length;
    items.push({ id, parent, depth, more: 0 });
    if (size === 1) {
      id++;
    } else if (isOpen(open, folding, id)) {
      indexOf.set(id, index);
      id++;
    } else {
      items.push({ id, parent: index, depth: depth + 1, more: size - 1 });
      id += size;
    }
  }
  flush(Number.POSITIVE_INFINITY);
  return items;
}

function mostChildren(tree: Tree, id: number, top: number): number {
  const most = id === top ? MOST_TOP_CHILDREN : MOST_CHILDREN;
  const count = tree.nodes[id]!.children.length;
  // A stub for one or two nodes would save no space.
  return count <= most + 2 ? count : most;
}
