import { asProbability } from "@tyche/games";
import { ROLLS } from "../../rules/board.js";

/** The most numbers of rolls with a chance: 15 checkers on the 6 point need up to 35, and a wide estimate as many. */
const MOST = 48;
/** Standard deviations from the mean beyond which the probabilities of all rolls are put together. */
const FAR = 6;

/** A distribution of a number of rolls. It can be set again, because a search needs very many. */
export class Rolls {
  /** The fewest rolls with a chance. */
  least = 0;
  /** How many numbers of rolls have a chance. */
  count = 1;
  /** The probability of `least + i` rolls, at index i below `count`. */
  readonly chances = new Float64Array(MOST);

  /** No rolls: there is nothing left to do. */
  constructor() {
    this.chances[0] = 1;
  }

  /** @param chances the probabilities of 0, 1, 2, ... rolls */
  set(chances: ArrayLike<number>): this {
    let first = 0;
    while (chances[first] === 0) first++;
    this.least = first;
    this.count = chances.length - first;
    for (let i = 0; i < this.count; i++) this.chances[i] = chances[first + i]!;
    return this;
  }

  /**
   * Sets a distribution with given moments: a rounded normal one, skewed.
   *
   * @param least the fewest possible rolls
   * @param most the most possible rolls
   */
  estimate({ mean, deviation, skewness }: Moments, least: number, most: number): this {
    const { chances } = this;
    const spread = Math.sqrt(Math.max(LEAST_VARIANCE, deviation * deviation - ROUNDING));
    const skew = Math.max(-MOST_SKEWNESS, Math.min(MOST_SKEWNESS, skewness * (deviation / spread) ** 3)) / 6;
    const first = Math.min(most, Math.max(least, Math.floor(mean - FAR * spread)));
    const last = Math.max(first, Math.min(most, Math.ceil(mean + FAR * spread), first + MOST - 1));
    let below = 0;
    for (let n = first; n < last; n++) {
      const z = (n + 0.5 - mean) / spread;
      const bent = z > BENDS ? BENDS : z < -BENDS ? -BENDS : z;
      const upTo = normal(z - skew * (bent * (2 * z - bent) - 1));
      chances[n - first] = upTo - below;
      below = upTo;
    }
    chances[last - first] = 1 - below;
    this.least = first;
    this.count = last - first + 1;
    return this;
  }
}

/**
 * The probability that one side finishes in n of its rolls while the other has not finished in n of its own (n - 1 if
 * `ahead` is 1). It is exactly 0 or 1 if no dice can change it.
 */
export function finishesFirst(one: Rolls, other: Rolls, ahead: 0 | 1): number {
  const mine = one.chances;
  const theirs = other.chances;
  // Index in `theirs` of the rolls that the other side has had when this side has had its fewest.
  const offset = one.least - ahead - other.least;
  const end = other.count - 1 - offset;
  if (end <= 0) return 0;
  if (offset + one.count <= 0) return 1;
  let through = 0;
  for (let k = 0; k < offset; k++) through += theirs[k]!;
  let chance = 0;
  const count = Math.min(one.count, end);
  for (let i = 0; i < count; i++) {
    if (offset + i >= 0) through += theirs[offset + i]!;
    chance += mine[i]! * (1 - through);
  }
  // Rounding can push the sums slightly above 1, and with them the chance out of its bounds.
  return asProbability(chance);
}

/** Mean, standard deviation and skewness of a number of rolls. */
export interface Moments {
  readonly mean: number;
  readonly deviation: number;
  readonly skewness: number;
}

/** The moments of a distribution. */
export function momentsOf({ least, count, chances }: Rolls): Moments {
  const about = (center: number, power: number): number =>
    chances.subarray(0, count).reduce((sum, chance, i) => sum + chance * (least + i - center) ** power, 0);
  const mean = about(0, 1);
  const deviation = Math.sqrt(about(mean, 2));
  return { mean, deviation, skewness: deviation === 0 ? 0 : about(mean, 3) / deviation ** 3 };
}

/** The moments before a roll, from those after the play of each of the 21 rolls (in the order of `ROLLS`). */
export function afterRoll(plays: readonly Moments[]): Moments {
  const over = (value: (play: Moments) => number): number =>
    plays.reduce((sum, play, roll) => sum + ROLLS[roll]!.probability * value(play), 0);
  const mean = over((play) => play.mean);
  const deviation = Math.sqrt(over((play) => play.deviation ** 2 + (play.mean - mean) ** 2));
  const third = over((play) => {
    const away = play.mean - mean;
    return play.skewness * play.deviation ** 3 + 3 * play.deviation ** 2 * away + away ** 3;
  });
  return { mean: 1 + mean, deviation, skewness: deviation === 0 ? 0 : third / deviation ** 3 };
}

/** Variance of a uniform number between two neighbouring whole numbers (W. Sheppard 1898). */
const ROUNDING = 1 / 12;
/** The skewness shifts quantiles up to this many standard deviations from the mean, as R. Cornish and E. Fisher (1938). */
const BENDS = 2.5;
const LEAST_VARIANCE = 0.02;
const MOST_SKEWNESS = 0.8;

/** Beyond this the normal distribution counts as 0 or 1. */
const LARGEST = 8;
const PER_UNIT = 64;
/** The probability that a normally distributed number is below -LARGEST + i / PER_UNIT, at index i. */
const NORMAL = normalTable();

function normalTable(): Float64Array {
  const density = (z: number): number => Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
  const table = new Float64Array(2 * LARGEST * PER_UNIT + 2);
  table[0] = density(LARGEST) / LARGEST;
  for (let i = 1; i < table.length; i++) {
    const z = i / PER_UNIT - LARGEST;
    const step = 1 / PER_UNIT;
    // Simpson's rule.
    const part = (step / 6) * (density(z - step) + 4 * density(z - step / 2) + density(z));
    table[i] = Math.min(1, table[i - 1]! + part);
  }
  return table;
}

/** The probability that a normally distributed number is below `z`, with an error of at most 0.00001. */
function normal(z: number): number {
  if (z <= -LARGEST) return 0;
  if (z >= LARGEST) return 1;
  const at = (z + LARGEST) * PER_UNIT;
  const i = Math.trunc(at);
  return NORMAL[i]! + (at - i) * (NORMAL[i + 1]! - NORMAL[i]!);
}
