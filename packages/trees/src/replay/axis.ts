import type { Tree } from "../model/node.js";
import { larger, ONE, smaller, type Value } from "../model/number.js";
import { Rational } from "../model/rational.js";
import type { SearchEvent } from "../search/event.js";

/** The height of a drawn number line with its texts, and its width where there is room, in em. */
export const LINE_HEIGHT = 9.4;
export const LINE_WIDTH = 32;

/** Two ends, the lower one first. */
export type Range = readonly [low: Value, high: Value];

/** The ends of the axis of number lines, and whether values may lie beyond them, since none are known to bound them. */
export type Axis = readonly [low: Value, high: Value, isOpen: boolean];

/** How far an open axis goes on beyond the payoffs on either side: a share of their range. */
const BEYOND = Rational.of(1n, 12n);

/**
 * The axis of the number lines of a search: between its bounds, or open around the payoffs and estimates; undefined where
 * the payoffs are no single numbers.
 */
export function endsOf(tree: Tree, bounds?: Range): Axis | undefined {
  if (bounds) return [...bounds, false];
  let ends: Range | undefined;
  for (const node of tree.nodes) {
    if (node.kind === "leaf" && node.payoffs) return undefined;
    const value = node.kind === "leaf" ? node.value : node.estimate;
    if (value) ends = ends ? [smaller(ends[0], value), larger(ends[1], value)] : [value, value];
  }
  if (!ends) return undefined;
  const [low, high] = ends;
  const beyond = low.equals(high) ? ONE : high.sub(low).mul(BEYOND);
  return [low.sub(beyond), high.add(beyond), true];
}

/**
 * Whether a number line explains an event: a cut because of the value of its node, or a chance node whose interval gets
 * narrower.
 */
export function isExplained(event: SearchEvent): boolean {
  return event.type === "cut" ? GAPS.has(event.rule) : event.type === "interval" && event.low !== undefined;
}

/** Cuts because the node's value lies beyond alpha or beta. */
export const GAPS: ReadonlySet<string> = new Set(["alpha", "beta", "chance-low", "chance-high"]);
