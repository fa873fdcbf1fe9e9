/** What is compared of two searches of one position. */
export interface Effort {
  readonly method: string;
  readonly depth: number;
  readonly nodes: number;
}

/**
 * The share of nodes saved by pruning: against the search of the same depth that visited most; undefined for that one.
 */
export function savedBy(
  all: readonly Effort[],
  one: Effort,
): { readonly share: number; readonly than: string } | undefined {
  const alike = all.filter(({ depth }) => depth === one.depth);
  const most = alike.reduce((largest, each) => (each.nodes > largest.nodes ? each : largest), one);
  return most.nodes > one.nodes ? { share: 1 - one.nodes / most.nodes, than: most.method } : undefined;
}
