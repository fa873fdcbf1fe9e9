import type { Approximation, Bound, Decision } from "../contract/decision.js";
import type { Row } from "../deepening/rows.js";
import { middleOf } from "../search/settings.js";

/** Kinds that leave a value what the search of its depth found. */
const ONLY_HORIZON: ReadonlySet<Approximation["kind"]> = new Set(["horizon", "unjudged", "memory"]);

/** What had part in a value that is then no more than an estimate: all but an evaluation at the horizon. */
function isEstimate(approximations: readonly Approximation[]): boolean {
  return approximations.some(({ kind }) => !ONLY_HORIZON.has(kind));
}

/** Whether paths that are too long to be followed had part in a decision: a deeper search finds no more. */
export function hasLongPaths({ approximations }: Decision<unknown>): boolean {
  return approximations.some(({ kind }) => kind === "path");
}

/**
 * The bound of a row. Where nothing judges the horizon, the middle of the bounds is a guess, which has no part in a value at an
 * end of the bounds: that is a win or a loss that the search saw.
 *
 * @param ends the least and the greatest value there is; undefined where values may pass them
 */
export function boundOf(
  { value, bound }: Pick<Row, "value" | "bound">,
  approximations: readonly Approximation[],
  ends: readonly [number, number] | undefined,
): Bound {
  // A row that was cut off stays a limit: it is not as good as the best one because their values are equal.
  if (bound !== "exact" && !isEnd(value, bound, ends)) return bound;
  if (isEstimate(approximations)) return "estimate";
  if (!approximations.some(({ kind }) => kind === "unjudged")) return "exact";
  // Where one bound is infinite, the guess may be the other.
  return ends?.includes(value) && value !== middleOf(ends) ? "exact" : "estimate";
}

/** Whether a limit is the value itself, since nothing lies beyond that end of the bounds. */
function isEnd(value: number, bound: Bound, ends: readonly [number, number] | undefined): boolean {
  return value === (bound === "upper" ? ends?.[0] : ends?.[1]);
}

/** The approximations of several decisions about the same: each kind once, with the largest error. */
export function approximationsOf(decisions: readonly Decision<unknown>[]): Approximation[] {
  const kinds = new Map<Approximation["kind"], Approximation>();
  for (const one of decisions.flatMap(({ approximations }) => approximations)) {
    const known = kinds.get(one.kind);
    if (!known || (one.error ?? 0) > (known.error ?? 0)) kinds.set(one.kind, one);
  }
  return [...kinds.values()];
}
