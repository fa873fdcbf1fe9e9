import type { Tree, Value } from "@tyche/trees";
import { fraction, larger, smaller, ZERO } from "@tyche/trees/numbers";

/** How a node gets its value from those of its children, by kind. */
export interface Backup {
  readonly max: (values: readonly Value[]) => Value;
  readonly min: (values: readonly Value[]) => Value;
  readonly chance: (values: readonly Value[], probabilities: readonly Value[]) => Value;
}

export const most = (values: readonly Value[]): Value => values.reduce((a, b) => larger(a, b));
export const least = (values: readonly Value[]): Value => values.reduce((a, b) => smaller(a, b));
export const mean = (values: readonly Value[], probabilities: readonly Value[]): Value =>
  values.reduce((sum, value, i) => sum.add(value.mul(probabilities[i]!)), ZERO);

/**
 * The values of all nodes from the leaves up, by id, with a wrong rule at some kinds.
 *
 * @param raised the leaf whose payoff is 1 more; default: none
 */
export function backedUpValues({ nodes }: Tree, wrong: Partial<Backup>, raised?: number): Value[] {
  const backup: Backup = { max: most, min: least, chance: mean, ...wrong };
  const values = new Array<Value>(nodes.length);
  for (const node of nodes.toReversed()) {
    const below = node.children.map(({ id }) => values[id]!);
    if (node.kind === "leaf")
      values[node.id] = node.id === raised ? node.value.add(fraction(1, 1)) : node.value;
    else if (node.kind === "chance") values[node.id] = backup.chance(below, node.probabilities);
    else values[node.id] = node.kind === "min" ? backup.min(below) : backup.max(below);
  }
  return values;
}
