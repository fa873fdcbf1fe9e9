import type { Budget } from "../contract/budget.js";
import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";
import type { EnumerateOptions } from "../contract/options.js";
import { boundedChance } from "./bounded.js";
import { diceResults } from "./draws.js";
import { type Fraction, leastCommonMultiple, reduce, sumToOne, toDouble } from "./fraction.js";
import { Script } from "./script.js";
import { seededChance } from "./seeded.js";

/** One distinct result of a rule that draws from chance. */
export interface Outcome<Result> {
  readonly result: Result;
  /** Distinguishes this result from the others. */
  readonly key: string;
  /** Exact, in lowest terms; if the rule was sampled, the share of the samples. */
  readonly fraction: Fraction;
}

/** All outcomes of a rule. */
export interface Enumeration<Result> {
  /** Distinct results in the order in which they were first reached. */
  readonly outcomes: readonly Outcome<Result>[];
  /** The fractions as doubles, in the same order; their sum from left to right is exactly 1. */
  readonly probabilities: Float64Array;
  /** 0 if every outcome was enumerated, else the number of samples. */
  readonly samples: number;
  /** How often the rule was run: once per path of draws, or once per sample. */
  readonly runs: number;
}

/** The default limit on the runs that enumerate a rule. */
export const ENUMERATION_LIMIT = 4096;

/** The default number of samples for a rule that exceeds the limit. */
export const ENUMERATION_SAMPLES = 256;

/** Runs of a rule after which the number of its paths is estimated. */
export const PROBED_AT = 128;
/** Random paths for that estimate. */
const PROBES = 8;

/**
 * Runs a rule once for every path of its draws and merges equal results.
 * @param key equal exactly if two results are equal
 * @param merges is called with two results that have the same key
 * @throws RulesError if the rule draws differently when it is run again; STOP if the budget ends
 */
export function enumerate<Result>(
  rule: (chance: Chance) => Result,
  key: (result: Result) => string,
  options: EnumerateOptions = {},
  merges?: (one: Result, other: Result) => void,
): Enumeration<Result> {
  const limit = options.limit ?? ENUMERATION_LIMIT;
  const script = new Script(limit, true);
  const merged = new Map<string, { result: Result; numerator: bigint; denominator: bigint }>();
  let runs = 0;
  do {
    if (++runs > limit) return sample(rule, key, options);
    if (runs === PROBED_AT && isTooWide(rule, limit, options.budget)) return sample(rule, key, options);
    options.budget?.isDue();
    script.rewind();
    const result = rule(script);
    if (!script.finish()) return sample(rule, key, options);
    const { numerator, denominator } = script.probability();
    const name = key(result);
    const entry = merged.get(name);
    if (entry) merges?.(entry.result, result);
    if (!entry) merged.set(name, { result, numerator, denominator });
    else if (entry.denominator === denominator) entry.numerator += numerator;
    else {
      const common = leastCommonMultiple(entry.denominator, denominator);
      entry.numerator = entry.numerator * (common / entry.denominator) + numerator * (common / denominator);
      entry.denominator = common;
    }
  } while (script.advance());
  const outcomes: Outcome<Result>[] = [];
  for (const [name, { result, numerator, denominator }] of merged) {
    outcomes.push({ result, key: name, fraction: reduce(numerator, denominator) });
  }
  return { outcomes, probabilities: doubles(outcomes), samples: 0, runs };
}

/**
 * Whether a rule probably has more paths than the limit: if each of several random paths implies so, by the product
 * of the options of its draws (D. Knuth 1975).
 */
export function isTooWide(rule: (chance: Chance) => unknown, limit: number, budget?: Budget): boolean {
  const seeded = boundedChance(seededChance("paths"));
  let paths = 1;
  const counted: Chance = {
    die(sides) {
      paths *= sides;
      return seeded.die(sides);
    },
    dice(count, sides) {
      paths *= diceResults(count, sides);
      return seeded.dice(count, sides);
    },
    pick(items) {
      paths *= items.length;
      return seeded.pick(items);
    },
    weighted(pairs) {
      paths *= pairs.length;
      return seeded.weighted(pairs);
    },
    // Not counted: few of its orders may differ.
    shuffle: (cards) => seeded.shuffle(cards),
  };
  for (let probe = 0; probe < PROBES; probe++) {
    paths = 1;
    budget?.isDue();
    seeded.begin();
    rule(counted);
    if (paths <= limit) return false;
  }
  return true;
}

function sample<Result>(
  rule: (chance: Chance) => Result,
  key: (result: Result) => string,
  options: EnumerateOptions,
): Enumeration<Result> {
  const samples = options.samples ?? ENUMERATION_SAMPLES;
  if (!Number.isSafeInteger(samples) || samples < 1) {
    throw new RulesError(
      "rules-samples",
      { samples },
      `The number of samples must be a whole number, 1 or more, not ${samples}.`,
    );
  }
  const chance = boundedChance(seededChance(options.seed ?? 0));
  const merged = new Map<string, { result: Result; count: bigint }>();
  for (let i = 0; i < samples; i++) {
    options.budget?.isDue();
    chance.begin();
    const result = rule(chance);
    const name = key(result);
    const entry = merged.get(name);
    if (entry) entry.count += 1n;
    else merged.set(name, { result, count: 1n });
  }
  const outcomes: Outcome<Result>[] = [];
  for (const [name, { result, count }] of merged) {
    outcomes.push({ result, key: name, fraction: reduce(count, BigInt(samples)) });
  }
  return { outcomes, probabilities: doubles(outcomes), samples, runs: samples };
}

function doubles(outcomes: readonly Outcome<unknown>[]): Float64Array {
  return sumToOne(Float64Array.from(outcomes, (outcome) => toDouble(outcome.fraction)));
}
