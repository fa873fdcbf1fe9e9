import { sumToOne } from "../chance/fraction.js";

const NONE = new Float64Array(0);

/** What an action can lead to where chance has a say: states with their probabilities, and their hashes once somebody asked. */
export class Spread<State> {
  readonly states: State[] = [];
  /** By outcome, where they were asked for. */
  readonly keys: string[] = [];
  hasKeys = false;
  count = 0;
  /** By outcome; their sum from left to right is exactly 1. Shared with other spreads: not to be written. */
  probabilities: Float64Array = NONE;
  /** Whether `low` and `high` are known. */
  isHashed = false;
  readonly low: number[] = [];
  readonly high: number[] = [];

  clone(): Spread<State> {
    const twin = new Spread<State>();
    for (let i = 0; i < this.count; i++) {
      twin.states[i] = this.states[i]!;
      if (this.hasKeys) twin.keys[i] = this.keys[i]!;
    }
    twin.hasKeys = this.hasKeys;
    twin.count = this.count;
    twin.probabilities = this.probabilities;
    return twin;
  }
}

/** Probabilities of lists of fractions as doubles. The last list of each length is kept: most draws of a game are alike. */
export class ProbabilityTables {
  private readonly byLength = new Map<number, Table>();
  private last: Table = { numerators: [], denominators: [], probabilities: NONE };

  /** Of the first `count` fractions, as `enumerate` gives them. */
  of(numerators: readonly number[], denominators: readonly number[], count: number): Float64Array {
    const known = this.last.numerators.length === count ? this.last : this.byLength.get(count);
    if (known !== undefined) {
      let i = 0;
      while (i < count && known.numerators[i] === numerators[i] && known.denominators[i] === denominators[i])
        i++;
      if (i === count) {
        this.last = known;
        return known.probabilities;
      }
    }
    const probabilities = new Float64Array(count);
    for (let i = 0; i < count; i++) probabilities[i] = numerators[i]! / denominators[i]!;
    sumToOne(probabilities);
    this.last = {
      numerators: numerators.slice(0, count),
      denominators: denominators.slice(0, count),
      probabilities,
    };
    this.byLength.set(count, this.last);
    return probabilities;
  }
}

interface Table {
  readonly numerators: readonly number[];
  readonly denominators: readonly number[];
  readonly probabilities: Float64Array;
}
