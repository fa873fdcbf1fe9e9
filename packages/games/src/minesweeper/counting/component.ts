import { grown } from "../../kit/numbers.js";

/**
 * Counts the ways to place mines under the hidden cells of one component of the frontier.
 *
 * Cells that touch the same open numbers are interchangeable and form a *box*. A dynamic program processes the boxes
 * one by one. Its state is the remaining need of each number whose boxes are only partly decided (the *open*
 * numbers). Each state has a vector with the number of ways, indexed by mines placed. Forward vectors times backward
 * vectors give the number of ways in which a cell of a box is a mine.
 */

/** Cells grouped by the numbers that they touch, and the constraints on them. */
export interface ComponentShape {
  /** Indexed by box: its cells. */
  readonly boxes: readonly (readonly number[])[];
  /** Indexed by box: the numbers that it touches, as indices into `needs`. */
  readonly touches: readonly (readonly number[])[];
  /** Indexed by number: mines still to be found in its boxes. */
  readonly needs: readonly number[];
}

export interface ComponentCounts {
  /** The minimum number of mines in the component. */
  readonly low: number;
  /** Indexed by mines above `low`: number of ways; empty if there is none. */
  readonly ways: Float64Array;
  /**
   * Indexed by box and by mines above `low` (`ways.length` entries a box): number of ways in which one given cell of
   * the box is a mine.
   */
  readonly mined: Float64Array;
  /** Multiply both counts by e to this power; 0 except for huge components. */
  readonly logScale: number;
  /** Work in steps from state to state; deterministic for a component. */
  readonly steps: number;
}

