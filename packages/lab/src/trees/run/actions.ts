import { nameOf, RefusalError, type Solution, type SolveSettings, solve, type Tree } from "@tyche/trees";
import type { Snapshot } from "@tyche/trees/replay";

/** The rows of the table of actions at the root, or of outcomes if the root is a chance node. */
export function actionsOf(tree: Tree, solution: Solution) {
  const { root } = tree;
  const names = actionsNames(tree);
  return root.children.map((node, index) => ({
    index,
    node,
    name: names[index]!,
    /** Undefined if the search did not visit it. */
    value: solution.record.visits[node.id] === 0 ? undefined : solution.record.values[node.id],
    bound: solution.record.bounds[node.id] ?? ("exact" as const),
    best: solution.best.includes(index),
  }));
}

/** The same rows at a step of the search. */
export function actionsAt(tree: Tree, snapshot: Snapshot): ReturnType<typeof actionsOf> {
  const names = actionsNames(tree);
  const { chosen } = snapshot.momentOf(0);
  return tree.root.children.map((node, index) => {
    const { value, bound, done } = snapshot.momentOf(node.id);
    return {
      index,
      node,
      name: names[index]!,
      value: done ? value : undefined,
      bound,
      best: index === chosen,
    };
  });
}

/** The actions with exact values, by the algorithm of the same family without pruning. */
export function exactActions(tree: Tree, { depth }: SolveSettings) {
  return unlessRefused(() =>
    actionsOf(tree, solve(tree, "expectiminimax", depth === undefined ? {} : { depth })),
  );
}

/** The result of a computation; undefined if it refuses its tree. */
export function unlessRefused<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

export function actionsNames(tree: Tree): readonly string[] {
  const { root } = tree;
  return root.children.map(
    (child, index) => (root.kind === "leaf" ? undefined : root.actions?.[index]) || nameOf(tree, child.id),
  );
}
