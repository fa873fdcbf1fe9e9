import { CHANCE, type Position } from "../contract/position.js";
import { PARTIAL, type Tree } from "./tree.js";

/** Decisions between two moves of one player that are searched for the current position. */
const DECISIONS = 6;

/** A part of the tree with fewer visits than this is not worth keeping. */
const FEWEST = 16;

/**
 * The node of a new position, searched from the root, which is the old one; of several, that with the most visits; -1
 * if there is none.
 */
export function findNode(tree: Tree, from: Position, to: Position): number {
  const low = to.hashLow();
  const high = to.hashHigh();
  const turn = to.turn();
  const walker = from.copy();
  let found = -1;
  let fewest = Math.max(FEWEST, tree.visits[0]! / 4096);
  const visit = (node: number, decisions: number): void => {
    if (tree.turn[node] === turn && walker.hashLow() === low && walker.hashHigh() === high) {
      found = node;
      fewest = tree.visits[node]! + 1;
      return;
    }
    if (decisions === 0) return;
    const begin = tree.first[node]!;
    const end = begin + (begin === 0 ? 0 : tree.count[node]!);
    const left = tree.turn[node] === CHANCE ? decisions : decisions - 1;
    for (let child = begin; child < end; child++) {
      if (tree.visits[child]! < fewest) continue;
      walker.play(tree.move[child]!);
      visit(child, left);
      walker.undo();
    }
  };
  visit(0, DECISIONS);
  return found;
}

/** Copies the part of a tree below a node into an empty tree, where the node becomes the root. */
export function transplant(from: Tree, node: number, to: Tree): void {
  to.copy(node, 0, from);
  to.least = from.least;
  to.most = from.most;
  // Nodes come in the order in which they are met, so a copied node that still points into the old tree is yet to be
  // done.
  for (let at = 0; at < to.size; at++) {
    const begin = to.first[at]!;
    if (begin === 0) continue;
    const count = to.count[at]!;
    const grows = to.turn[at] === CHANCE && (to.flags[at]! & PARTIAL) !== 0;
    const into = to.add(grows ? roomOf(count) : count);
    if (into === 0) {
      to.first[at] = 0;
      to.count[at] = 0;
      to.flags[at] = 0;
      continue;
    }
    for (let i = 0; i < count; i++) to.copy(begin + i, into + i, from);
    to.first[at] = into;
  }
}

/** The capacity of a chance node that still grows is a power of two. */
function roomOf(count: number): number {
  return count < 8 ? 8 : 2 ** Math.ceil(Math.log2(count + 1));
}
