import { seededChance } from "@tyche/engine";
import type { Variant } from "../../src/minesweeper/board/board.js";
import { HIDDEN, neighbours } from "../../src/minesweeper/board/grid.js";

// Reference implementation for small boards: every layout one by one, and perfect play by its definition. It shares
// only the neighbours of a cell with the solver.

/** Bit sets of mined cells: every layout of the board, found by trying all sets. */
export function allLayouts(cells: number, mines: number): number[] {
  const layouts: number[] = [];
  for (let set = 0; set < 1 << cells; set++) {
    let count = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) count++;
    if (count === mines) layouts.push(set);
  }
  return layouts;
}

export function shownIn({ grid }: Variant, layout: number, cell: number): number {
  let count = 0;
  for (const other of neighbours(grid, cell)) count += (layout >> other) & 1;
  return count;
}

/** The layouts consistent with a view, checked one by one. */
export function fitting(variant: Variant, layouts: readonly number[], view: Int8Array): number[] {
  return layouts.filter((layout) =>
    view.every(
      (seen, cell) =>
        seen === HIDDEN || ((layout >> cell) % 2 === 0 && shownIn(variant, layout, cell) === seen),
    ),
  );
}

/**
 * Number of layouts won by perfect play, by its definition: the maximum over all cells of the sum over the numbers
 * they show, without pruning, dominance or ordering; a knowledge state is the view itself.
 */
export function wonByDefinition(
  variant: Variant,
  layouts: readonly number[],
  view: Int8Array,
  seen: Map<string, number>,
): number {
  const { grid, mines } = variant;
  if (layouts.length === 0) return 0;
  if (view.filter((cell) => cell === HIDDEN).length === mines) return layouts.length;
  const key = view.join("");
  const known = seen.get(key);
  if (known !== undefined) return known;
  let best = 0;
  for (let cell = 0; cell < grid.cells; cell++) {
    if (view[cell] !== HIDDEN) continue;
    const parts = new Map<number, number[]>();
    for (const layout of layouts) {
      if ((layout >> cell) & 1) continue;
      const shown = shownIn(variant, layout, cell);
      parts.set(shown, [...(parts.get(shown) ?? []), layout]);
    }
    let sum = 0;
    for (const [shown, part] of parts) sum += wonByDefinition(variant, part, view.with(cell, shown), seen);
    if (sum > best) best = sum;
  }
  seen.set(key, best);
  return best;
}

/** A view from a random game that opens free cells of a random layout. */
export function randomView(variant: Variant, layouts: readonly number[], seed: string): Int8Array {
  const chance = seededChance(seed);
  const layout = chance.pick(layouts);
  const view = new Int8Array(variant.grid.cells).fill(HIDDEN);
  const free = chance.shuffle([...view.keys()].filter((cell) => ((layout >> cell) & 1) === 0));
  for (const cell of free.slice(0, chance.die(free.length))) view[cell] = shownIn(variant, layout, cell);
  return view;
}
