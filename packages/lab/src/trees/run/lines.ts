import type { Algorithm, SearchEvent, Tree } from "@tyche/trees";

/** The pseudocode line of an event, counted from 0; undefined if it has none. */
export function lineOf(algorithm: Algorithm, event: SearchEvent | undefined, tree: Tree): number | undefined {
  if (!event) return undefined;
  const kind = tree.nodes[event.node]!.kind;
  return algorithm.lines[`${kind}:${event.type}`] ?? algorithm.lines[event.type];
}
