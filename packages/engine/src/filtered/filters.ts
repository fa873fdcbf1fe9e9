/** Which actions are searched deeper: a maximum number, and a maximum loss against the best. */
export interface MoveFilter {
  readonly most: number;
  readonly within: number;
}

/** Filters, by the depth to which the actions that pass are then searched. */
export interface MoveFilters {
  /** For the root decision: `root[0]` for depth 2, `root[1]` for depth 3, the last for all deeper. */
  readonly root: readonly MoveFilter[];
  /** For the decisions below the root; applied only where the search is deeper, from depth 3. */
  readonly reply: MoveFilter;
}

const ALL: MoveFilter = { most: Number.POSITIVE_INFINITY, within: Number.POSITIVE_INFINITY };

/** Drops nothing. */
export const FULL_WIDTH: MoveFilters = { root: [ALL], reply: ALL };

/**
 * The indices of the values that pass, best first; ties go to the first.
 * @param values the higher, the better
 * @param unit the value of a difference of 1 in the filter
 */
export function passing(
  values: ArrayLike<number>,
  count: number,
  { most, within }: MoveFilter,
  unit = 1,
): number[] {
  const sorted = Array.from({ length: count }, (_, i) => i).sort((a, b) => values[b]! - values[a]!);
  const best = values[sorted[0]!]!;
  return sorted.filter((i, rank) => rank < most && best - values[i]! <= within * unit);
}
