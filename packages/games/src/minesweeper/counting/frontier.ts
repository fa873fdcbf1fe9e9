import { mix } from "../../kit/numbers.js";
import { type Grid, HIDDEN, SURE_MINE, type View } from "../board/grid.js";
import { countInBigints, rounded } from "./bigint-component.js";
import { type ComponentCounts, type ComponentShape, countComponent } from "./component.js";

/** Hidden cells connected through numbers, together with those numbers. */
export interface Component extends ComponentShape, ComponentCounts {
  /** Indexed by number: its cell. */
  readonly numbers: readonly number[];
}

/** Maximum number of cached components; positions of a search share many of them. */
const CACHE_LIMIT = 20_000;

/** A cached component with the high word of its hash. */
interface Remembered {
  readonly high: number;
  readonly component: Component;
}

/** Data shared by all knowledge of one board: grid, buffers and component cache. */
export class Workspace {
  readonly grid: Grid;
  /** Indexed by the low word of a hash of their numbers and cells. */
  readonly cache = new Map<number, Remembered>();
  /** Indexed by cell: how many numbers touch it, and which ones (8 a cell, as indices into the current list). */
  readonly touchCount: Uint8Array;
  readonly touch: Int32Array;
  readonly touched: Int32Array;
  /** Indexed by number: its parent in a union-find forest (R. E. Tarjan 1975). */
  readonly parent: Int32Array;
  /** Steps for all components so far, including cached ones, so that a decision always has the same count. */
  steps = 0;

  constructor(grid: Grid) {
    this.grid = grid;
    this.touchCount = new Uint8Array(grid.cells);
    this.touch = new Int32Array(8 * grid.cells);
    this.touched = new Int32Array(grid.cells);
    this.parent = new Int32Array(grid.cells);
  }
}

/** The numbers of one component as indices into the current list, its cells, and its hash in two words. */
interface Group {
  readonly numbers: number[];
  readonly cells: number[];
  low: number;
  high: number;
}

/** A component without any consistent layout. */
export const IMPOSSIBLE: Component = {
  boxes: [],
  touches: [],
  needs: [],
  numbers: [],
  low: 0,
  ways: new Float64Array(0),
  mined: new Float64Array(0),
  logScale: 0,
  steps: 0,
};

/** Groups the hidden cells next to these open numbers into components, counts these, and adds them to `into`. */
export function addComponents(
  work: Workspace,
  view: View,
  numbers: readonly number[],
  into: Component[],
): void {
  const { touchCount, touch, touched, parent } = work;
  const { near, degree } = work.grid;
  const used: number[] = [];
  const needs: number[] = [];
  let cells = 0;
  for (const number of numbers) {
    const index = used.length;
    let need = view[number]!;
    let hidden = 0;
    for (let at = 8 * number, end = at + degree[number]!; at < end; at++) {
      const cell = near[at]!;
      if (view[cell] === SURE_MINE) need--;
      else if (view[cell] === HIDDEN) {
        if (touchCount[cell] === 0) touched[cells++] = cell;
        touch[8 * cell + touchCount[cell]!++] = index;
        hidden++;
      }
    }
    if (hidden > 0) {
      used.push(number);
      needs.push(need);
      parent[index] = index;
    } else if (need !== 0) into.push(IMPOSSIBLE);
  }
  for (let i = 0; i < cells; i++) {
    const at = 8 * touched[i]!;
    const first = rootOf(parent, touch[at]!);
    for (let t = 1; t < touchCount[touched[i]!]!; t++) parent[rootOf(parent, touch[at + t]!)] = first;
  }
  const placeOf = new Int32Array(used.length);
  for (const group of groupsOf(work, used, needs, cells, placeOf)) {
    const component = counted(work, group, used, needs, placeOf);
    work.steps += component.steps;
    into.push(component);
  }
  for (let i = 0; i < cells; i++) touchCount[touched[i]!] = 0;
}

function rootOf(parent: Int32Array, of: number): number {
  let at = of;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]!]!;
    at = parent[at]!;
  }
  return at;
}

/** @param placeOf receives the index of every number within its group */
function groupsOf(
  { parent, touch, touched }: Workspace,
  used: readonly number[],
  needs: readonly number[],
  cells: number,
  placeOf: Int32Array,
): readonly Group[] {
  const groups: Group[] = [];
  const groupOf = new Int32Array(used.length).fill(-1);
  for (let index = 0; index < used.length; index++) {
    const top = rootOf(parent, index);
    if (groupOf[top]! < 0) groupOf[top] = groups.push({ numbers: [], cells: [], low: 0, high: 0 }) - 1;
    groupOf[index] = groupOf[top]!;
    const group = groups[groupOf[top]!]!;
    placeOf[index] = group.numbers.push(index) - 1;
    const word = (used[index]! << 5) | (needs[index]! & 31);
    group.low = (group.low + mix(word ^ 0x243f6a88)) | 0;
    group.high = (group.high + mix(word ^ 0x3707344a)) | 0;
  }
  for (let i = 0; i < cells; i++) {
    const cell = touched[i]!;
    const group = groups[groupOf[touch[8 * cell]!]!]!;
    group.cells.push(cell);
    group.low = (group.low + mix(cell ^ 0x53198a2e)) | 0;
    group.high = (group.high + mix(cell ^ 0x5a308d31)) | 0;
  }
  return groups;
}

/** The counted component of a group, cached if possible. */
function counted(
  work: Workspace,
  group: Group,
  used: readonly number[],
  needs: readonly number[],
  placeOf: Int32Array,
): Component {
  const { cache } = work;
  // Two hashes sharing this word are rare: the later one overwrites the earlier.
  const key = group.low >> 1;
  const high = group.high ^ (group.low << 31);
  const known = cache.get(key);
  if (known?.high === high) return known.component;
  const shape = shapeOf(work, group, needs, placeOf);
  const counts = countComponent(shape) ?? rounded(countInBigints(shape));
  const component = { ...shape, ...counts, numbers: group.numbers.map((index) => used[index]!) };
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(key, { high, component });
  return component;
}

/** Puts cells that touch the same numbers into one box. */
function shapeOf(
  { touch, touchCount }: Workspace,
  group: Group,
  needs: readonly number[],
  placeOf: Int32Array,
): ComponentShape {
  const boxes: number[][] = [];
  const touches: number[][] = [];
  /** Indexed by number: the boxes of which it is the first number. */
  const boxesOf: number[][] = group.numbers.map(() => []);
  for (const cell of group.cells) {
    const numbers: number[] = [];
    for (let t = 0; t < touchCount[cell]!; t++) numbers.push(placeOf[touch[8 * cell + t]!]!);
    const rivals = boxesOf[numbers[0]!]!;
    const box = rivals.find((rival) => sameList(touches[rival]!, numbers));
    if (box !== undefined) boxes[box]!.push(cell);
    else {
      rivals.push(boxes.length);
      boxes.push([cell]);
      touches.push(numbers);
    }
  }
  return { boxes, touches, needs: group.numbers.map((index) => needs[index]!) };
}

function sameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
