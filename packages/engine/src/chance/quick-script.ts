import type { Chance } from "../contract/chance.js";
import { type BoundedChance, boundedChance } from "./bounded.js";
import {
  checkCount,
  checkItems,
  checkWeights,
  type DiceTable,
  diceResults,
  diceTable,
  wholeWeights,
} from "./draws.js";
import { impure } from "./script.js";
import { seededChance } from "./seeded.js";

/** Draws on one path; a rule with more is enumerated exactly by `Script`. */
const MOST_DRAWS = 64;
const MOST_LISTS = 16;

/**
 * Weights as given, and as whole numbers in the same proportion; `whole` is empty if they exceed the safe integers.
 */
interface Weights {
  readonly given: readonly number[];
  readonly whole: readonly number[];
  readonly total: number;
}

/**
 * A `Script` on plain numbers, reused for every rule: the same paths in the same order. It gives up at a shuffle, at
 * more outcomes than the limit, or at a denominator beyond the safe integers; then `enumerate` is called instead.
 */
export class QuickScript implements Chance {
  /** The number of draws on the path that was run. */
  length = 0;
  /** Set when the script gives up: later draws are random, so that a rule that draws until something happens ends. */
  gaveUp = false;
  /** The probability of the draws so far, not in lowest terms. */
  numerator = 1;
  denominator = 1;

  private readonly limit: number;
  private readonly choices = new Int32Array(MOST_DRAWS);
  private readonly sizes = new Int32Array(MOST_DRAWS);
  private at = 0;
  private readonly lists: Weights[] = [];
  private rolls: DiceTable | undefined;
  private rollsCount = 0;
  private rollsSides = 0;
  private readonly stray: BoundedChance = boundedChance(seededChance(0));

  /** @param limit the most options of one draw */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** Call it before a rule is run for the first time. */
  begin(): void {
    this.length = 0;
    this.gaveUp = false;
    this.stray.begin();
    this.rewind();
  }

  /** Returns to the first draw; call it before the same rule is run again. */
  rewind(): void {
    this.at = 0;
    this.numerator = 1;
    this.denominator = 1;
  }

  /**
   * Call it after a run: false if its path is useless. @throws RulesError if the rule drew differently than before
   */
  finish(): boolean {
    if (this.gaveUp || this.denominator > Number.MAX_SAFE_INTEGER) return false;
    if (this.at < this.length) throw impure();
    return true;
  }

  /** Moves to the next path; false when all have been followed. */
  advance(): boolean {
    const { choices, sizes } = this;
    let last = this.length - 1;
    while (last >= 0 && choices[last]! + 1 === sizes[last]!) last--;
    if (last < 0) return false;
    choices[last]!++;
    this.length = last + 1;
    return true;
  }

  die(sides: number): number {
    if (!(Number.isSafeInteger(sides) && sides >= 1)) checkCount(`chance.die(${sides})`, "sides", sides, 1);
    if (this.gaveUp) return this.stray.die(sides);
    this.denominator *= sides;
    return 1 + this.next(sides);
  }

  dice(count: number, sides: number): readonly number[] {
    if (this.gaveUp) return this.stray.dice(count, sides);
    if (this.rolls === undefined || count !== this.rollsCount || sides !== this.rollsSides) {
      const call = `chance.dice(${count}, ${sides})`;
      checkCount(call, "dice", count, 1);
      checkCount(call, "sides", sides, 1);
      if (diceResults(count, sides) > this.limit) {
        this.gaveUp = true;
        return this.stray.dice(count, sides);
      }
      this.rolls = diceTable(count, sides);
      this.rollsCount = count;
      this.rollsSides = sides;
    }
    const { rolls, numbers } = this.rolls;
    const i = this.next(rolls.length);
    this.numerator *= numbers[i]!;
    this.denominator *= sides ** count;
    return rolls[i]!;
  }

  pick<T>(items: readonly T[]): T {
    checkItems("chance.pick", items);
    if (this.gaveUp) return this.stray.pick(items);
    this.denominator *= items.length;
    return items[this.next(items.length)]!;
  }

  weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T {
    const { whole, total } = this.weightsOf(pairs);
    if (whole.length === 0) this.gaveUp = true;
    if (this.gaveUp) return this.stray.weighted(pairs);
    const i = this.next(pairs.length);
    this.numerator *= whole[i]!;
    this.denominator *= total;
    return pairs[i]![0];
  }

  shuffle<T>(cards: readonly T[]): T[] {
    this.gaveUp = true;
    return this.stray.shuffle(cards);
  }

  private next(size: number): number {
    const at = this.at++;
    if (at < this.length) {
      if (this.sizes[at] !== size) throw impure();
      return this.choices[at]!;
    }
    if (size > this.limit || at === MOST_DRAWS) {
      this.gaveUp = true;
      return 0;
    }
    this.choices[at] = 0;
    this.sizes[at] = size;
    this.length = at + 1;
    return 0;
  }

  /** Cached, because rules pass the same few lists again and again. */
  private weightsOf(pairs: readonly (readonly [unknown, number])[]): Weights {
    const { lists } = this;
    for (let i = 0; i < lists.length; i++) {
      const { given } = lists[i]!;
      let k = 0;
      if (given.length === pairs.length) while (k < given.length && given[k] === pairs[k]![1]) k++;
      if (k === pairs.length && k === given.length) return lists[i]!;
    }
    checkWeights(pairs);
    const given = pairs.map(([, weight]) => weight);
    const exact = wholeWeights(given);
    const total = exact.reduce((sum, weight) => sum + weight);
    const isSafe = total <= Number.MAX_SAFE_INTEGER;
    const weights = { given, whole: isSafe ? exact.map(Number) : [], total: Number(total) };
    if (lists.length === MOST_LISTS) lists.shift();
    lists.push(weights);
    return weights;
  }
}
