import { SearchError } from "../contract/errors.js";
import type { Policy } from "../contract/evaluator.js";
import type { Position } from "../contract/position.js";
import type { Generator } from "./generator.js";

/**
 * Writes to `weights` how promising the first `count` moves are: by the policy, or the position's own hints, or all
 * alike in random order. The `sorted` most promising moves come first.
 * @param priors whether the weights must be shares with sum 1
 */
export function rate(
  position: Position,
  policy: Policy | undefined,
  generator: Generator,
  moves: Int32Array,
  weights: Float64Array,
  count: number,
  sorted: number,
  priors: boolean,
): void {
  if (policy) policy(position, moves, count, weights);
  else if (position.promise) {
    for (let i = 0; i < count; i++) weights[i] = position.promise(moves[i]!);
    if (priors) softenScores(weights, count);
  } else {
    for (let i = 0; i < count; i++) weights[i] = 1 + 1e-3 * generator.unit();
  }
  if (policy) checkWeights(weights, count);
  if (priors) makeShares(weights, count);
  sortByWeight(moves, weights, count, sorted);
}

/** @throws SearchError if a policy returned an invalid weight */
function checkWeights(weights: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) {
    if (weights[i]! >= 0 && weights[i]! < Number.POSITIVE_INFINITY) continue;
    throw new SearchError(
      "search-policy-weight",
      { weight: String(weights[i]) },
      `The policy gave a move the weight ${weights[i]}: every weight must be a finite number, 0 or more.`,
    );
  }
}

function makeShares(weights: Float64Array, count: number): void {
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i]!;
  for (let i = 0; i < count; i++) weights[i] = total > 0 ? weights[i]! / total : 1 / count;
}

/** Converts scores of any size to weights: exp of how many standard deviations a score is above the mean. */
function softenScores(scores: Float64Array, count: number): void {
  let mean = 0;
  for (let i = 0; i < count; i++) mean += scores[i]! / count;
  let variance = 0;
  for (let i = 0; i < count; i++) variance += (scores[i]! - mean) ** 2 / count;
  const unit = variance > 0 ? 1 / Math.sqrt(variance) : 0;
  for (let i = 0; i < count; i++) scores[i] = Math.exp((scores[i]! - mean) * unit);
}

/** Moves the `sorted` heaviest moves to the front, by falling weight; ties keep their order. */
function sortByWeight(moves: Int32Array, weights: Float64Array, count: number, sorted: number): void {
  for (let i = 1; i < count; i++) {
    const weight = weights[i]!;
    const move = moves[i]!;
    let j = i;
    if (i >= sorted) {
      j = sorted - 1;
      if (weight <= weights[j]!) continue;
      weights[i] = weights[j]!;
      moves[i] = moves[j]!;
    }
    for (; j > 0 && weights[j - 1]! < weight; j--) {
      weights[j] = weights[j - 1]!;
      moves[j] = moves[j - 1]!;
    }
    weights[j] = weight;
    moves[j] = move;
  }
}
