import { type Limit, larger, smaller, type Value } from "../model/number.js";
import { isVector } from "../search/event.js";
import { type Axis, GAPS, isExplained, type Range } from "./axis.js";
import type { Moment } from "./moment.js";
import type { Snapshot } from "./replay.js";

/** Where an end of a window comes from: what a node above has, or what the value of a chance node above would need. */
export interface Post {
  readonly value: Value;
  /** The node above, and its child with this value; both undefined for the window or the bounds of the search. */
  readonly from?: { readonly node: number; readonly child: number } | undefined;
  readonly needs?: number | undefined;
}

/** The number line of a node: where its value can still lie, and the window. */
export interface NumberLine {
  readonly node: number;
  readonly ends: Axis;
  readonly bar: Range;
  /** The bars before it, the newest last, at most four. */
  readonly earlier: readonly Range[];
  readonly alpha: Post | undefined;
  readonly beta: Post | undefined;
  /** At a cut: from the bar to the post that it does not reach. */
  readonly gap: Range | undefined;
}

/** The number line of a step, at the inner node of its event; undefined where values are no single numbers. */
export function numberLineAt(snapshot: Snapshot, ends: Axis): NumberLine | undefined {
  const { event } = snapshot;
  const { tree } = snapshot.replay;
  if (!event) return undefined;
  const isLeaf = tree.nodes[event.node]!.kind === "leaf";
  const id = isLeaf ? tree.parents[event.node]! : event.node;
  const node = tree.nodes[id];
  if (!node || node.kind === "leaf" || node.kind === "player") return undefined;
  const moment = snapshot.momentOf(id);
  const bars = barsUntil(snapshot, id, node.kind, ends);
  const last = bars.at(-1);
  if (!last) return undefined;
  const [alpha, beta] = moment.window ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const { cut } = moment;
  const isGap = event.type === "cut" && cut !== undefined && GAPS.has(cut.rule);
  // At a cut the other post is the bar's own end, or far away.
  const side = isGap ? (cut.rule === "alpha" || cut.rule === "chance-low" ? "alpha" : "beta") : undefined;
  // What was compared is proved, also where no child was searched.
  const bar: Range = [
    side === "beta" ? larger(last[0], cut!.left) : last[0],
    side === "alpha" ? smaller(last[1], cut!.left) : last[1],
  ];
  return {
    node: id,
    ends,
    bar,
    earlier: bars.slice(-1 - MOST_BARS, -1),
    // The best value of a node so far is an end of its bar.
    alpha: side === "beta" || (!side && isAt(alpha, bar[0])) ? undefined : postAt(snapshot, id, "max", alpha),
    beta: side === "alpha" || (!side && isAt(beta, bar[1])) ? undefined : postAt(snapshot, id, "min", beta),
    gap: isGap ? [smaller(cut.left, cut.right), larger(cut.left, cut.right)] : undefined,
  };
}

/** As `numberLineAt`, but undefined also without an axis, and at nodes where a number line would explain nothing. */
export function explainedAt(snapshot: Snapshot, axis: Axis | undefined): NumberLine | undefined {
  const line = axis && numberLineAt(snapshot, axis);
  if (line) for (const own of snapshot.replay.eventsAt(line.node)) if (isExplained(own)) return line;
  return undefined;
}

function barOf(kind: "max" | "min" | "chance", moment: Moment, [low, high]: Axis): Range | undefined {
  const { value } = moment;
  if (value && isVector(value)) return undefined;
  if (kind === "chance" && !moment.done) return moment.interval ?? [low, high];
  const { atLeast, atMost, bound, done } = moment;
  if (!done) {
    const proved = kind === "max" ? atLeast : atMost;
    if (!proved) return [low, high];
    return kind === "max" ? [proved, larger(proved, high)] : [smaller(low, proved), proved];
  }
  if (!value) return [low, high];
  if (bound === "exact") return [value, value];
  return bound === "lower" ? [value, larger(value, high)] : [smaller(low, value), value];
}

/** More earlier bars would not be told apart. */
const MOST_BARS = 4;
/** The events of a node among which its last bars are looked for. */
const MOST_EVENTS = 64;

/** The different bars of a node since the search entered it last: what was proved before still holds. */
function barsUntil(
  { replay, step }: Snapshot,
  id: number,
  kind: "max" | "min" | "chance",
  ends: Axis,
): readonly Range[] {
  let bars: Range[] = [];
  for (const at of replay.lastSteps(id, step, MOST_EVENTS)) {
    if (replay.events[at - 1]!.type === "enter") bars = [];
    const bar = barOf(kind, replay.momentAt(id, at), ends);
    if (!bar) continue;
    const last = bars.at(-1);
    const now = last ? ([larger(last[0], bar[0]), smaller(last[1], bar[1])] as const) : bar;
    if (!last || !isSame(last, now)) bars.push(now);
  }
  return bars;
}

function isAt(limit: Limit, value: Value): boolean {
  return typeof limit !== "number" && limit.equals(value);
}

function isSame([low, high]: Range, other: Range): boolean {
  return low.equals(other[0]) && high.equals(other[1]);
}

/**
 * A finite end of the window at a node.
 * @param by the kind of the nodes above whose value it may be
 */
function postAt(snapshot: Snapshot, id: number, by: "max" | "min", limit: Limit): Post | undefined {
  if (typeof limit === "number") return undefined;
  const { nodes, parents } = snapshot.replay.tree;
  for (let at = parents[id]!; at >= 0; at = parents[at]!) {
    const node = nodes[at]!;
    // Its window for a child is not its own.
    if (node.kind === "chance") return { value: limit, needs: at };
    const { value, chosen } = snapshot.momentOf(at);
    const child = node.children[chosen]?.id;
    if (node.kind === by && child !== undefined && value && !isVector(value) && value.equals(limit))
      return { value: limit, from: { node: at, child } };
  }
  return { value: limit };
}
