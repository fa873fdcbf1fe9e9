/** Headings of the five chances, as `chancesCells` fills them: won games, of them gammons and backgammons, the same lost. */
export const CHANCES_HEADINGS = ["win", "gammon", "bg", "lose gammon", "lose bg"] as const;

/** The five chances in percent. */
export function chancesCells(outcomes: readonly number[]): string[] {
  return outcomes.map((chance) => `${Math.abs(100 * chance).toFixed(1)}%`);
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return `${points < 0 ? "-" : "+"}${Math.abs(points).toFixed(4)}`;
}
