/** The grade fractions that Moodle's importer accepts, in per cent; it refuses questions with others. */
const SHARES = [
  "100",
  "50",
  "33.33333",
  "25",
  "20",
  "16.66667",
  "14.28571",
  "12.5",
  "11.11111",
  "10",
] as const;

/** Maximum number of answers that share a grade. */
export const MOST_SHARES = SHARES.length;

/** The share of each of `count` answers. */
export function share(count: number): string {
  return SHARES[count - 1]!;
}
