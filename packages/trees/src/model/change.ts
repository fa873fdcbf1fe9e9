import { TreeBuilder } from "./build.js";
import { isDecision, type Node, type Tree } from "./node.js";
import type { Value } from "./number.js";
import { partsOf } from "./paid.js";

/** New numbers for some nodes of a tree, by node id. */
export interface NumberChanges {
  /** Payoffs of leaves with a single payoff, without what edges on the path pay. */
  readonly payoffs?: ReadonlyMap<number, Value>;
  /** Probabilities of the outcomes of chance nodes. */
  readonly probabilities?: ReadonlyMap<number, readonly Value[]>;
}

/** The same tree with other numbers. Throws a TreeError if probabilities do not sum to 1. */
export function withNumbers(tree: Tree, { payoffs, probabilities }: NumberChanges): Tree {
  const builder = new TreeBuilder();
  // Nodes are in preorder: a node is closed when its last child is.
  const open: { readonly node: Node; left: number }[] = [];
  for (const node of tree.nodes) {
    const above = open.at(-1)?.node;
    const pay =
      above && above.kind !== "leaf" ? above.edgePayoffs?.[above.children.indexOf(node)] : undefined;
    const { label } = node;
    if (node.kind !== "leaf") {
      builder.open(node.kind, node.kind === "player" ? node.player : undefined, undefined, pay);
      open.push({ node, left: node.children.length });
      continue;
    }
    const own = partsOf(tree, node.id)?.own ?? node.payoffs ?? [node.value];
    const value = (node.payoffs === undefined && payoffs?.get(node.id)) || own[0]!;
    builder.leaf(value, { label, pay, isEstimate: node.isEstimate, ...(node.payoffs && { payoffs: own }) });
    for (let top = open.at(-1); top && --top.left === 0; top = open.at(-1)) {
      close(builder, tree, top.node, probabilities);
      open.pop();
    }
  }
  return builder.finish();
}

function close(
  builder: TreeBuilder,
  tree: Tree,
  node: Node,
  probabilities: NumberChanges["probabilities"],
): void {
  if (node.kind === "leaf") return;
  const { label, actions, estimate } = node;
  builder.close({
    label,
    actions,
    estimate: estimate && (partsOf(tree, node.id)?.own[0] ?? estimate),
    ...(isDecision(node) && { informationSet: node.informationSet }),
    ...(node.kind === "chance" && { probabilities: probabilities?.get(node.id) ?? node.probabilities }),
  });
}
