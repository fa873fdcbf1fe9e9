/**
 * Headings of the five chances, in the order of `chancesCells`: games won, of these gammons and backgammons, and
 * gammons and backgammons lost.
 */
export const CHANCES_HEADINGS = ["win", "gammon", "bg", "lose gammon", "lose bg"] as const;

/** The five chances in percent. */
export function chancesCells(outcomes: readonly number[]): string[] {
  return outcomes.map((chance) => `${Math.abs(100 * chance).toFixed(1)}%`);
}

/** Formats points; four digits distinguish plays. */
export function shownPoints(points: number): string {
  return points.toFixed(4).replace(/^-(0\.0000)$/, "$1");
}
