import type { Tree } from "./node.js";
import { type Value, ZERO } from "./number.js";

type Sums = readonly (readonly Value[] | undefined)[];

const known = new WeakMap<Tree, Sums | undefined>();

/**
 * The sum of what the edges from the root to each node pay, by node id: one number (player 0's), or one per player;
 * undefined where nothing is paid on the path. The whole result is undefined for a tree whose edges pay nothing.
 */
export function paidOnTheWay(tree: Tree): Sums | undefined {
  if (!known.has(tree)) {
    const pays = tree.nodes.some((node) => node.kind !== "leaf" && node.edgePayoffs);
    known.set(tree, pays ? addUp(tree) : undefined);
  }
  return known.get(tree);
}

function addUp(tree: Tree): Sums {
  const sums: (readonly Value[] | undefined)[] = [undefined];
  for (const node of tree.nodes) {
    if (node.kind === "leaf") continue;
    for (const [index, child] of node.children.entries()) {
      const sum = addPaid(sums[node.id], node.edgePayoffs?.[index]);
      sums[child.id] = sum?.some((value) => !value.equals(ZERO)) ? sum : undefined;
    }
  }
  return sums;
}

/** The sum of two payoffs; undefined counts as 0. */
export function addPaid(
  a: readonly Value[] | undefined,
  b: readonly Value[] | undefined,
): readonly Value[] | undefined {
  if (!a || !b) return a ?? b;
  return a.map((value, player) => value.add(b[player]!));
}

/** A total in its two parts: a node's own payoff, and what was paid on the path to it. */
export interface Parts {
  readonly own: readonly Value[];
  readonly way: readonly Value[];
}

/** A leaf's payoffs, or an estimate, as the node's own part and what the path pays; undefined if it pays nothing. */
export function partsOf(tree: Tree, id: number): Parts | undefined {
  const way = paidOnTheWay(tree)?.[id];
  const node = tree.nodes[id]!;
  const total = node.kind === "leaf" ? (node.payoffs ?? [node.value]) : node.estimate && [node.estimate];
  if (!way || !total) return undefined;
  return { own: total.map((value, player) => value.sub(way[player]!)), way: way.slice(0, total.length) };
}
