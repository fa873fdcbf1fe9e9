/** What of a search counts beside another of the same position. */
export interface Effort {
  readonly method: string;
  readonly depth: number;
  readonly nodes: number;
}

/** What pruning saved: the share of nodes that a search did without, against the one of the same depth that took most; undefined for that one. */
export function savedBy(
  all: readonly Effort[],
  one: Effort,
): { readonly share: number; readonly than: string } | undefined {
  const alike = all.filter(({ depth }) => depth === one.depth);
  const most = alike.reduce((largest, each) => (each.nodes > largest.nodes ? each : largest), one);
  return most.nodes > one.nodes ? { share: 1 - one.nodes / most.nodes, than: most.method } : undefined;
}
