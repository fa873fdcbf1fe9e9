import type { Grid } from "../board/grid.js";
import { HIDDEN, SURE_MINE, type View } from "../board/view.js";

/**
 * Deductions from single numbers: a number with all its mines frees its other cells; one that needs all its hidden
 * cells makes them mines. Marks the mines in the view and repeats until nothing changes.
 *
 * @returns the free cells, without duplicates
 */
export function deduce({ cells, near, degree }: Grid, view: View): number[] {
  const free = new Set<number>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (let number = 0; number < cells; number++) {
      if (view[number]! >= HIDDEN) continue;
      let hidden = 0;
      let need = view[number]!;
      const from = 8 * number;
      const to = from + degree[number]!;
      for (let at = from; at < to; at++) {
        const seen = view[near[at]!]!;
        if (seen === HIDDEN) hidden++;
        else if (seen === SURE_MINE) need--;
      }
      if (hidden === 0) continue;
      if (need === 0) {
        for (let at = from; at < to; at++) if (view[near[at]!] === HIDDEN) free.add(near[at]!);
      } else if (need === hidden) {
        for (let at = from; at < to; at++) if (view[near[at]!] === HIDDEN) view[near[at]!] = SURE_MINE;
        isNew = true;
      }
    }
  }
  return [...free];
}
