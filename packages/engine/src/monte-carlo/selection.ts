import { PARTIAL, PROOF, type Tree, VALUED } from "./tree.js";

/** Cached values of 1 / n and its square root for the small n of most nodes. */
const SMALL = 1024;
const SHARES = Float64Array.from({ length: SMALL }, (_, n) => 1 / n);
const ROOTS = SHARES.map(Math.sqrt);

/** What a selection needs besides the tree. */
export interface Choosing {
  /** The c of the formula. */
  readonly exploration: number;
  /** The difference between the largest and the smallest payoff seen so far: the unit of c. */
  readonly range: number;
  /** The component of the payoffs that the player considers; the sign is -1 if it minimises it, else 1. */
  readonly component: number;
  readonly sign: number;
}

/**
 * UCT (Kocsis, Szepesvari 2006): the child with the largest mean + c sqrt(ln N / n), unvisited ones first in order.
 */
export function chooseByUct(tree: Tree, node: number, choosing: Choosing): number {
  if ((tree.flags[node]! & PROOF) !== 0) return chooseAmongProofs(tree, node, choosing, false);
  const { visits, sum, components } = tree;
  const { component, sign } = choosing;
  const begin = tree.first[node]!;
  const end = begin + tree.count[node]!;
  const width = choosing.exploration * choosing.range * Math.sqrt(Math.log(visits[node]! + 1));
  let best = begin;
  let most = Number.NEGATIVE_INFINITY;
  for (let child = begin; child < end; child++) {
    const n = visits[child]!;
    if (n === 0) return child;
    const share = n < SMALL ? SHARES[n]! : 1 / n;
    const root = n < SMALL ? ROOTS[n]! : Math.sqrt(share);
    const score = sign * sum[child * components + component]! * share + width * root;
    if (score > most) {
      most = score;
      best = child;
    }
  }
  return best;
}

/**
 * PUCT as in AlphaGo Zero (Silver et al. 2017): the child with the largest mean + c P sqrt(N) / (1 + n); an unvisited
 * child has the value of its evaluation, or else of its parent.
 */
export function chooseByPuct(tree: Tree, node: number, choosing: Choosing): number {
  if ((tree.flags[node]! & PROOF) !== 0) return chooseAmongProofs(tree, node, choosing, true);
  const { visits, sum, weight, flags, components } = tree;
  const { component, sign } = choosing;
  const begin = tree.first[node]!;
  const end = begin + tree.count[node]!;
  const parent = visits[node]!;
  const width = choosing.exploration * choosing.range * Math.sqrt(parent);
  const unvisited = parent === 0 ? 0 : (sign * sum[node * components + component]!) / parent;
  let best = begin;
  let most = Number.NEGATIVE_INFINITY;
  for (let child = begin; child < end; child++) {
    const n = visits[child]!;
    let mean = unvisited;
    if (n > 0) mean = (sign * sum[child * components + component]!) / n;
    else if ((flags[child]! & VALUED) !== 0) mean = sign * sum[child]!;
    const score = mean + (width * weight[child]!) / (1 + n);
    if (score > most) {
      most = score;
      best = child;
    }
  }
  return best;
}

/**
 * Either formula if bounds are known: means are clamped to them, and children that cannot be better are not visited.
 */
function chooseAmongProofs(tree: Tree, node: number, choosing: Choosing, puct: boolean): number {
  const { visits, sum, weight, low, high, flags, components } = tree;
  const { exploration, range, component, sign } = choosing;
  const begin = tree.first[node]!;
  const end = begin + tree.count[node]!;
  const parent = visits[node]!;
  const width = exploration * range * Math.sqrt(puct ? parent : Math.log(parent + 1));
  const unvisited = parent === 0 ? 0 : (sign * sum[node * components + component]!) / parent;
  const sure = sign > 0 ? low[node]! : -high[node]!;
  let best = begin;
  let most = Number.NEGATIVE_INFINITY;
  for (let child = begin; child < end; child++) {
    const floor = sign > 0 ? low[child]! : -high[child]!;
    const ceiling = sign > 0 ? high[child]! : -low[child]!;
    if (ceiling <= sure) continue;
    const n = visits[child]!;
    if (n === 0 && !puct) return child;
    let mean = unvisited;
    if (n > 0) mean = (sign * sum[child * components + component]!) / n;
    else if ((flags[child]! & VALUED) !== 0) mean = sign * sum[child]!;
    if (mean < floor) mean = floor;
    else if (mean > ceiling) mean = ceiling;
    const score = mean + width * (puct ? weight[child]! / (1 + n) : Math.sqrt(1 / n));
    if (score > most) {
      most = score;
      best = child;
    }
  }
  return best;
}

/**
 * Draws an outcome of a chance node in proportion to how far its visits lag behind its expected share: less noise
 * than independent draws, and the mean still weights outcomes by their probabilities.
 * @param unit a random number in [0, 1)
 */
export function drawByShare(tree: Tree, node: number, unit: number): number {
  const { visits, weight } = tree;
  const begin = tree.first[node]!;
  const end = begin + tree.count[node]!;
  let present = 1;
  if ((tree.flags[node]! & PARTIAL) !== 0) {
    present = 0;
    for (let child = begin; child < end; child++) present += weight[child]!;
  }
  const all = (tree.visits[node]! + 1) / present;
  let behind = 0;
  for (let child = begin; child < end; child++) {
    const lag = weight[child]! * all - visits[child]!;
    if (lag > 0) behind += lag;
  }
  let rest = unit * behind;
  let drawn = begin;
  for (let child = begin; child < end; child++) {
    const lag = weight[child]! * all - visits[child]!;
    if (lag <= 0) continue;
    drawn = child;
    rest -= lag;
    if (rest < 0) break;
  }
  return drawn;
}
