import { HIDDEN } from "../board/grid.js";
import type { Knowledge } from "./knowledge.js";

/** All layouts consistent with a knowledge, cell by cell. */
export interface Layouts {
  readonly count: number;
  /** Hidden cells that are not certainly mines. */
  readonly cells: readonly number[];
  /** `shown[i * count + layout]`: the number that `cells[i]` shows in that layout, MINE if it is a mine. */
  readonly shown: Uint8Array;
}

export const MINE = 9;

/**
 * Lists all layouts.
 * @param count number of layouts
 * @returns undefined if this takes more than `steps` tried cells
 */
export function layoutsOf(known: Knowledge, count: number, steps: number): Layouts | undefined {
  const { view, components } = known;
  const { grid } = known.work;
  const { near, degree } = grid;
  const cells: number[] = [];
  for (const { boxes } of components) for (const box of boxes) cells.push(...box);
  for (let cell = 0; cell < grid.cells; cell++) {
    if (view[cell] === HIDDEN && known.componentOf[cell]! < 0) cells.push(cell);
  }
  const size = cells.length;
  // Indexed by cell: remaining need of the number on it, and how many of its hidden neighbours are undecided.
  const need = new Int16Array(grid.cells);
  const open = new Int16Array(grid.cells);
  for (const { numbers, needs, boxes, touches } of components) {
    for (const [index, number] of numbers.entries()) {
      need[number] = needs[index]!;
      open[number] = 0;
    }
    for (const [box, list] of touches.entries()) {
      for (const index of list) open[numbers[index]!]! += boxes[box]!.length;
    }
  }
  const numbersOf = cells.map((cell) => {
    const list: number[] = [];
    for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++)
      if (view[near[at]!]! < HIDDEN) list.push(near[at]!);
    return list;
  });
  const isMine = new Uint8Array(size);
  const found = new Uint8Array(count * size);
  let layouts = 0;
  let left = known.mines;
  let budget = steps;
  const lay = (at: number): void => {
    if (budget-- <= 0) return;
    if (left > size - at) return;
    if (at === size) {
      if (left === 0 && layouts < count) found.set(isMine, size * layouts++);
      return;
    }
    const numbers = numbersOf[at]!;
    let canBeMine = left > 0;
    let canBeFree = size - at > left;
    for (const number of numbers) {
      if (need[number] === 0) canBeMine = false;
      if (need[number]! >= open[number]!) canBeFree = false;
      open[number]!--;
    }
    if (canBeFree) lay(at + 1);
    if (canBeMine) {
      isMine[at] = 1;
      left--;
      for (const number of numbers) need[number]!--;
      lay(at + 1);
      for (const number of numbers) need[number]!++;
      left++;
      isMine[at] = 0;
    }
    for (const number of numbers) open[number]!++;
  };
  lay(0);
  if (budget < 0 || layouts !== count) return undefined;
  const indexOf = new Int16Array(grid.cells).fill(-1);
  for (const [index, cell] of cells.entries()) indexOf[cell] = index;
  const shown = new Uint8Array(size * count);
  for (let index = 0; index < size; index++) {
    const cell = cells[index]!;
    let sure = 0;
    const around: number[] = [];
    for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++) {
      const other = near[at]!;
      if (view[other]! > HIDDEN) sure++;
      else if (indexOf[other]! >= 0) around.push(indexOf[other]!);
    }
    for (let layout = 0; layout < count; layout++) {
      const row = layout * size;
      let number = MINE;
      if (found[row + index] === 0) {
        number = sure;
        for (const other of around) number += found[row + other]!;
      }
      shown[index * count + layout] = number;
    }
  }
  return { count, cells, shown };
}
