/**
 * How a value relates to that of a full search of the same depth: equal, a lower or an upper bound, or an estimate
 * affected by filtering, sampling or an evaluation. "exact" does not mean that the game is solved: see
 * `Decision.solved`.
 */
export const BOUNDS = ["exact", "lower", "upper", "estimate"] as const;

/** What a value is: the value itself, a lower or an upper bound, or an estimate. */
export type Bound = (typeof BOUNDS)[number];

/** How a value of the game itself was proved. */
export const PROOFS = ["search", "solution", "forced", "simulation", "rules"] as const;

/**
 * - "search": a search without a horizon.
 * - "solution": the whole game was solved from here on.
 * - "forced": one side forces the end.
 * - "simulation": the proved ends met by simulations.
 * - "rules": a game's own method, which knows its game.
 */
export type Proof = (typeof PROOFS)[number];

/**
 * How sure a value is, by what it was computed from. `bound`, `solved`, intervals and every judgement follow from it.
 * - "payoff": the rules pay it.
 * - "proved": the value of the game is from `low` to `high`, which may be infinite.
 * - "bound": the result of a search of `depth` decisions is at least, or at most, the value.
 * - "estimate": the result of a search of `depth` decisions whose horizon was evaluated; `isFull` if nothing else was
 *   left out, so that it is what every full search of this depth finds.
 * - "sample": a mean of `count` samples; with 95 % confidence, the mean of all is from `low` to `high`. The value of
 *   the game is proved to be `within`, if anything is.
 * - "absent": there is no value.
 */
export type Certainty =
  | { readonly kind: "payoff" }
  | { readonly kind: "proved"; readonly proof: Proof; readonly low: number; readonly high: number }
  | { readonly kind: "bound"; readonly side: "lower" | "upper"; readonly depth: number }
  | { readonly kind: "estimate"; readonly depth: number; readonly isFull: boolean }
  | {
      readonly kind: "sample";
      readonly count: number;
      readonly low: number;
      readonly high: number;
      readonly within?: readonly [low: number, high: number];
    }
  | { readonly kind: "absent" };

/** A value, if there is one, and how sure it is. */
export interface Sure {
  readonly value?: number;
  readonly certainty: Certainty;
}

/** Proved intervals up to this part of the range of values count as a single value: double precision reaches no more. */
export const CLOSED = 1e-9;

/** The interval that is proved for a value of the game; undefined if nothing is proved. */
export function provedInterval({ value, certainty }: Sure): readonly [low: number, high: number] | undefined {
  if (certainty.kind === "payoff") return [value!, value!];
  if (certainty.kind === "sample") return certainty.within;
  return certainty.kind === "proved" ? [certainty.low, certainty.high] : undefined;
}

/** Whether a value is that of the whole game. @param range the difference of the game's bounds */
export function isProved(sure: Sure, range: number): boolean {
  const interval = provedInterval(sure);
  if (!interval) return false;
  const [low, high] = interval;
  return low === high || (Number.isFinite(range) && high - low <= CLOSED * range);
}

/** How a value relates to the result of a full search of its depth. */
export function boundOf(sure: Sure, range: number): Bound | undefined {
  const { certainty, value } = sure;
  switch (certainty.kind) {
    case "absent":
      return undefined;
    case "bound":
      return certainty.side;
    case "sample":
      return "estimate";
    case "estimate":
      return certainty.isFull ? "exact" : "estimate";
    default: {
      if (isProved(sure, range)) return "exact";
      const [low, high] = provedInterval(sure)!;
      return value === low ? "lower" : value === high ? "upper" : "estimate";
    }
  }
}

/** The same certainty of a value that was mapped by a decreasing or an increasing function, such as to another side. */
export function mapped(certainty: Certainty, map: (value: number) => number): Certainty {
  switch (certainty.kind) {
    case "proved":
    case "sample": {
      const ends = (low: number, high: number): readonly [number, number] =>
        map(1) >= map(0) ? [map(low), map(high)] : [map(high), map(low)];
      const [low, high] = ends(certainty.low, certainty.high);
      const proved = "within" in certainty && certainty.within;
      return { ...certainty, low, high, ...(proved && { within: ends(...proved) }) };
    }
    case "bound":
      return map(1) >= map(0)
        ? certainty
        : { ...certainty, side: certainty.side === "lower" ? "upper" : "lower" };
    default:
      return certainty;
  }
}

/** The mean of values over chance: no surer than the least sure of them that can happen. */
export function meanOfSure(all: readonly (Sure & { readonly probability: number })[]): Sure {
  const parts = all.filter(({ probability }) => probability > 0);
  if (parts.some(({ certainty }) => certainty.kind === "absent")) return { certainty: { kind: "absent" } };
  const mean = (numbers: readonly number[]): number =>
    within(
      parts.reduce((sum, { probability }, i) => sum + probability * numbers[i]!, 0),
      numbers,
    );
  const value = mean(parts.map((part) => part.value!));
  const ends = parts.map((part) => sampledInterval(part) ?? provedInterval(part));
  if (!ends.every((interval) => interval !== undefined)) {
    const depth = Math.min(...parts.map(({ certainty }) => depthOf(certainty)));
    const isFull = parts.every(
      (part) => boundOf(part, 0) === "exact" && [depth, ALL].includes(depthOf(part.certainty)),
    );
    return { value, certainty: { kind: "estimate", depth, isFull } };
  }
  const samples = parts.filter(({ certainty }) => certainty.kind === "sample");
  if (samples.length === 0) {
    const [low, high] = [mean(ends.map(([low]) => low)), mean(ends.map(([, high]) => high))];
    return { value, certainty: { kind: "proved", proof: "search", low, high } };
  }
  // Independent samples: the variances of their means add up.
  const half = (end: 0 | 1): number =>
    Math.hypot(...parts.map(({ probability, value }, i) => probability * (ends[i]![end] - value!)));
  const count = samples.reduce((sum, { certainty }) => sum + (certainty as { count: number }).count, 0);
  return { value, certainty: { kind: "sample", count, low: value - half(0), high: value + half(1) } };
}

/** The depth of a value that no depth limits. */
const ALL = Number.POSITIVE_INFINITY;

function depthOf(certainty: Certainty): number {
  return "depth" in certainty ? certainty.depth : ALL;
}

function sampledInterval({ certainty }: Sure): readonly [number, number] | undefined {
  return certainty.kind === "sample" ? [certainty.low, certainty.high] : undefined;
}

/** A mean held within the range of its parts, which rounding may leave. */
export function within(mean: number, parts: readonly number[]): number {
  return Math.min(Math.max(...parts), Math.max(Math.min(...parts), mean));
}
