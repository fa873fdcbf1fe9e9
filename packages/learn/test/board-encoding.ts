import { type BoardEncoding, type PairFeatures, type Phases, pairCount } from "@tyche/learn/network";
/** Test encoding: slots with numbers from -3 to 3, one or two features per number, seen from both sides. */
export function encodingOf(
  slots: number,
  pairs?: Omit<PairFeatures, "first">,
  phases?: Phases,
): BoardEncoding {
  return {
    slots,
    features: 6 * slots + (pairs ? pairCount(pairs) : 0),
    ...(pairs && { pairs: { ...pairs, first: 6 * slots } }),
    ...(phases && { phases }),
    rows: Array.from({ length: slots * 8 }, (_, row) => {
      const slot = row >> 3;
      const number = (row & 7) - 4;
      if (number === 0 || number === -4) return [];
      const first = 6 * slot + (number > 0 ? 0 : 3);
      return Math.abs(number) === 1
        ? [[first, 1]]
        : [
            [first + 1, 1],
            [first + 2, Math.abs(number) / 2],
          ];
    }),
    views: [
      { bases: Array.from({ length: slots }, (_, slot) => 8 * slot + 4), sign: 1 },
      { bases: Array.from({ length: slots }, (_, slot) => 8 * (slots - 1 - slot) + 4), sign: -1 },
    ],
  };
}
