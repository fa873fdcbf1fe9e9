import { backedUp, type InnerNode, type Leaf, type Tree, type Value, weightedSum } from "@tyche/trees";
import { larger, ONE, smaller } from "@tyche/trees/numbers";

/** How a node gets its value from those of its children, by kind. */
export interface Backup {
  readonly max: (values: readonly Value[]) => Value;
  readonly min: (values: readonly Value[]) => Value;
  readonly chance: (values: readonly Value[], probabilities: readonly Value[]) => Value;
}

export const most = (values: readonly Value[]): Value => values.reduce((a, b) => larger(a, b));
export const least = (values: readonly Value[]): Value => values.reduce((a, b) => smaller(a, b));
export const mean = (values: readonly Value[], probabilities: readonly Value[]): Value =>
  weightedSum(probabilities, values);

/**
 * The values of all nodes from the leaves up, by id, with a wrong rule at some kinds.
 *
 * @param raised the leaf whose payoff is 1 more; default: none
 */
export function backedUpValues(tree: Tree, wrong: Partial<Backup>, raised?: number): Value[] {
  const { max, min, chance }: Backup = { max: most, min: least, chance: mean, ...wrong };
  const payoff = (leaf: Leaf): Value => (leaf.id === raised ? leaf.value.add(ONE) : leaf.value);
  const combine = (node: InnerNode, below: readonly Value[]): Value =>
    node.kind === "chance" ? chance(below, node.probabilities) : (node.kind === "min" ? min : max)(below);
  return backedUp(tree, payoff, combine);
}
