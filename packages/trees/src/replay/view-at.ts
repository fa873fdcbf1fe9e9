import type { Node } from "../model/node.js";
import { type NumberStyle, ZERO } from "../model/number.js";
import type { ValueBound } from "../search/event.js";
import { type View, type ViewNode, valueText } from "../view/view.js";
import type { Moment } from "./moment.js";
import type { Snapshot } from "./replay.js";

/** What of a search is shown, besides values and cuts. */
export interface Shown {
  /** The nodes of the line of play, on which chosen moves stand out; all if absent. */
  readonly line?: ReadonlySet<number> | undefined;
}

/** A view of a tree, with what a search has found out at a step. */
export function viewAt(view: View, snapshot: Snapshot, shown: Shown = {}): View {
  const nodes = view.nodes.map((one) => {
    if (one.node) return { ...one, ...foundAt(snapshot, one.node, shown) };
    return { ...one, skipped: snapshot.isSkipped(view.nodes[one.parent]!.node!.id) };
  });
  return { ...view, nodes };
}

/** The value of a node at a step with the sign of its bound: its payoff, the value returned, or the best so far. */
export function valueNow(node: Node, moment: Moment, numbers: NumberStyle): string | undefined {
  const value = node.kind === "leaf" ? (node.payoffs ?? node.value) : moment.value;
  return valueText({ node, value, bound: boundNow(node, moment) }, numbers)?.replaceAll("-", "−");
}

/** A best value so far that only came from bounds proves nothing about the node. */
function boundNow({ kind }: Node, { value, atLeast, atMost, bound, done }: Moment): ValueBound {
  if (kind === "leaf" || done) return bound;
  if (kind === "max" && atLeast === value) return "lower";
  return kind === "min" && atMost === value ? "upper" : "exact";
}

/** What the search has found out about a node. */
function foundAt(snapshot: Snapshot, node: Node, { line }: Shown): Partial<ViewNode> {
  const { id } = node;
  const { replay, event, step } = snapshot;
  const { tree } = replay;
  const moment = snapshot.momentOf(id);
  const above = tree.nodes[tree.parents[id]!];
  const index = above ? above.children.findIndex((child) => child.id === id) : -1;
  const isNow = event?.node === id;
  const isEntered = isNow && (event?.type === "enter" || event?.type === "evaluate");
  return {
    ...(node.kind !== "leaf" && { value: moment.value }),
    bound: boundNow(node, moment),
    skipped: snapshot.isSkipped(id),
    cut: snapshot.isCut(id),
    impossible: above?.kind === "chance" && above.probabilities[index]!.equals(ZERO),
    chosen: above !== undefined && snapshot.momentOf(above.id).chosen === index,
    isAside: line && !line.has(id),
    // A chance node changes the window; elsewhere it is the parent's, which the number line shows.
    window: isEntered && node.kind !== "leaf" && above?.kind === "chance" ? moment.handed : undefined,
    interval: moment.interval,
    stage: moment.open ? "open" : step > 0 && moment.visits === 0 ? "unseen" : "done",
    isNow,
    isEntered,
  };
}
