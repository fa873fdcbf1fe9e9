import { LEVELS, type Level, levelBetween } from "@tyche/engine";

/** An Elo difference from random play that is noticeable within a few games: 64 points of 100. */
export const FIRST_STEP = 100;

/**
 * The levels of a ladder, with the noise of the measured strengths removed where only temperatures differ.
 *
 * @param strengths of random play and then of each rung
 * @param least see `levelsAt`
 */
export function ladderLevels(
  rungs: readonly Level[],
  strengths: readonly number[],
  least: number,
  count?: number,
): Level[] {
  const [random, ...own] = strengths;
  // The first rung at temperature 0 ends the curve of the others, since its search limits are the same.
  const end = 1 + rungs.findIndex(({ temperature }) => temperature === 0);
  return levelsAt(rungs, [random!, ...smoothed(own.slice(0, end)), ...own.slice(end)], least, count);
}

/**
 * Derives levels from a ladder of rungs, equally spaced in strength: the first is clearly above random play, the last
 * is the last rung.
 *
 * @param strengths of random play and then of each rung
 * @param least the smallest step from random play to the first level
 * @param count the number of levels, at least 2
 */
export function levelsAt(
  rungs: readonly Level[],
  strengths: readonly number[],
  least: number,
  count: number = LEVELS.length,
): Level[] {
  const [random, ...own] = rising(strengths);
  const top = own.at(-1)!;
  // Nothing is known below the first rung.
  const first = Math.max(least, own[0]! - random!, (top - random!) / count);
  const below = Array.from({ length: count - 1 }, (_, i) => {
    const wanted = random! + first + (i * (top - random! - first)) / (count - 1);
    return levelAt(rungs, own, wanted);
  });
  return [...below, rungs.at(-1)!];
}

/** The nearest non-decreasing sequence: falling neighbours are pooled (pool adjacent violators, Ayer et al. 1955). */
export function rising(numbers: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = [];
  for (const number of numbers) {
    let block = { sum: number, count: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.count > block.sum / block.count;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: last.sum + block.sum, count: last.count + block.count };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count));
}

function levelAt(rungs: readonly Level[], strengths: readonly number[], wanted: number): Level {
  const above = strengths.findIndex((strength) => strength >= wanted);
  if (above <= 0) return rungs[Math.max(0, above)]!;
  const [low, high] = [strengths[above - 1]!, strengths[above]!];
  return levelBetween(rungs[above - 1]!, rungs[above]!, high === low ? 1 : (wanted - low) / (high - low));
}

/**
 * Removes most of the noise from a sequence of numbers: at each index, the value of a line fitted to the neighbouring
 * numbers, in which those n steps away have weight exp(-n^2 / 2) (local linear regression, W. Cleveland 1979).
 */
export function smoothed(numbers: readonly number[]): number[] {
  return numbers.map((_, place) => {
    let weights = 0;
    let [away, values] = [0, 0];
    let [squares, products] = [0, 0];
    for (const [i, number] of numbers.entries()) {
      const distance = i - place;
      const weight = Math.exp(-(distance ** 2) / 2);
      weights += weight;
      away += weight * distance;
      values += weight * number;
      squares += weight * distance ** 2;
      products += weight * distance * number;
    }
    // The weighted least squares line at distance 0.
    return (squares * values - away * products) / (squares * weights - away ** 2);
  });
}
