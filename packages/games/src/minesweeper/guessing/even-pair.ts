import type { Workspace } from "../counting/frontier.js";
import { type Knowledge, opened } from "../counting/knowledge.js";
import { boxMine, mineProbabilities, type Weighing, weigh } from "../counting/weighing.js";
import { type Grid, neighbours } from "../grid.js";
import { HIDDEN, SURE_MINE } from "../view.js";

const EXACT = 1e-9;

/**
 * A cell of a pair that no play can tell apart: just one of both is a mine, the same numbers touch them, and every hidden
 * cell beside one of them is beside the other too. What is opened elsewhere tells the same of both, so one of them must be
 * guessed sooner or later, always at even chances. A guess made now is at least as good as a later one, since what the
 * free one shows is then known for all that follows (D. N. Hill's solver does the same).
 *
 * @returns undefined where there is no such pair with a hidden cell beside it: its number would tell nothing
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

/** Whether hidden cells are beside the pair, and each of them beside both. */
function tellsOfBoth(grid: Grid, { view }: Knowledge, one: number, other: number): boolean {
  const beside = (cell: number, twin: number): number[] =>
    Array.from(neighbours(grid, cell)).filter((near) => near !== twin && view[near] === HIDDEN);
  const [first, second] = [beside(one, other), beside(other, one)];
  return first.length > 0 && first.length === second.length && first.every((cell) => second.includes(cell));
}

/** Whether the second of two cells is a mine wherever the first is free. Both are mines equally often. */
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
