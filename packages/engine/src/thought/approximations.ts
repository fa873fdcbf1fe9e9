import type { Approximation, Decision } from "../contract/decision.js";

/** What had part in a value that is then no more than an estimate: all but an evaluation at the horizon. */
export function isEstimate(approximations: readonly Approximation[]): boolean {
  return approximations.some(({ kind }) => kind !== "horizon" && kind !== "memory");
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
