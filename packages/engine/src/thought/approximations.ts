import type { Approximation, Decision } from "../contract/decision.js";

/** Kinds that leave a value what the search of its depth found. */
const ONLY_HORIZON: ReadonlySet<Approximation["kind"]> = new Set(["horizon", "unjudged", "memory"]);

/** What had part in a value that is then no more than an estimate: all but an evaluation at the horizon. */
export function isEstimate(approximations: readonly Approximation[]): boolean {
  return approximations.some(({ kind }) => !ONLY_HORIZON.has(kind));
}

/** Whether paths that are too long to be followed had part in a decision: a deeper search finds no more. */
export function hasLongPaths({ approximations }: Decision<unknown>): boolean {
  return approximations.some(({ kind }) => kind === "path");
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
