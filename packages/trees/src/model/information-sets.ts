import { TreeError } from "./error.js";
import {
  type DecisionNode,
  isDecision,
  type Node,
  nameOf,
  type PlayerNode,
  playerOf,
  type Tree,
} from "./node.js";

/** The nodes that a player cannot tell apart, at least two, in preorder. */
export interface InformationSet {
  readonly player: number;
  readonly name: string;
  readonly nodes: readonly (DecisionNode | PlayerNode)[];
}

/** The information sets of a tree that have more than one node, in the order of their first nodes. */
export function informationSets(tree: Pick<Tree, "nodes">): InformationSet[] {
  return grouped(tree.nodes).filter(({ nodes }) => nodes.length > 1);
}

function grouped(nodes: readonly Node[]): InformationSet[] {
  const sets = new Map<string, InformationSet & { nodes: (DecisionNode | PlayerNode)[] }>();
  for (const node of nodes) {
    if (!isDecision(node) || node.informationSet === undefined) continue;
    const player = playerOf(node)!;
    const key = `${player} ${node.informationSet}`;
    const set = sets.get(key);
    if (set) set.nodes.push(node);
    else sets.set(key, { player, name: node.informationSet, nodes: [node] });
  }
  return [...sets.values()];
}

/**
 * Checks that all nodes of a set have the same actions, and removes the names of sets with only one node.
 * @throws TreeError
 */
export function settleInformationSets(tree: Tree): void {
  for (const { name, nodes } of grouped(tree.nodes)) {
    const first = nodes[0]!;
    if (nodes.length === 1) {
      Object.assign(first, { informationSet: undefined });
      continue;
    }
    for (const node of nodes) {
      const isSame =
        node.children.length === first.children.length &&
        (node.actions ?? []).join("\0") === (first.actions ?? []).join("\0");
      if (isSame) continue;
      throw new TreeError("tree-set-actions", {
        first: nameOf(tree, first.id),
        other: nameOf(tree, node.id),
        set: name,
      });
    }
  }
}
