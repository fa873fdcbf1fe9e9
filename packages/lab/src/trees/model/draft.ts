import { type Node, paidOnTheWay, type Tree, TreeBuilder, type Value } from "@tyche/trees";

/** A mutable node. Trees are immutable: a tree is thawed, edited and frozen again. */
export interface Draft {
  kind: Node["kind"];
  children: Draft[];
  player?: number | undefined;
  label?: string | undefined;
  /** Estimate, value and payoffs are the node's own, without payments of the edges above it. */
  estimate?: Value | undefined;
  value?: Value | undefined;
  /** Payments of the edge to it. */
  pay?: readonly Value[] | undefined;
  set?: string | undefined;
  payoffs?: readonly Value[] | undefined;
  isEstimate?: boolean | undefined;
  actions?: string[] | undefined;
  probabilities?: Value[] | undefined;
}

export interface Thawed {
  readonly root: Draft;
  /** Nodes by their ids in the original tree. */
  readonly nodes: readonly Draft[];
  readonly parents: Int32Array;
}

/** @param paid the payments of the edges above it */
function draftOf(node: Node, paid: readonly Value[] | undefined): Draft {
  const own = (total: Value, player: number): Value => (paid ? total.sub(paid[player]!) : total);
  const draft: Draft = { kind: node.kind, children: [], label: node.label };
  if (node.kind === "player") draft.player = node.player;
  if (node.kind === "leaf") {
    draft.value = own(node.value, 0);
    draft.payoffs = node.payoffs?.map(own);
    draft.isEstimate = node.isEstimate;
  } else {
    draft.estimate = node.estimate && own(node.estimate, 0);
    if (node.kind !== "chance") draft.set = node.informationSet;
    draft.actions = node.actions && [...node.actions];
    draft.probabilities = node.kind === "chance" ? [...node.probabilities] : undefined;
  }
  return draft;
}

export function thaw(tree: Tree): Thawed {
  const paid = paidOnTheWay(tree);
  const nodes = tree.nodes.map((node) => draftOf(node, paid?.[node.id]));
  for (let id = 1; id < nodes.length; id++) nodes[tree.parents[id]!]!.children.push(nodes[id]!);
  for (const node of tree.nodes) {
    if (node.kind === "leaf") continue;
    for (const [index, pay] of (node.edgePayoffs ?? []).entries()) nodes[node.children[index]!.id]!.pay = pay;
  }
  return { root: nodes[0]!, nodes, parents: tree.parents };
}

/** Builds a tree. @throws TreeError if the draft is not a valid tree */
export function freeze(root: Draft): Tree {
  const build = new TreeBuilder();
  const open: { node: Draft; next: number }[] = [];
  const begin = (node: Draft): void => {
    if (node.kind === "leaf") {
      const { label, payoffs, pay, isEstimate } = node;
      build.leaf(node.value!, { label, payoffs, pay, isEstimate });
      return;
    }
    build.open(node.kind, node.player, undefined, node.pay);
    open.push({ node, next: 0 });
  };
  begin(root);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const child = top.node.children[top.next++];
    if (child) {
      begin(child);
      continue;
    }
    const { label, actions, estimate, probabilities, kind, set } = top.node;
    build.close({
      label,
      actions,
      estimate,
      informationSet: kind === "chance" ? undefined : set,
      probabilities: kind === "chance" ? probabilities : undefined,
    });
    open.pop();
  }
  return build.finish();
}

/** The id that a node of a draft will have once it is frozen. */
export function idOf(root: Draft, wanted: Draft): number {
  const open = [root];
  for (let id = 0; open.length > 0; id++) {
    const node = open.pop()!;
    if (node === wanted) return id;
    for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
  }
  return 0;
}
