/**
 * The index of the outcome that a number in [0, 1) stands for, each outcome for as much of the range as it is probable.
 *
 * @param count how many of the probabilities are read; what rounding leaves of the range is the last one's
 */
export function outcomeAt(probabilities: ArrayLike<number>, count: number, unit: number): number {
  let rest = unit;
  let index = 0;
  while (index < count - 1 && rest >= probabilities[index]!) rest -= probabilities[index++]!;
  return index;
}