/** Ways to choose m of n cells, n up to 8: `CHOOSE[9 * n + m]`. */
const CHOOSE = Float64Array.from({ length: 81 }, (_, index) => {
  const n = Math.floor(index / 9);
  const m = index % 9;
  let ways = m > n ? 0 : 1;
  for (let i = 0; i < m && m <= n; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
});

/** Maximum number of simultaneously open numbers: three words with eight fields of four bits. */
const SLOTS = 24;

/**
 * An order of the boxes that keeps few numbers open at a time. The next box is, among those that touch an open
 * number, the one that opens the fewest numbers and closes the most; ties go to the box that touches the number open
 * longest, so that processing advances along one front.
 */
export function boxOrder(shape: ComponentShape): number[] {
  const { boxes, touches, needs } = shape;
  // The lists are short: plain arrays are created faster than typed ones.
  const left = new Array<number>(needs.length).fill(0);
  for (const numbers of touches) for (const number of numbers) left[number]!++;
  /** Indexed by number: the step at which it was opened. */
  const since = new Array<number>(needs.length).fill(CLOSED);
  const waiting = Array.from(boxes, (_, box) => box);
  const order = [farthest(shape)];
  waiting.splice(order[0]!, 1);
  for (let step = 0; ; step++) {
    for (const number of touches[order[step]!]!) {
      if (since[number] === CLOSED) since[number] = step;
      left[number]!--;
    }
    if (waiting.length === 0) return order;
    let chosen = -1;
    let lowest = 99;
    let oldest = CLOSED;
    for (let i = 0; i < waiting.length; i++) {
      const numbers = touches[waiting[i]!]!;
      let balance = 0;
      let age = CLOSED;
      for (let t = 0; t < numbers.length; t++) {
        const number = numbers[t]!;
        if (since[number] === CLOSED) balance++;
        else if (since[number]! < age) age = since[number]!;
        if (left[number] === 1) balance--;
      }
      if (age === CLOSED || balance > lowest || (balance === lowest && age >= oldest)) continue;
      lowest = balance;
      oldest = age;
      chosen = i;
    }
    order.push(waiting[chosen]!);
    waiting.splice(chosen, 1);
  }
}

/** Later than every step: marks numbers that no processed box touches. */
const CLOSED = 1e9;

/** A box at one end of the component: the last in a breadth-first search from the first box. */
function farthest({ boxes, touches, needs }: ComponentShape): number {
  const byNumber: number[][] = needs.map(() => []);
  for (let box = 0; box < boxes.length; box++)
    for (const number of touches[box]!) byNumber[number]!.push(box);
  const seen = new Array<number>(boxes.length).fill(0);
  const queue = [0];
  seen[0] = 1;
  for (let at = 0; at < queue.length; at++) {
    for (const number of touches[queue[at]!]!) {
      for (const box of byNumber[number]!) {
        if (seen[box] === 1) continue;
        seen[box] = 1;
        queue.push(box);
      }
    }
  }
  return queue.at(-1)!;
}

/** Memory of the dynamic program, reused between calls and grown on demand. */
let stateCapacity = 1 << 10;
let keyLow = new Int32Array(stateCapacity);
let keyMiddle = new Int32Array(stateCapacity);
let keyHigh = new Int32Array(stateCapacity);
let rangeFrom = new Int16Array(stateCapacity);
let rangeTo = new Int16Array(stateCapacity);
let restFrom = new Int16Array(stateCapacity);
let restTo = new Int16Array(stateCapacity);
let forward = new Float64Array(stateCapacity * 16);
let backward = new Float64Array(stateCapacity * 16);
let edgeCapacity = 1 << 11;
let edgeFrom = new Int32Array(edgeCapacity);
let edgeTo = new Int32Array(edgeCapacity);
let edgeMines = new Uint8Array(edgeCapacity);
let buckets = new Int32Array(1 << 8).fill(-1);
const next = { states: 0 };
let chain = new Int32Array(stateCapacity);

function growStates(stride: number): void {
  if (next.states >= stateCapacity) {
    stateCapacity *= 2;
    keyLow = grown(keyLow, stateCapacity);
    keyMiddle = grown(keyMiddle, stateCapacity);
    keyHigh = grown(keyHigh, stateCapacity);
    chain = grown(chain, stateCapacity);
    rangeFrom = grown(rangeFrom, stateCapacity);
    rangeTo = grown(rangeTo, stateCapacity);
    restFrom = new Int16Array(stateCapacity);
    restTo = new Int16Array(stateCapacity);
  }
  if ((next.states + 1) * stride > forward.length) {
    forward = grown(forward, Math.max(2 * forward.length, (next.states + 1) * stride));
    backward = new Float64Array(forward.length);
  }
}

function growEdges(): void {
  edgeCapacity *= 2;
  edgeFrom = grown(edgeFrom, edgeCapacity);
  edgeTo = grown(edgeTo, edgeCapacity);
  edgeMines = grown(edgeMines, edgeCapacity);
}

const NOTHING = new Float64Array(0);

/** The counts of an impossible component. */
export function noWay(steps: number): ComponentCounts {
  return { low: 0, ways: NOTHING, mined: NOTHING, logScale: 0, steps };
}

/**
 * Counts in doubles: exact up to 2^53, with relative errors of a few 10^-16 beyond. Undefined if more than SLOTS
 * numbers are open at a time or the counts overflow.
 */
export function countComponent(shape: ComponentShape): ComponentCounts | undefined {
  const { boxes, touches, needs } = shape;
  const order = boxOrder(shape);
  const count = order.length;
  // Slot of each number while it is open.
  const slotOf = new Array<number>(needs.length).fill(-1);
  const room = new Array<number>(needs.length).fill(0);
  let stride = 1;
  for (let box = 0; box < count; box++) {
    for (const number of touches[box]!) room[number]! += boxes[box]!.length;
    stride += boxes[box]!.length;
  }
  let needed = 1;
  for (const need of needs) {
    if (need < 0) return noWay(0);
    needed += need;
  }
  if (needed < stride) stride = needed;
  let freeSlots = (1 << SLOTS) - 1;

  next.states = 1;
  growStates(stride);
  keyLow[0] = 0;
  keyMiddle[0] = 0;
  keyHigh[0] = 0;
  rangeFrom[0] = 0;
  rangeTo[0] = 0;
  forward.fill(0, 0, stride);
  forward[0] = 1;
  const edgeEnd = new Array<number>(count + 1).fill(0);
  let layerStart = 0;
  let edges = 0;

  for (let step = 0; step < count; step++) {
    const box = order[step]!;
    const size = boxes[box]!.length;
    const numbers = touches[box]!;
    let startLow = 0;
    let startMiddle = 0;
    let startHigh = 0;
    let oneLow = 0;
    let oneMiddle = 0;
    let oneHigh = 0;
    for (const number of numbers) {
      let slot = slotOf[number]!;
      if (slot < 0) {
        if (freeSlots === 0) return undefined;
        slot = 31 - Math.clz32(freeSlots);
        freeSlots &= ~(1 << slot);
        slotOf[number] = slot;
        const start = needs[number]! << (4 * (slot & 7));
        if (slot < 8) startLow |= start;
        else if (slot < 16) startMiddle |= start;
        else startHigh |= start;
      }
      const one = 1 << (4 * (slot & 7));
      if (slot < 8) oneLow |= one;
      else if (slot < 16) oneMiddle |= one;
      else oneHigh |= one;
      room[number]! -= size;
    }
    const layerStop = next.states;
    const layerFirst = layerStop;
    // Sized for this layer: the widest layer must not slow down all others.
    const bucketCount = 1 << (34 - Math.clz32(layerStop - layerStart));
    if (buckets.length < bucketCount) buckets = new Int32Array(bucketCount);
    buckets.fill(-1, 0, bucketCount);
    const bucketMask = bucketCount - 1;
    for (let state = layerStart; state < layerStop; state++) {
      const low = keyLow[state]! | startLow;
      const middle = keyMiddle[state]! | startMiddle;
      const high = keyHigh[state]! | startHigh;
      let least = 0;
      let most = size;
      for (const number of numbers) {
        const slot = slotOf[number]!;
        const word = slot < 8 ? low : slot < 16 ? middle : high;
        const need = (word >>> (4 * (slot & 7))) & 15;
        if (need < most) most = need;
        if (need - room[number]! > least) least = need - room[number]!;
      }
      for (let mines = least; mines <= most; mines++) {
        const nextLow = (low - mines * oneLow) | 0;
        const nextMiddle = (middle - mines * oneMiddle) | 0;
        const nextHigh = (high - mines * oneHigh) | 0;
        const hash =
          Math.imul(nextLow, 0x9e3779b1) +
          Math.imul(nextMiddle, 0x85ebca6b) +
          Math.imul(nextHigh, 0xc2b2ae35);
        const bucket = (hash >>> 13) & bucketMask;
        let target = buckets[bucket]!;
        while (
          target >= 0 &&
          (keyLow[target] !== nextLow || keyMiddle[target] !== nextMiddle || keyHigh[target] !== nextHigh)
        )
          target = chain[target]!;
        const from = rangeFrom[state]! + mines;
        const to = rangeTo[state]! + mines;
        if (target < 0) {
          target = next.states;
          growStates(stride);
          next.states++;
          keyLow[target] = nextLow;
          keyMiddle[target] = nextMiddle;
          keyHigh[target] = nextHigh;
          chain[target] = buckets[bucket]!;
          buckets[bucket] = target;
          rangeFrom[target] = from;
          rangeTo[target] = to;
          forward.fill(0, target * stride, (target + 1) * stride);
        } else {
          if (from < rangeFrom[target]!) rangeFrom[target] = from;
          if (to > rangeTo[target]!) rangeTo[target] = to;
        }
        const ways = CHOOSE[9 * size + mines]!;
        const source = state * stride - mines;
        const sink = target * stride;
        for (let k = from; k <= to; k++) forward[sink + k]! += ways * forward[source + k]!;
        if (edges >= edgeCapacity) growEdges();
        edgeFrom[edges] = state;
        edgeTo[edges] = target;
        edgeMines[edges++] = mines;
      }
    }
    for (const number of numbers) {
      if (room[number] === 0) {
        freeSlots |= 1 << slotOf[number]!;
        slotOf[number] = -1;
      }
    }
    if (next.states === layerFirst) return noWay(edges);
    layerStart = layerFirst;
    edgeEnd[step + 1] = edges;
  }

  // One state is left: every number has all its mines.
  const last = next.states - 1;
  const low = rangeFrom[last]!;
  const length = rangeTo[last]! - low + 1;
  if (!Number.isFinite(forward[last * stride + low + (length >> 1)]!)) return undefined;
  const ways = forward.slice(last * stride + low, last * stride + low + length);
  const mined = new Float64Array(boxes.length * length);
  // Backward vectors, indexed by mines still to be placed; their ranges are reused.
  backward.fill(0, 0, next.states * stride);
  const from = rangeFrom;
  const to = rangeTo;
  backward[last * stride] = 1;
  restFrom.fill(0x7fff, 0, next.states);
  restTo.fill(-1, 0, next.states);
  restFrom[last] = 0;
  restTo[last] = 0;
  for (let step = count - 1; step >= 0; step--) {
    const box = order[step]!;
    const size = boxes[box]!.length;
    const base = box * length - low;
    for (let edge = edgeEnd[step]!; edge < edgeEnd[step + 1]!; edge++) {
      const target = edgeTo[edge]!;
      const begin = restFrom[target]!;
      const end = restTo[target]!;
      if (end < begin) continue;
      const source = edgeFrom[edge]!;
      const mines = edgeMines[edge]!;
      const choices = CHOOSE[9 * size + mines]!;
      const share = (choices * mines) / size;
      const sink = source * stride + mines;
      if (begin + mines < restFrom[source]!) restFrom[source] = begin + mines;
      if (end + mines > restTo[source]!) restTo[source] = end + mines;
      for (let rest = begin; rest <= end; rest++) {
        const after = backward[target * stride + rest]!;
        backward[sink + rest]! += choices * after;
        if (mines === 0) continue;
        const weight = share * after;
        const row = base + mines + rest;
        for (let k = from[source]!; k <= to[source]!; k++) {
          mined[row + k]! += weight * forward[source * stride + k]!;
        }
      }
    }
  }
  return { low, ways, mined, logScale: 0, steps: edges };
}
