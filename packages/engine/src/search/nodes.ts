import type { NodeCounts } from "../contract/decision.js";

/** What a search did. */
export interface Work {
  readonly nodes: NodeCounts;
  readonly tableHits: number;
  readonly cuts: number;
}

/** The counters of a running search. */
export interface Counters {
  /** All nodes visited, and the decisions and chance nodes among them; the others are leaves. */
  readonly nodes: number;
  readonly decisions: number;
  readonly chances: number;
  readonly tableHits: number;
  readonly cuts: number;
}

export function workOf({ nodes, decisions, chances, tableHits, cuts }: Counters): Work {
  return {
    nodes: { decision: decisions, chance: chances, leaf: nodes - decisions - chances },
    tableHits,
    cuts,
  };
}

/** All nodes, whatever their kind. */
export function totalNodes({ decision, chance, leaf }: NodeCounts): number {
  return decision + chance + leaf;
}

/** Adds the nodes of another search. */
export function addNodes(sum: { -readonly [Kind in keyof NodeCounts]: number }, more: NodeCounts): void {
  sum.decision += more.decision;
  sum.chance += more.chance;
  sum.leaf += more.leaf;
}
