import type { Algorithm, SearchEvent, Tree } from "@tyche/trees";

/** The line of the pseudocode, from 0, that an event belongs to; undefined where it belongs to none. */
export function lineOf(algorithm: Algorithm, event: SearchEvent | undefined, tree: Tree): number | undefined {
  if (!event) return undefined;
  const kind = tree.nodes[event.node]!.kind;
  return algorithm.lines[`${kind}:${event.type}`] ?? algorithm.lines[event.type];
}
