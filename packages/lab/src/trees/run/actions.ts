import {
  type Node,
  nameOf,
  RefusalError,
  type Solution,
  type SolveSettings,
  solve,
  type Tree,
  type ValueBound,
  type Worth,
} from "@tyche/trees";

/** A row of the table of actions at the root, or of outcomes if the root is a chance node. */
export interface ActionRow {
  readonly index: number;
  readonly node: Node;
  readonly name: string;
  /** The value found by the search; undefined if the action was not searched. */
  readonly value: Worth | undefined;
  readonly bound: ValueBound;
  readonly best: boolean;
}

export function actionsOf(tree: Tree, solution: Solution): ActionRow[] {
  const { root } = tree;
  const names = actionsNames(tree);
  return root.children.map((node, index) => ({
    index,
    node,
    name: names[index]!,
    value: solution.record.visits[node.id] === 0 ? undefined : solution.record.values[node.id],
    bound: solution.record.bounds[node.id] ?? "exact",
    best: solution.best.includes(index),
  }));
}

/** The actions with exact values, by the algorithm of the same family without pruning. */
export function exactActions(tree: Tree, { depth }: SolveSettings): ActionRow[] | undefined {
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
