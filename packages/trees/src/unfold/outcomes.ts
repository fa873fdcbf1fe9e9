import type { Chance } from "@tyche/engine";
import { RefusalError } from "../model/error.js";
import { fraction, ONE, type Value, valueOfNumber, ZERO } from "../model/number.js";

/** One thing that chance can do: the result of the rule, its exact probability, and what was drawn, as text. */
export interface Outcome<T> {
  readonly result: T;
  readonly probability: Value;
  readonly drawn: string;
}

/** The most runs of one rule; a drawing of more outcomes would help nobody. */
const MOST_RUNS = 100_000;

interface Option<T> {
  readonly value: T;
  readonly probability: Value;
}

/**
 * Every result of a rule that draws from chance, each with its exact probability, by running the rule once for
 * every way its draws can fall; equal results (by `key`) are one outcome.
 *
 * The engine has an enumerator of its own. This one is written apart from it, because the trees made here are
 * what the engine is judged by.
 */
export function outcomesOf<T>(rule: (chance: Chance) => T, key: (result: T) => string): Outcome<T>[] {
  const merged = new Map<string, Outcome<T>>();
  const script: number[] = [];
  for (let runs = 1; ; runs++) {
    if (runs > MOST_RUNS) throw new RefusalError("tree-too-many-outcomes", { most: MOST_RUNS });
    const chance = new Scripted(script);
    const result = rule(chance);
    const name = key(result);
    const known = merged.get(name);
    merged.set(name, {
      result: known?.result ?? result,
      probability: chance.probability.add(known?.probability ?? ZERO),
      drawn: known?.drawn ?? chance.drawn.join(" "),
    });
    // The next script: the last draw that has another option left takes it.
    script.splice(0, script.length, ...chance.taken);
    while (script.length > 0 && script[script.length - 1]! + 1 >= chance.counts[script.length - 1]!)
      script.pop();
    if (script.length === 0) return [...merged.values()];
    script[script.length - 1]!++;
  }
}

/** Chance that falls as its script says and, behind its end, always takes the first option. */
class Scripted implements Chance {
  readonly taken: number[] = [];
  readonly counts: number[] = [];
  readonly drawn: string[] = [];
  probability: Value = ONE;
  private readonly script: readonly number[];

  constructor(script: readonly number[]) {
    this.script = script;
  }

  die(sides: number): number {
    return this.say(this.take(equally(Array.from({ length: sides }, (_, i) => i + 1))));
  }

  dice(count: number, sides: number): readonly number[] {
    const roll = this.take(rolls(count, sides));
    this.drawn.push(roll.join(""));
    return roll;
  }

  pick<T>(items: readonly T[]): T {
    return this.say(this.take(equally(items)));
  }

  weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T {
    const weights = pairs.map(([, weight]) => valueOfNumber(weight) ?? ZERO);
    const sum = weights.reduce((total, weight) => total.add(weight), ZERO);
    if (weights.some((weight) => weight.compare(ZERO) <= 0)) {
      throw new RefusalError("tree-bad-weight");
    }
    return this.say(this.take(pairs.map(([value], i) => ({ value, probability: weights[i]!.div(sum) }))));
  }

  shuffle<T>(cards: readonly T[]): T[] {
    const left = [...cards];
    return cards.map(() => left.splice(this.take(equally([...left.keys()])), 1)[0]!);
  }

  private take<T>(options: readonly Option<T>[]): T {
    if (options.length === 0) throw new RefusalError("tree-no-items");
    const index = this.script[this.taken.length] ?? 0;
    this.taken.push(index);
    this.counts.push(options.length);
    const option = options[index]!;
    this.probability = this.probability.mul(option.probability);
    return option.value;
  }

  private say<T>(value: T): T {
    this.drawn.push(
      typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value),
    );
    return value;
  }
}

function equally<T>(items: readonly T[]): Option<T>[] {
  return items.map((value) => ({ value, probability: fraction(1, items.length) }));
}

/** By number of dice and sides: rules draw the same dice again and again. */
const known = new Map<string, readonly Option<readonly number[]>[]>();

/** Rolls without order, from high to low, each as likely as it has orders. */
function rolls(count: number, sides: number): readonly Option<readonly number[]>[] {
  const name = `${count}d${sides}`;
  const all = known.get(name) ?? allRolls(count, sides);
  known.set(name, all);
  return all;
}

function allRolls(count: number, sides: number): Option<readonly number[]>[] {
  const found: Option<readonly number[]>[] = [];
  const extend = (roll: readonly number[], orders: Value): void => {
    if (roll.length === count) {
      found.push({ value: roll, probability: orders });
      return;
    }
    for (let face = roll.at(-1) ?? sides; face >= 1; face--) {
      // One more die multiplies the orders by its place, and divides by how often the face now stands there.
      const same = roll.filter((other) => other === face).length + 1;
      extend([...roll, face], orders.mul(fraction(roll.length + 1, same * sides)));
    }
  };
  extend([], ONE);
  return found;
}
