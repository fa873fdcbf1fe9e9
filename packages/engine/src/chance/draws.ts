import { quoted, RulesError } from "../contract/errors.js";

/** Checks the sides of a die, or the number of dice and their sides. */
export function checkCount(rule: "die" | "dice", counts: readonly number[]): void {
  const wrong = counts.findIndex((count) => !(Number.isSafeInteger(count) && count >= 1));
  if (wrong < 0) return;
  const call = `chance.${rule}(${counts.map(quoted).join(", ")})`;
  const counted = wrong === counts.length - 1 ? "sides" : "dice";
  const value = quoted(counts[wrong]);
  throw new RulesError(
    "rules-dice",
    { call, counted, least: 1, value },
    `${call}: the number of ${counted} must be a whole number, 1 or more, not ${value}.`,
  );
}

export function checkItems(call: string, items: readonly unknown[]): void {
  if (typeof items?.length !== "number")
    throw new RulesError("rules-no-list", { call }, `${call}: a list is needed, not ${quoted(items)}.`);
  if (items.length === 0)
    throw new RulesError(
      "rules-empty-list",
      { call },
      `${call}: there must be at least one item to draw from.`,
    );
}

/** Checks the pairs of `chance.weighted` and returns the sum of their weights. */
export function checkWeights(pairs: readonly (readonly [unknown, number])[]): number {
  checkItems("chance.weighted", pairs);
  let total = 0;
  for (const pair of pairs) {
    if (!Array.isArray(pair))
      throw new RulesError("rules-no-pairs", {}, 'chance.weighted: write pairs, [["sun", 3]].');
    const weight = pair[1] as number;
    if (!Number.isFinite(weight) || weight <= 0) {
      throw new RulesError(
        "rules-weight",
        { weight: quoted(weight) },
        `chance.weighted: every weight must be a finite number above 0, not ${quoted(weight)}; leave out what cannot happen.`,
      );
    }
    total += weight;
  }
  if (!Number.isFinite(total))
    throw new RulesError("rules-weight-sum", {}, "chance.weighted: the sum of the weights is too large.");
  return total;
}

/** The distinct results of dice whose order does not matter, with the number of ordered rolls for each. */
export interface DiceTable {
  readonly rolls: readonly (readonly number[])[];
  readonly weights: readonly bigint[];
  /** The weights as numbers, exact up to the safe integers. */
  readonly numbers: readonly number[];
  readonly total: bigint;
}

const tables = new Map<string, DiceTable>();

/** Every result of `count` dice, each sorted from high to low, with its multinomial weight out of sides^count. */
export function diceTable(count: number, sides: number): DiceTable {
  const name = `${count}d${sides}`;
  const known = tables.get(name);
  if (known) return known;
  const rolls: (readonly number[])[] = [];
  const weights: bigint[] = [];
  const extend = (roll: readonly number[], top: number): void => {
    if (roll.length === count) {
      rolls.push(Object.freeze(roll));
      weights.push(orders(roll));
      return;
    }
    for (let face = top; face >= 1; face--) extend([...roll, face], face);
  };
  extend([], sides);
  const table = { rolls, weights, numbers: weights.map(Number), total: BigInt(sides) ** BigInt(count) };
  tables.set(name, table);
  return table;
}

/** The number of distinct results of `count` dice with `sides` sides: (count + sides - 1 choose count). */
export function diceResults(count: number, sides: number): number {
  let results = 1;
  for (let i = 1; i <= count; i++) results = (results * (sides - 1 + i)) / i;
  return Math.round(results);
}

/** The number of different orders of a sorted list: length! / (run lengths)!. */
function orders(sorted: readonly number[]): bigint {
  let result = 1n;
  let run = 0n;
  for (let i = 0; i < sorted.length; i++) {
    run = i > 0 && sorted[i] === sorted[i - 1] ? run + 1n : 1n;
    result = (result * BigInt(i + 1)) / run;
  }
  return result;
}

/**
 * Whole numbers in proportion to weights, each of which counts as the decimal number it prints as: 0.9 to 0.1 is 9 to
 * 1.
 */
export function wholeWeights(weights: readonly number[]): bigint[] {
  if (weights.every(Number.isSafeInteger)) return weights.map(BigInt);
  const decimals = weights.map((weight) => {
    const [mantissa = "", exponent = "0"] = String(weight).split("e");
    const [whole = "", part = ""] = mantissa.split(".");
    return { digits: BigInt(whole + part), exponent: Number(exponent) - part.length };
  });
  const least = Math.min(...decimals.map((decimal) => decimal.exponent));
  return decimals.map(({ digits, exponent }) => digits * 10n ** BigInt(exponent - least));
}

/**
 * The index of the outcome selected by a number in [0, 1), of `count` probabilities that begin at index `from`; the
 * last also covers what rounding leaves.
 */
export function outcomeAt(probabilities: ArrayLike<number>, count: number, unit: number, from = 0): number {
  let rest = unit;
  let index = 0;
  while (index < count - 1 && rest >= probabilities[from + index]!) rest -= probabilities[from + index++]!;
  return index;
}
