/** Names of the headings of the five chances, as `chancesCells` fills them: won games, of them gammons and backgammons, the same lost. */
export const CHANCES_HEADINGS = ["win", "gammon", "bg", "lose gammon", "lose bg"] as const;

/** The five chances in percent. */
export function chancesCells(outcomes: readonly number[]): string[] {
  return outcomes.map((chance) => `${Math.abs(100 * chance).toFixed(1)}%`);
}

/** A number of points; four digits tell plays apart. */
export function shownPoints(points: number): string {
  return points.toFixed(4).replace(/^-(0\.0000)$/, "$1");
}
