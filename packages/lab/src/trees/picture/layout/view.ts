import type { Catalogue } from "@tyche/messages";
import { partsOf, type Tree } from "@tyche/trees";
import { kindName, paysOf, setOf, type View, type ViewNode } from "@tyche/trees/drawing";
import type { Look } from "../../../state/state.js";
import type { Item } from "./fold.js";

/**
 * The view of a tree from which @tyche/trees makes pictures: what the tree says about each item, and what `found` adds
 * to nodes.
 */
export function viewOfItems(
  tree: Tree,
  items: readonly Item[],
  numbers: Look["numbers"],
  words: Catalogue,
  found: (id: number) => Partial<ViewNode> = () => ({}),
): View {
  const nodes = items.map(
    (item): ViewNode =>
      item.more > 0 ? { ...NOTHING, ...place(item) } : { ...nodeAt(tree, item, words), ...found(item.id) },
  );
  const kinds = [...new Set(items.map(({ id }) => tree.nodes[id]!.kind))];
  const folded = items.reduce((sum, { more }) => sum + more, 0);
  return { tree, nodes, solution: undefined, numbers, words, kinds, folded };
}

/** A stub without a place. */
const NOTHING = {
  node: undefined,
  name: "",
  label: undefined,
  value: undefined,
  bound: "exact",
  estimate: undefined,
  action: undefined,
  probability: undefined,
  skipped: false,
  cut: false,
  impossible: false,
  chosen: false,
  window: undefined,
  interval: undefined,
} as const;

function place({ parent, depth, more }: Item): Pick<ViewNode, "parent" | "depth" | "more"> {
  return { parent, depth, more };
}

function nodeAt(tree: Tree, item: Item, words: Catalogue): ViewNode {
  const node = tree.nodes[item.id]!;
  const above = tree.nodes[tree.parents[item.id]!];
  const index = above ? above.children.findIndex(({ id }) => id === item.id) : -1;
  return {
    ...NOTHING,
    ...place(item),
    node,
    name: kindName(node, words),
    label: node.label,
    action: above && above.kind !== "leaf" ? above.actions?.[index] || undefined : undefined,
    probability: above?.kind === "chance" ? above.probabilities[index] : undefined,
    pays: paysOf(above, index),
    set: setOf(node),
    ...(node.kind === "leaf" && { value: node.payoffs ?? node.value, parts: partsOf(tree, item.id) }),
  };
}
