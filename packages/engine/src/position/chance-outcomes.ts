import { sumToOne } from "../chance/fraction.js";

const NONE = new Float64Array(0);

/**
 * A chance node after an action: the states it can lead to with their probabilities, and their hashes once computed.
 */
export class Spread<State> {
  readonly states: State[] = [];
  readonly keys: string[] = [];
  hasKeys = false;
  count = 0;
  /** By outcome; their sum from left to right is exactly 1. Shared with other chance nodes: do not write to it. */
  probabilities: Float64Array = NONE;
  /** Whether `low` and `high` are known. */
  isHashed = false;
  readonly low: number[] = [];
  readonly high: number[] = [];
  /** With them: the hash of the chance node itself. */
  nodeLow = 0;
  nodeHigh = 0;

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

/** The outcomes kept at most; then sharing begins again. */
const MOST_SHARED = 1 << 17;

/** Chance nodes by the hash of the state that waits for the draw. */
export class SharedSpreads<State> {
  private readonly known = new Map<number, Spread<State>>();
  private outcomes = 0;

  get(hash: number): Spread<State> | undefined {
    return this.known.get(hash);
  }

  keep(hash: number, spread: Spread<State>): void {
    this.outcomes += spread.count;
    if (this.outcomes > MOST_SHARED) {
      this.known.clear();
      this.outcomes = spread.count;
    }
    this.known.set(hash, spread);
  }
}

/** Converts fractions to probabilities as doubles. The last list of each length is cached: most draws are alike. */
export class ProbabilityTables {
  private readonly byLength = new Map<number, Table>();
  private last: Table = { numerators: [], denominators: [], probabilities: NONE };

  /** The probabilities of the first `count` fractions, as `enumerate` returns them. */
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
