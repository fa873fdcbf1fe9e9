import { type Grid, neighbours } from "../board/grid.js";
import { HIDDEN, SURE_MINE } from "../board/view.js";
import type { Workspace } from "../counting/frontier.js";
import { type Knowledge, opened } from "../counting/knowledge.js";
import { boxMine, mineProbabilities, type Weighing, weigh } from "../counting/weighing.js";

const EXACT = 1e-9;

/**
 * A cell of a pair that no play can distinguish: exactly one of the two is a mine, the same numbers touch both, and
 * every hidden cell next to one is next to the other too. Opening other cells gives the same information about both,
 * so one of them must be guessed eventually, always at even odds. Guessing now is at least as good as later, since
 * the number on the free cell then helps with everything that follows (D. N. Hill's solver does the same).
 *
 * @returns undefined if there is no such pair with an adjacent hidden cell: without one, its number would add no
 *   information
 */
export function evenPair(work: Workspace, known: Knowledge, weighing: Weighing): number | undefined {
  for (const [i, component] of known.components.entries()) {
    for (const [box, [one, other, ...more]] of component.boxes.entries()) {
      if (other === undefined || more.length > 0) continue;
      if (Math.abs(boxMine(component, box, weighing.perWay[i]!) - 0.5) > EXACT) continue;
      if (!tellsOfBoth(work.grid, known, one!, other)) continue;
      if (holdsOneMine(work, known, one!, other)) return one;
    }
  }
  return undefined;
}

/** Whether there are hidden cells next to the pair, all adjacent to both. */
function tellsOfBoth(grid: Grid, { view }: Knowledge, one: number, other: number): boolean {
  const beside = (cell: number, twin: number): number[] =>
    Array.from(neighbours(grid, cell)).filter((near) => near !== twin && view[near] === HIDDEN);
  const [first, second] = [beside(one, other), beside(other, one)];
  return first.length > 0 && first.length === second.length && first.every((cell) => second.includes(cell));
}

/** Whether the second of two cells is a mine whenever the first is free. Both have the same mine probability. */
function holdsOneMine(work: Workspace, known: Knowledge, one: number, other: number): boolean {
  const seen = Array.from(neighbours(work.grid, one), (near) => known.view[near]!);
  const sure = seen.filter((cell) => cell === SURE_MINE).length;
  const hidden = seen.filter((cell) => cell === HIDDEN).length;
  for (let shown = sure; shown <= sure + hidden; shown++) {
    const next = opened(work, known, one, shown);
    const weighing = weigh(next);
    if (weighing.logLayouts === -Infinity) continue;
    if (mineProbabilities(next, weighing)[other]! < 1 - EXACT) return false;
  }
  return true;
}
