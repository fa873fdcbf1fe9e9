import type { Tree } from "../model/node.js";
import { SearchRecord } from "../search/record.js";
import type { Solution } from "../solve/solution.js";

/**
 * The result of an analysis in the form that drawings take: every node counts as visited.
 * @param chosen the child chosen at each decision, by node id
 */
export function drawnSolution(
  tree: Tree,
  found: Pick<Solution, "algorithm" | "value" | "best" | "exact">,
  chosen: (id: number) => number | undefined = () => undefined,
): Solution {
  const record = new SearchRecord(tree);
  record.visits.fill(1);
  const visited = { max: 0, min: 0, chance: 0, leaf: 0, player: 0 };
  for (const { id, kind } of tree.nodes) {
    visited[kind]++;
    record.chosen[id] = chosen(id) ?? -1;
  }
  const line = record.line();
  const bound = "exact";
  return {
    ...{ ...found, bound, line, visited, record, pruned: 0 },
    ...{ recalled: undefined, bounds: undefined, ties: undefined },
  };
}
