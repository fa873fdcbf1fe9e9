import type { NodeCounts } from "../contract/decision.js";

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
