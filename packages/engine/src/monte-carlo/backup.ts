import { PROOF, SOLVED, type Tree } from "./tree.js";

/**
 * Adds the result of a simulation, one number per component, to all nodes of its path.
 * @param minimizer the player who minimises component 0
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
    const payoff = payoffs[0]!;
    backUpOne(tree, path, length, 1, payoff, payoff * payoff, minimizer);
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

/** The same with one component, for several simulations with this total of payoffs and of their squares. */
export function backUpOne(
  tree: Tree,
  path: Int32Array,
  length: number,
  count: number,
  total: number,
  totalSquares: number,
  minimizer: number,
): void {
  const { visits, sum, squares, flags, low, high, turn } = tree;
  let samples = total;
  let samplesSquared = totalSquares;
  for (let i = length - 1; i >= 0; i--) {
    const node = path[i]!;
    const proofs = flags[node]!;
    if ((proofs & (SOLVED | PROOF)) !== 0) {
      const min = turn[node] === minimizer;
      const solved = (proofs & SOLVED) !== 0;
      if (solved || (turn[node]! >= 0 && isWorse(tree, node, path[i + 1]!, min))) {
        const sure = min ? high[node]! : low[node]!;
        samples = count * sure;
        samplesSquared = count * sure * sure;
      }
    }
    visits[node]! += count;
    sum[node]! += samples;
    squares[node]! += samplesSquared;
  }
}

/**
 * Whether a child's mean is worse than another's proved bound, which is then the node's. Samples must not be clamped.
 */
function isWorse(tree: Tree, node: number, child: number, min: boolean): boolean {
  const mean = tree.sum[child]! / tree.visits[child]!;
  return min ? mean > tree.high[node]! : mean < tree.low[node]!;
}
