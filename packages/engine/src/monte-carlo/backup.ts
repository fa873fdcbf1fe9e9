import { PROOF, SOLVED, type Tree } from "./tree.js";

/**
 * Adds what a simulation brought to all nodes of its path.
 *
 * @param payoffs one number a component
 * @param minimizer the player who wants component 0 small
 */
export function backUp(
  tree: Tree,
  path: Int32Array,
  length: number,
  payoffs: Float64Array,
  minimizer: number,
): void {
  const { visits, sum, squares, components } = tree;
  for (let component = 0; component < components; component++) {
    const payoff = payoffs[component]!;
    if (payoff < tree.least) tree.least = payoff;
    if (payoff > tree.most) tree.most = payoff;
  }
  if (components === 1) {
    backUpOne(tree, path, length, payoffs[0]!, minimizer);
    return;
  }
  for (let i = length - 1; i >= 0; i--) {
    const node = path[i]!;
    visits[node]!++;
    for (let component = 0; component < components; component++) {
      const payoff = payoffs[component]!;
      sum[node * components + component]! += payoff;
      squares[node * components + component]! += payoff * payoff;
    }
  }
}

function backUpOne(tree: Tree, path: Int32Array, length: number, payoff: number, minimizer: number): void {
  const { visits, sum, squares, flags, low, turn } = tree;
  let sample = payoff;
  for (let i = length - 1; i >= 0; i--) {
    const node = path[i]!;
    const proofs = flags[node]!;
    if ((proofs & SOLVED) !== 0) sample = low[node]!;
    else if ((proofs & PROOF) !== 0 && turn[node]! >= 0)
      sample = heldTo(tree, node, path[i + 1]!, sample, minimizer);
    visits[node]!++;
    sum[node]! += sample;
    squares[node]! += sample * sample;
  }
}

/**
 * What a simulation through a child says of a decision: where the child's mean is worse than what is proved of another,
 * the player has that. The sample itself must not be held to bounds, for it is no less true than those within.
 */
function heldTo(tree: Tree, node: number, child: number, payoff: number, minimizer: number): number {
  const mean = tree.sum[child]! / tree.visits[child]!;
  if (tree.turn[node] === minimizer) return mean > tree.high[node]! ? tree.high[node]! : payoff;
  return mean < tree.low[node]! ? tree.low[node]! : payoff;
}
