import type { CutRule, Limit, SearchEvent, Tree, Value } from "@tyche/trees";

type CutEvent = Extract<SearchEvent, { type: "cut" }>;

/** Why a node had to be searched: what was known at its parent just before, and why that did not decide yet. */
export type WhyOpen =
  /** Nothing is known of the parent before its first child. */
  | { readonly type: "first"; readonly parent: number }
  /** A decision has a best value, but it is not enough to skip the rest: `best` does not reach `limit`. */
  | {
      readonly type: "decision";
      readonly parent: number;
      readonly rule: Extract<CutRule, "alpha" | "beta">;
      readonly best: Value;
      readonly limit: Limit;
      /** They are equal, and the tie rule does not let equal values cut. */
      readonly tie: boolean;
    }
  /** It came first in OPEN, live with this merit, and the root was not solved yet (SSS*). */
  | { readonly type: "open"; readonly parent: number; readonly merit: Limit }
  /** The interval of a chance node still overlaps its window. */
  | {
      readonly type: "chance";
      readonly parent: number;
      readonly low: Value;
      readonly high: Value;
      readonly alpha: Limit;
      readonly beta: Limit;
      readonly tie: boolean;
    };

/**
 * The cut that leaves a node out: at its parent, or further up if a whole subtree is left out. Undefined if the node is
 * visited.
 */
export function cutOf(tree: Tree, events: readonly SearchEvent[], node: number): CutEvent | undefined {
  for (let below = node; below > 0; below = tree.parents[below]!) {
    const parent = tree.parents[below]!;
    const found = events.findLast(
      (event): event is CutEvent =>
        event.type === "cut" &&
        event.node === parent &&
        event.skipped.some((index) => tree.nodes[parent]!.children[index]!.id === below),
    );
    if (found) return found;
  }
  return undefined;
}

/** The highest unvisited node on the path to an unvisited node: the one whose edge is cut. */
export function topOfCut(tree: Tree, visits: Uint32Array, node: number): number {
  let top = node;
  while (visits[tree.parents[top]!] === 0) top = tree.parents[top]!;
  return top;
}

/** Why a visited node other than the root could not be left out, given the state of the search when it was reached. */
export function whyOpen(tree: Tree, events: readonly SearchEvent[], node: number): WhyOpen {
  const parent = tree.parents[node]!;
  let window: readonly [Limit, Limit] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let known: WhyOpen = { type: "first", parent };
  for (const event of events) {
    if (event.type === "enter" && event.node === node) {
      if (event.merit !== undefined) return { type: "open", parent, merit: event.merit };
      break;
    }
    if (event.node !== parent) continue;
    if (event.type === "enter") window = [event.alpha, event.beta];
    else if (event.type === "child") {
      const best = event.best as Value;
      const rule = tree.nodes[parent]!.kind === "max" ? "beta" : "alpha";
      const limit = rule === "beta" ? window[1] : window[0];
      known = { type: "decision", parent, rule, best, limit, tie: isEqual(best, limit) };
    } else if (event.type === "interval") {
      const [alpha, beta] = window;
      const low = event.low!;
      const high = event.high!;
      const tie = isEqual(low, beta) || isEqual(high, alpha);
      known = { type: "chance", parent, low, high, alpha, beta, tie };
    }
  }
  return known;
}

function isEqual(value: Value, limit: Limit): boolean {
  return typeof limit !== "number" && value.equals(limit);
}
