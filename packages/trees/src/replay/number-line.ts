import type { Tree } from "../model/node.js";
import { type Limit, larger, smaller, type Value } from "../model/number.js";
import { isVector, type SearchEvent } from "../search/event.js";
import type { Moment } from "./moment.js";
import type { Replay, Snapshot } from "./replay.js";

/** Two ends, the lower one first. */
export type Range = readonly [low: Value, high: Value];

/** A number line beside a node: where its value can still lie, and the window. */
export interface NumberLine {
  readonly node: number;
  /** The ends of the line. */
  readonly ends: Range;
  readonly bar: Range;
  readonly alpha: Value | undefined;
  readonly beta: Value | undefined;
  /** At a cut: from the bar to the post that it does not reach. */
  readonly gap: Range | undefined;
}

/**
 * The ends of the number lines of a search: its bounds, or the least and greatest payoff and estimate; undefined where
 * the payoffs are no single numbers.
 */
export function endsOf(tree: Tree, bounds?: Range): Range | undefined {
  if (bounds) return bounds;
  let ends: Range | undefined;
  for (const node of tree.nodes) {
    if (node.kind === "leaf" && node.payoffs) return undefined;
    const value = node.kind === "leaf" ? node.value : node.estimate;
    if (value) ends = ends ? [smaller(ends[0], value), larger(ends[1], value)] : [value, value];
  }
  return ends;
}

/**
 * The nodes at which number lines explain a search: those at which something is cut because of their value, and chance
 * nodes whose interval narrows child by child.
 */
export function lineNodes(events: readonly SearchEvent[]): ReadonlySet<number> {
  const nodes = new Set<number>();
  for (const event of events) if (isExplained(event)) nodes.add(event.node);
  return nodes;
}

/** Whether a node is one of `lineNodes`, without a look at the other nodes' events. */
export function isLineNode(replay: Replay, node: number): boolean {
  for (const event of replay.eventsAt(node)) if (isExplained(event)) return true;
  return false;
}

function isExplained(event: SearchEvent): boolean {
  return event.type === "cut" ? GAPS.has(event.rule) : event.type === "interval" && event.low !== undefined;
}

/** The number line of a step, at the inner node of its event; undefined where values are no single numbers. */
export function numberLineAt(snapshot: Snapshot, ends: Range): NumberLine | undefined {
  const { event } = snapshot;
  const { tree } = snapshot.replay;
  if (!event) return undefined;
  const isLeaf = tree.nodes[event.node]!.kind === "leaf";
  const id = isLeaf ? tree.parents[event.node]! : event.node;
  const node = tree.nodes[id];
  if (!node || node.kind === "leaf" || node.kind === "player") return undefined;
  const moment = snapshot.momentOf(id);
  const bar = barOf(node.kind, moment, ends);
  if (!bar) return undefined;
  const [alpha, beta] = moment.window ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const { cut } = moment;
  const isGap = event.type === "cut" && cut !== undefined && GAPS.has(cut.rule);
  // At a cut the other post is the bar's own end, or far away.
  const side = isGap ? (cut.rule === "alpha" || cut.rule === "chance-low" ? "alpha" : "beta") : undefined;
  return {
    node: id,
    ends,
    bar,
    alpha: side === "beta" ? undefined : finite(alpha),
    beta: side === "alpha" ? undefined : finite(beta),
    gap: isGap ? [smaller(cut.left, cut.right), larger(cut.left, cut.right)] : undefined,
  };
}

/** Cuts because the node's value lies beyond alpha or beta. */
const GAPS: ReadonlySet<string> = new Set(["alpha", "beta", "chance-low", "chance-high"]);

function barOf(kind: "max" | "min" | "chance", moment: Moment, [low, high]: Range): Range | undefined {
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

function finite(limit: Limit): Value | undefined {
  return typeof limit === "number" ? undefined : limit;
}
