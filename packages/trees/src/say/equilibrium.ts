import type { Equilibrium } from "../equilibrium/equilibrium.js";
import type { Place } from "../equilibrium/sequence-form.js";
import { isDecision, type Node, nameOf, type Tree } from "../model/node.js";
import { formatShort } from "../model/number.js";
import { SearchRecord } from "../search/record.js";
import type { Solution } from "../search/solution.js";

/** The name of a decision point: "{A}" for an information set, the node's own name for a single node. */
export function placeName(tree: Tree, place: Place): string {
  return place.name === undefined ? nameOf(tree, place.nodes[0]!.id) : `{${place.name}}`;
}

/**
 * A tree to be drawn with its equilibrium: the probability of each action, and what player 0 gets from each node on.
 */
export function equilibriumDrawing(tree: Tree, found: Equilibrium): { tree: Tree; solution: Solution } {
  const shares = new Map(
    found.behaviours.flatMap(({ place, probabilities }) =>
      place.nodes.map(({ id }) => [id, probabilities] as const),
    ),
  );
  const nodes = tree.nodes.map((node): Node => {
    if (!isDecision(node)) return { ...node };
    const actions = shares
      .get(node.id)!
      .map((p, i) => [node.actions?.[i] ?? "", formatShort(p)].filter((part) => part !== "").join(" "));
    return { ...node, actions };
  });
  for (const node of nodes) {
    if (node.kind !== "leaf") Object.assign(node, { children: node.children.map(({ id }) => nodes[id]!) });
  }
  const drawn: Tree = { root: nodes[0]!, nodes, parents: tree.parents };
  const record = new SearchRecord(drawn);
  record.visits.fill(1);
  const visited = { max: 0, min: 0, chance: 0, leaf: 0, player: 0 };
  for (const { id, kind } of tree.nodes) {
    visited[kind]++;
    record.values[id] = found.values[id];
    record.bounds[id] = "exact";
  }
  return {
    tree: drawn,
    solution: {
      algorithm: "the sequence form",
      value: found.value,
      bound: "exact",
      best: [],
      line: [],
      visited,
      recalled: undefined,
      pruned: 0,
      exact: found.gap.n === 0n,
      bounds: undefined,
      ties: undefined,
      record,
    },
  };
}
