/**
 * The index of the outcome selected by a number in [0, 1): each outcome covers a part of the range equal to its
 * probability.
 *
 * @param count how many of the probabilities are read; the last one also covers what rounding leaves of the range
 */
export function outcomeAt(probabilities: ArrayLike<number>, count: number, unit: number): number {
  let rest = unit;
  let index = 0;
  while (index < count - 1 && rest >= probabilities[index]!) rest -= probabilities[index++]!;
  return index;
}
