import type { Catalogue } from "@tyche/messages";
import { outlineOf, type View, type ViewNode } from "@tyche/trees/drawing";
import type { Look } from "../../state/state.js";
import { visibleItems } from "../picture/layout/fold.js";
import { viewOfItems } from "../picture/layout/view.js";
import type { Snapshot } from "../run/replay.js";

/** The tree at a step of a search, for the writers of @tyche/trees. */
export function viewAt(snapshot: Snapshot, look: Look, words: Catalogue, open?: Uint8Array, top = 0): View {
  const { tree } = snapshot.replay;
  const fold = { top, toggled: new Set<number>(), everything: open === undefined };
  const items = visibleItems(tree, outlineOf(tree), open ?? new Uint8Array(0), fold);
  return viewOfItems(tree, items, look.numbers, words, (id) => foundAt(snapshot, id));
}

/** What the search has found out about a node. */
function foundAt(snapshot: Snapshot, id: number): Partial<ViewNode> {
  const { tree } = snapshot.replay;
  const node = tree.nodes[id]!;
  const moment = snapshot.momentOf(id);
  const above = tree.nodes[tree.parents[id]!];
  const index = above ? above.children.findIndex((child) => child.id === id) : -1;
  const open = node.kind === "max" ? "lower" : node.kind === "min" ? "upper" : "exact";
  return {
    ...(node.kind !== "leaf" && { value: moment.value }),
    bound: node.kind === "leaf" || moment.done ? moment.bound : open,
    skipped: snapshot.isSkipped(id),
    cut: snapshot.isCut(id),
    impossible: above?.kind === "chance" && above.probabilities[index]!.n === 0n,
    chosen: above !== undefined && snapshot.momentOf(above.id).chosen === index,
    window: moment.handed,
    interval: moment.interval,
  };
}
