import { equalProbabilities } from "../model/checks.js";
import { fraction, type Value } from "../model/number.js";
import type { RandomSource } from "./random-source.js";

/** Denominators that are easy to compute with; 100 for more than ten outcomes. */
const NICE = [2, 3, 4, 5, 6, 8, 10, 100];
const TENTHS = 10;

/**
 * Draws probabilities that are easy to compute with by hand, for example 1/2, 3/10, 1/5: none is 0, they have a small
 * common denominator and add up to exactly 1. Above 100 outcomes they are equal.
 */
export function niceProbabilities(count: number, random: RandomSource): readonly Value[] {
  const enough = NICE.filter((denominator) => denominator >= count);
  if (count === 1 || enough.length === 0) return equalProbabilities(count);
  const small = enough.filter((denominator) => denominator <= TENTHS);
  const denominator = random.pick(small.length > 0 ? small : enough);
  const ends = [...distinct(count - 1, denominator - 1, random), denominator].sort((a, b) => a - b);
  return ends.map((end, i) => fraction(end - (ends[i - 1] ?? 0), denominator));
}

/** `count` distinct whole numbers from 1 to `most`, each set equally likely (R. W. Floyd 1987). */
function distinct(count: number, most: number, random: RandomSource): Set<number> {
  const drawn = new Set<number>();
  for (let top = most - count + 1; top <= most; top++) {
    const number = random.between(1, top);
    drawn.add(drawn.has(number) ? top : number);
  }
  return drawn;
}
