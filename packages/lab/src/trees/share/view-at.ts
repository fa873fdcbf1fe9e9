import type { Catalogue } from "@tyche/messages";
import { partsOf, type Tree } from "@tyche/trees";
import { kindName, outlineOf, paysOf, setOf, type View, type ViewNode } from "@tyche/trees/drawing";
import type { Look } from "../../state/state.js";
import { visibleItems } from "../picture/layout/fold.js";
import type { Snapshot } from "../run/replay.js";

/** The tree at a step of a search, for the writers of @tyche/trees. */
export function viewAt(snapshot: Snapshot, look: Look, words: Catalogue, open?: Uint8Array, top = 0): View {
  const { tree } = snapshot.replay;
  const everything = open === undefined;
  const fold = { top, toggled: new Set<number>(), everything };
  const items = visibleItems(tree, outlineOf(tree), open ?? new Uint8Array(0), fold);
  const kinds = new Set(items.map(({ id }) => tree.nodes[id]!.kind));
  let folded = 0;
  const nodes = items.map((item): ViewNode => {
    folded += item.more;
    return item.more > 0 ? stubOf(item.parent, item.depth, item.more) : nodeAt(tree, snapshot, words, item);
  });
  return { tree, nodes, solution: undefined, numbers: look.numbers, words, kinds: [...kinds], folded };
}

function nodeAt(
  tree: Tree,
  snapshot: Snapshot,
  words: Catalogue,
  { id, parent, depth }: { readonly id: number; readonly parent: number; readonly depth: number },
): ViewNode {
  const node = tree.nodes[id]!;
  const above = parent < 0 ? undefined : tree.nodes[tree.parents[id]!];
  const index = above ? above.children.findIndex((child) => child.id === id) : -1;
  const moment = snapshot.momentOf(id);
  const open = node.kind === "max" ? "lower" : node.kind === "min" ? "upper" : "exact";
  const parentMoment = above && snapshot.momentOf(above.id);
  return {
    node,
    parent,
    depth,
    more: 0,
    name: kindName(node, words),
    label: node.label,
    value: node.kind === "leaf" ? (node.payoffs ?? node.value) : moment.value,
    bound: node.kind === "leaf" || moment.done ? moment.bound : open,
    estimate: undefined,
    action: above && above.kind !== "leaf" ? above.actions?.[index] || undefined : undefined,
    probability: above?.kind === "chance" ? above.probabilities[index] : undefined,
    pays: paysOf(above, index),
    set: setOf(node),
    parts: node.kind === "leaf" ? partsOf(tree, id) : undefined,
    skipped: snapshot.isSkipped(id),
    cut: snapshot.isCut(id),
    impossible: above?.kind === "chance" && above.probabilities[index]!.n === 0n,
    chosen: parentMoment?.chosen === index && index >= 0,
    window: moment.handed,
    interval: moment.interval,
  };
}

function stubOf(parent: number, depth: number, more: number): ViewNode {
  return {
    node: undefined,
    parent,
    depth,
    more,
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
  };
}
