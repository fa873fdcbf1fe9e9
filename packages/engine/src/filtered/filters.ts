/** Which actions are worth a closer look: at most so many, and none whose value is further behind the best. */
export interface MoveFilter {
  readonly most: number;
  readonly within: number;
}

/** Filters by how deep the actions that pass are then looked at. */
export interface MoveFilters {
  /** For the decision that is asked about: `root[0]` for depth 2, `root[1]` for depth 3, the last for all deeper. */
  readonly root: readonly MoveFilter[];
  /** For the decisions further down; they are only filtered where they are looked at more closely, from depth 3 on. */
  readonly reply: MoveFilter;
}

const ALL: MoveFilter = { most: Number.POSITIVE_INFINITY, within: Number.POSITIVE_INFINITY };

/** Nothing is left out. */
export const FULL_WIDTH: MoveFilters = { root: [ALL], reply: ALL };

/**
 * The indices of the values that pass, best first; of equals the first.
 *
 * @param values the higher the better
 * @param unit what a difference of 1 in the filter is in values
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
