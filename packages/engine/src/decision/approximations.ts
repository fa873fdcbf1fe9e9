import type { Certainty } from "../contract/certainty.js";
import type { Approximation, Bound, Decision } from "../contract/decision.js";
import type { Row } from "../deepening/rows.js";
import { middleOf } from "../search/settings.js";

/** Kinds that do not change the value that a search of the same depth finds. */
const ONLY_HORIZON: ReadonlySet<Approximation["kind"]> = new Set(["horizon", "unjudged", "memory"]);

/** Whether a value is only an estimate: because of anything but an evaluation at the horizon. */
function isEstimate(approximations: readonly Approximation[]): boolean {
  return approximations.some(({ kind }) => !ONLY_HORIZON.has(kind));
}

/** Whether paths that are too long to follow affected a decision: a deeper search finds no more. */
export function hasLongPaths({ approximations }: Decision<unknown>): boolean {
  return approximations.some(({ kind }) => kind === "path");
}

/**
 * How sure a row of a search is. The middle of the bounds, used at the horizon without an evaluator, does not affect a
 * value at an end of the bounds: a win or a loss that the search saw.
 * @param ends the minimum and the maximum possible value; undefined if values may pass them
 */
export function certaintyOf(
  { value, bound, depth }: Pick<Row, "value" | "bound" | "depth">,
  approximations: readonly Approximation[],
  ends: readonly [number, number] | undefined,
): Certainty {
  // A row that was cut off stays a bound: an equal value does not make it as good as the best one.
  const isCut = (bound === "lower" || bound === "upper") && !isEnd(value, bound, ends);
  if (approximations.length === 0) {
    const low = isCut && bound === "upper" ? (ends?.[0] ?? Number.NEGATIVE_INFINITY) : value;
    const high = isCut && bound === "lower" ? (ends?.[1] ?? Number.POSITIVE_INFINITY) : value;
    return { kind: "proved", proof: "search", low, high };
  }
  if (isCut) return { kind: "bound", side: bound, depth };
  const isUnjudged = approximations.some(({ kind }) => kind === "unjudged");
  // If one bound is infinite, the default value at the horizon may be the other.
  const isSeen = !isUnjudged || (ends?.includes(value) === true && value !== middleOf(ends));
  return {
    kind: "estimate",
    depth,
    isFull: bound !== "estimate" && isSeen && !isEstimate(approximations),
  };
}

/** Whether a bound is the value itself, because nothing lies beyond that end of the bounds. */
function isEnd(value: number, bound: Bound, ends: readonly [number, number] | undefined): boolean {
  return value === (bound === "upper" ? ends?.[0] : ends?.[1]);
}

/** The approximations of several decisions about the same state: each kind once, with the largest error. */
export function approximationsOf(decisions: readonly Decision<unknown>[]): Approximation[] {
  const kinds = new Map<Approximation["kind"], Approximation>();
  for (const one of decisions.flatMap(({ approximations }) => approximations)) {
    const known = kinds.get(one.kind);
    if (!known || (one.error ?? 0) > (known.error ?? 0)) kinds.set(one.kind, one);
  }
  return [...kinds.values()];
}
