import type { Node } from "../model/node.js";
import { ZERO } from "../model/number.js";
import type { View, ViewNode } from "../write/view/view.js";
import type { Snapshot } from "./replay.js";

/**
 * A view of a tree, with what a search has found out at a step.
 * @param windowsAt the nodes that show the window that was passed to them; all if absent
 */
export function viewAt(view: View, snapshot: Snapshot, windowsAt?: (node: Node) => boolean): View {
  const nodes = view.nodes.map((one) => {
    if (!one.node) return one;
    const found = { ...one, ...foundAt(snapshot, one.node.id) };
    return windowsAt && !windowsAt(one.node) ? { ...found, window: undefined } : found;
  });
  return { ...view, nodes };
}

/** What the search has found out about a node. */
function foundAt(snapshot: Snapshot, id: number): Partial<ViewNode> {
  const { tree } = snapshot.replay;
  const node = tree.nodes[id]!;
  const moment = snapshot.momentOf(id);
  const above = tree.nodes[tree.parents[id]!];
  const index = above ? above.children.findIndex((child) => child.id === id) : -1;
  const { value, atLeast, atMost } = moment;
  // A best value so far that only came from bounds proves nothing about the node.
  const isLower = node.kind === "max" && atLeast === value;
  const open = isLower ? "lower" : node.kind === "min" && atMost === value ? "upper" : "exact";
  return {
    ...(node.kind !== "leaf" && { value: moment.value }),
    bound: node.kind === "leaf" || moment.done ? moment.bound : open,
    skipped: snapshot.isSkipped(id),
    cut: snapshot.isCut(id),
    impossible: above?.kind === "chance" && above.probabilities[index]!.equals(ZERO),
    chosen: above !== undefined && snapshot.momentOf(above.id).chosen === index,
    window: moment.handed,
    interval: moment.interval,
  };
}
