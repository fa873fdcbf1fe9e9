/** The names of errors by size, smallest first. */
export const MARKS = ["doubtful", "bad", "very bad"] as const;

/** The name of an error by its size. */
export type Mark = (typeof MARKS)[number];

/** The smallest loss of equity, in points, for each mark. */
export type Thresholds = Readonly<Record<Mark, number>>;

/** GNU Backgammon's thresholds. */
export const USUAL_THRESHOLDS: Thresholds = { doubtful: 0.04, bad: 0.08, "very bad": 0.16 };

/** The mark of a loss; null if it is below all thresholds. */
export function markOf(loss: number, thresholds: Thresholds): Mark | null {
  return MARKS.findLast((mark) => loss >= thresholds[mark]) ?? null;
}
