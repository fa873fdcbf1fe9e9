/** The shares of a grade that Moodle's importer knows: of others it refuses the question. In per cent. */
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

/** Answers that share a grade at most. */
export const MOST_SHARES = SHARES.length;

/** The share of each of so many answers. */
export function share(count: number): string {
  return SHARES[count - 1]!;
}
