import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";
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
import { seededChance } from "./seeded.js";

/** Draws on one path, limited because a rule that draws until something happens has endless paths. */
const MOST_DRAWS = 4096;
/** The same for a script that is not exact. */
const MOST_QUICK_DRAWS = 64;
/** Lists of weights cached as whole numbers. */
const MOST_LISTS = 16;

/**
 * Weights as given, and as whole numbers in the same proportion; `whole` is empty if they exceed the safe integers.
 */
interface Weights {
  readonly given: readonly number[];
  readonly exact: readonly bigint[];
  readonly whole: readonly number[];
  readonly total: bigint;
  readonly totalNumber: number;
}

/**
 * Chance that follows a script: draw number i takes option `choices[i]`, a draw beyond the end its first option.
 * `advance` moves on to the next script, until every path of draws has been followed once.
 *
 * An exact script knows the probability of a path as integers of any length. Any other has plain numbers, is reused
 * for every rule, and gives up at a shuffle and beyond the safe integers; then `enumerate` is called instead.
 */
export class Script implements Chance {
  /** The number of draws on the path that was run. */
  length = 0;
  /**
   * Set when a path is useless, because it has too many draws, or one of them more options than the limit: later draws
   * are random, so that a rule that draws until something happens ends.
   */
  gaveUp = false;
  /** The probability of the draws so far, not in lowest terms; true if the script is not exact. */
  numerator = 1;
  denominator = 1;

  private readonly limit: number;
  private readonly mostDraws: number;
  private readonly exact: { numerator: bigint; denominator: bigint } | undefined;
  private readonly choices: number[] = [];
  private readonly sizes: number[] = [];
  private at = 0;
  private readonly lists: Weights[] = [];
  private rolls: DiceTable | undefined;
  private rollsCount = 0;
  private rollsSides = 0;
  private strays: BoundedChance | undefined;

  /** @param limit the most options of one draw */
  constructor(limit: number, isExact = false) {
    this.limit = limit;
    this.mostDraws = isExact ? MOST_DRAWS : MOST_QUICK_DRAWS;
    this.exact = isExact ? { numerator: 1n, denominator: 1n } : undefined;
  }

  /** Call it before a rule is run for the first time. */
  begin(): void {
    this.length = 0;
    this.gaveUp = false;
    this.strays?.begin();
    this.rewind();
  }

  /** Returns to the first draw; call it before the same rule is run again. */
  rewind(): void {
    this.at = 0;
    this.numerator = 1;
    this.denominator = 1;
    if (this.exact) this.exact.numerator = this.exact.denominator = 1n;
  }

  /** Call it after a run: false if its path is useless. @throws RulesError if the rule drew differently than before */
  finish(): boolean {
    if (this.gaveUp || (!this.exact && this.denominator > Number.MAX_SAFE_INTEGER)) return false;
    if (this.at < this.length) throw impure();
    return true;
  }

  /** For an exact script: the probability of the path just followed, not in lowest terms. */
  probability(): { readonly numerator: bigint; readonly denominator: bigint } {
    return { ...this.exact! };
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

  /** The number of options of a path with one draw; 0 for any other, and for a useless one. */
  get options(): number {
    return this.length === 1 && this.at === 1 && !this.gaveUp ? this.sizes[0]! : 0;
  }

  /** For a path with one draw: call it before the rule is run again, to take another of its options. */
  take(option: number): void {
    this.choices[0] = option;
    this.at = 0;
    this.numerator = 1;
    this.denominator = 1;
  }

  die(sides: number): number {
    if (!(Number.isSafeInteger(sides) && sides >= 1)) checkCount("die", [sides]);
    if (this.gaveUp) return this.stray.die(sides);
    this.denominator *= sides;
    if (this.exact) this.multiply(1n, BigInt(sides));
    return 1 + this.next(sides);
  }

  dice(count: number, sides: number): readonly number[] {
    if (this.gaveUp) return this.stray.dice(count, sides);
    if (this.rolls === undefined || count !== this.rollsCount || sides !== this.rollsSides) {
      checkCount("dice", [count, sides]);
      if (diceResults(count, sides) > this.limit) {
        this.gaveUp = true;
        return this.stray.dice(count, sides);
      }
      this.rolls = diceTable(count, sides);
      this.rollsCount = count;
      this.rollsSides = sides;
    }
    const { rolls, numbers, weights, total } = this.rolls;
    const i = this.next(rolls.length);
    this.numerator *= numbers[i]!;
    this.denominator *= sides ** count;
    if (this.exact) this.multiply(weights[i]!, total);
    return rolls[i]!;
  }

  pick<T>(items: readonly T[]): T {
    checkItems("chance.pick", items);
    if (this.gaveUp) return this.stray.pick(items);
    this.denominator *= items.length;
    if (this.exact) this.multiply(1n, BigInt(items.length));
    return items[this.next(items.length)]!;
  }

  weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T {
    const { exact, whole, total, totalNumber } = this.weightsOf(pairs);
    if (whole.length === 0 && !this.exact) this.gaveUp = true;
    if (this.gaveUp) return this.stray.weighted(pairs);
    const i = this.next(pairs.length);
    this.numerator *= whole[i]!;
    this.denominator *= totalNumber;
    if (this.exact) this.multiply(exact[i]!, total);
    return pairs[i]![0];
  }

  /** Draws card by card from the rest; equal cards (`===`) are one option, weighted by their number. */
  shuffle<T>(cards: readonly T[]): T[] {
    if (!this.exact) this.gaveUp = true;
    if (this.gaveUp) return this.stray.shuffle(cards);
    const left = new Map<T, number>();
    for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1);
    let orders = 1;
    let placed = 0;
    for (const copies of left.values()) {
      for (let i = 1; i <= copies; i++) orders = (orders * ++placed) / i;
    }
    if (orders - 0.5 > this.limit) {
      this.gaveUp = true;
      return this.stray.shuffle(cards);
    }
    const order: T[] = [];
    while (left.size > 0) {
      const [card, copies] = [...left][this.next(left.size)]!;
      this.multiply(BigInt(copies), BigInt(cards.length - order.length));
      order.push(card);
      if (copies === 1) left.delete(card);
      else left.set(card, copies - 1);
    }
    return order;
  }

  private get stray(): BoundedChance {
    this.strays ??= boundedChance(seededChance(0));
    return this.strays;
  }

  private multiply(numerator: bigint, denominator: bigint): void {
    this.exact!.numerator *= numerator;
    this.exact!.denominator *= denominator;
  }

  private next(size: number): number {
    const at = this.at++;
    if (at < this.length) {
      if (this.sizes[at] !== size) throw impure();
      return this.choices[at]!;
    }
    if (size > this.limit || at === this.mostDraws) {
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
    const whole = total <= Number.MAX_SAFE_INTEGER ? exact.map(Number) : [];
    const weights = { given, exact, whole, total, totalNumber: Number(total) };
    if (lists.length === MOST_LISTS) lists.shift();
    lists.push(weights);
    return weights;
  }
}

export function impure(): RulesError {
  return new RulesError(
    "rules-impure",
    {},
    "The rules drew differently when run again: they must depend on nothing but their arguments and their draws.",
  );
}
