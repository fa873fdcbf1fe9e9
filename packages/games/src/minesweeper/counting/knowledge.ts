import { type Grid, HIDDEN, SURE_FREE, SURE_MINE, type View } from "../board/grid.js";
import { addComponents, type Component, IMPOSSIBLE, type Workspace } from "./frontier.js";
import { boxMine, CERTAINTY, type Weighing, weigh } from "./weighing.js";

/** A view with its components, and what they say about the mines. */
export interface Knowledge extends Weighing {
  readonly work: Workspace;
  readonly view: View;
  readonly components: readonly Component[];
  /** Indexed by cell: the index of its component, -1 if it is in none. */
  readonly componentOf: Int16Array;
  /** Hidden cells that no number touches. */
  readonly far: number;
  /** Mines that are not yet located with certainty. */
  readonly mines: number;
}

/** Derives all knowledge from a view; `view` is stored, not copied. */
export function knowledgeOf(work: Workspace, view: View, mines: number): Knowledge {
  const { cells, near, degree } = work.grid;
  const numbers: number[] = [];
  let hidden = 0;
  let left = mines;
  for (let cell = 0; cell < cells; cell++) {
    const seen = view[cell]!;
    if (seen === HIDDEN) hidden++;
    else if (seen === SURE_MINE) left--;
    else if (seen !== SURE_FREE) {
      let need = seen;
      let isBesideHidden = false;
      for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++) {
        if (view[near[at]!] === HIDDEN) isBesideHidden = true;
        else if (view[near[at]!] === SURE_MINE) need--;
      }
      // A number that lacks mines and has no hidden cell makes the view impossible.
      if (isBesideHidden || need !== 0) numbers.push(cell);
    }
  }
  const components: Component[] = [];
  addComponents(work, view, numbers, components);
  const componentOf = new Int16Array(cells).fill(-1);
  const far = hidden - mapCells(components, 0, componentOf);
  return {
    work,
    view,
    components,
    componentOf,
    far,
    mines: left,
    ...weigh({ components, far, mines: left }),
  };
}

/**
 * Writes the components from index `from` on into the map.
 *
 * @returns their number of cells
 */
function mapCells(components: readonly Component[], from: number, componentOf: Int16Array): number {
  let cells = 0;
  for (let index = from; index < components.length; index++) {
    for (const box of components[index]!.boxes) {
      for (const cell of box) componentOf[cell] = index;
      cells += box.length;
    }
  }
  return cells;
}

/** The knowledge after the hidden cell was opened and showed the number. */
export function opened(known: Knowledge, cell: number, shown: number): Knowledge {
  const { work, mines } = known;
  const { near, degree } = work.grid;
  const view = known.view.slice();
  view[cell] = shown;
  const { componentOf, components } = known;
  const touched = new Set<number>();
  const numbers: number[] = [];
  let isNumber = false;
  if (componentOf[cell]! >= 0) touched.add(componentOf[cell]!);
  for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++) {
    const other = near[at]!;
    if (view[other] !== HIDDEN) continue;
    isNumber = true;
    if (componentOf[other]! >= 0) touched.add(componentOf[other]!);
  }
  let covered = 0;
  const after: Component[] = [];
  for (let index = 0; index < components.length; index++) {
    const component = components[index]!;
    if (touched.has(index)) {
      for (const number of component.numbers) numbers.push(number);
      for (const box of component.boxes) covered += box.length;
    } else after.push(component);
  }
  const kept = after.length;
  if (isNumber) numbers.push(cell);
  else {
    let around = shown;
    for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++)
      if (view[near[at]!] === SURE_MINE) around--;
    if (around !== 0) after.push(IMPOSSIBLE);
  }
  // In board order, so that a component is the same regardless of the path to it.
  numbers.sort((a, b) => a - b);
  addComponents(work, view, numbers, after);
  const map = new Int16Array(view.length).fill(-1);
  mapCells(after, 0, map);
  let nowCovered = 0;
  for (let index = kept; index < after.length; index++) {
    for (const box of after[index]!.boxes) nowCovered += box.length;
  }
  const far = known.far - 1 + covered - nowCovered;
  const counted = { components: after, far, mines };
  return { work, view, componentOf: map, ...counted, ...weigh(counted) };
}

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

/** The safety of the safest hidden cell; 1 if no cell is left to open. */
export function bestSafety({ components, far, perWay, farMine }: Knowledge): number {
  let least = far > 0 ? farMine : 1;
  let cells = far;
  for (let i = 0; i < components.length; i++) {
    const component = components[i]!;
    cells += component.boxes.length;
    for (let box = 0; box < component.boxes.length; box++) {
      const mine = boxMine(component, box, perWay[i]!);
      if (mine < least) least = mine;
    }
  }
  // If even the safest hidden cell is a mine, all are, and the game is won.
  return cells === 0 || least > 1 - CERTAINTY ? 1 : 1 - least;
}

/** Indexed by cell: the probability that it is a mine; 0 for open cells. */
export function mineProbabilities(known: Knowledge): Float64Array {
  const { view, components, componentOf, perWay, farMine } = known;
  const mines = new Float64Array(view.length);
  for (let cell = 0; cell < view.length; cell++) {
    if (view[cell] === SURE_MINE) mines[cell] = 1;
    else if (view[cell] === HIDDEN && componentOf[cell]! < 0) mines[cell] = farMine;
  }
  for (const [i, component] of components.entries()) {
    for (const [box, cells] of component.boxes.entries()) {
      const mine = boxMine(component, box, perWay[i]!);
      for (const cell of cells) mines[cell] = mine;
    }
  }
  return mines;
}
