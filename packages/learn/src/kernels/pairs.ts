/** Which slots form pairs, and the feature number of the first pair. */
export interface PairWords {
  readonly slots: number;
  readonly reach: number;
  readonly first: number;
}

/** The pairs of occupied slots of a board (see `PairFeatures`), as the kernels list them but in another order. */
export function pairsOf(
  int8: Int8Array,
  board: number,
  sign: number,
  { slots, reach, first }: PairWords,
): number[] {
  const seen = Array.from({ length: slots }, (_, slot) => {
    const value = sign * int8[board + (sign > 0 ? slot : slots - 1 - slot)]!;
    if (value === 0) return undefined;
    return value > 0 ? Math.min(3, value + 1) : Math.max(0, value + 2);
  });
  return seen.flatMap((low, slot) =>
    seen.slice(slot + 1, slot + 1 + reach).flatMap((high, i) => {
      if (low === undefined || high === undefined) return [];
      return [first + 16 * (i * slots + slot) + 4 * low + high];
    }),
  );
}
