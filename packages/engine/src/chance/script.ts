import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";
import { type BoundedChance, boundedChance } from "./bounded.js";
import { checkCount, checkItems, checkWeights, diceResults, diceTable, wholeWeights } from "./draws.js";
import { seededChance } from "./seeded.js";

/** Draws on one path, limited because a rule that draws until something happens has endless paths. */
const MOST_DRAWS = 4096;

/**
 * Chance that follows a script: draw number i takes option `choices[i]`, a draw beyond the end its first option.
 * `advance` moves on to the next script, until every path of draws has been followed once.
 */
export class Script implements Chance {
  /**
   * Set when a draw has more options than the limit, or a path too many draws: the rest is random, so that the rule
   * ends.
   */
  tooMany = false;
  private readonly limit: number;
  private readonly choices: number[] = [];
  private readonly sizes: number[] = [];
  private readonly weights: bigint[] = [];
  private readonly totals: bigint[] = [];
  private at = 0;
  private strays: BoundedChance | undefined;

  constructor(limit: number) {
    this.limit = limit;
  }

  rewind(): void {
    this.at = 0;
  }

  /** The probability of the path just followed, not in lowest terms. */
  probability(): { numerator: bigint; denominator: bigint } {
    if (this.at < this.choices.length) throw impure();
    let numerator = 1n;
    let denominator = 1n;
    for (let i = 0; i < this.at; i++) {
      numerator *= this.weights[i]!;
      denominator *= this.totals[i]!;
    }
    return { numerator, denominator };
  }

  advance(): boolean {
    let last = this.choices.length - 1;
    while (last >= 0 && this.choices[last]! + 1 === this.sizes[last]!) last--;
    if (last < 0) return false;
    this.choices[last]!++;
    this.choices.length = last + 1;
    this.sizes.length = last + 1;
    return true;
  }

  die(sides: number): number {
    checkCount(`chance.die(${sides})`, "sides", sides, 1);
    return this.isStray(sides) ? this.stray.die(sides) : 1 + this.uniform(sides);
  }

  dice(count: number, sides: number): readonly number[] {
    const call = `chance.dice(${count}, ${sides})`;
    checkCount(call, "dice", count, 1);
    checkCount(call, "sides", sides, 1);
    if (this.isStray(diceResults(count, sides))) return this.stray.dice(count, sides);
    const { rolls, weights, total } = diceTable(count, sides);
    return rolls[this.choose(weights, total)]!;
  }

  pick<T>(items: readonly T[]): T {
    checkItems("chance.pick", items);
    if (this.isStray(items.length)) return this.stray.pick(items);
    return items[this.uniform(items.length)]!;
  }

  weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T {
    checkWeights(pairs);
    if (this.isStray(pairs.length)) return this.stray.weighted(pairs);
    const weights = wholeWeights(pairs.map(([, weight]) => weight));
    return pairs[
      this.choose(
        weights,
        weights.reduce((sum, weight) => sum + weight),
      )
    ]![0];
  }

  /** Draws card by card from the rest; equal cards (`===`) are one option, weighted by their number. */
  shuffle<T>(cards: readonly T[]): T[] {
    const left = new Map<T, number>();
    for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1);
    let orders = 1;
    let placed = 0;
    for (const copies of left.values()) {
      for (let i = 1; i <= copies; i++) orders = (orders * ++placed) / i;
    }
    if (this.isStray(orders - 0.5)) return this.stray.shuffle(cards);
    const order: T[] = [];
    while (left.size > 0) {
      const distinct = [...left.keys()];
      const copies = [...left.values()].map(BigInt);
      const card = distinct[this.choose(copies, BigInt(cards.length - order.length))]!;
      order.push(card);
      if (left.get(card) === 1) left.delete(card);
      else left.set(card, left.get(card)! - 1);
    }
    return order;
  }

  private uniform(size: number): number {
    const i = this.next(size);
    this.weights[this.at] = 1n;
    this.totals[this.at++] = BigInt(size);
    return i;
  }

  private choose(weights: readonly bigint[], total: bigint): number {
    const i = this.next(weights.length);
    this.weights[this.at] = weights[i]!;
    this.totals[this.at++] = total;
    return i;
  }

  private get stray(): BoundedChance {
    this.strays ??= boundedChance(seededChance(0));
    return this.strays;
  }

  /** Whether a draw with this number of options must be random: it exceeds the limits, or an earlier draw did. */
  private isStray(options: number): boolean {
    if (options > this.limit || this.at >= MOST_DRAWS) this.tooMany = true;
    return this.tooMany;
  }

  private next(size: number): number {
    if (this.at === this.choices.length) {
      this.choices.push(0);
      this.sizes.push(size);
    } else if (this.sizes[this.at] !== size) throw impure();
    return this.choices[this.at]!;
  }
}

export function impure(): RulesError {
  return new RulesError(
    "rules-impure",
    {},
    "The rules drew differently when run again: they must depend on nothing but their arguments and their draws.",
  );
}
