import { grown } from "../../kit/numbers.js";
import type { Component } from "./frontier.js";

/** Indexed by n: the natural logarithm of n!. */
let logFactorials = new Float64Array([0, 0]);

/**
 * Compensation of the last entry (W. Kahan 1965), which keeps ratios of binomials exact to about 10^-13. It is
 * carried over when the table grows: otherwise the last digits, and with them ties, would depend on which boards this
 * process has seen before.
 */
let carried = 0;

function listTo(most: number): void {
  const longer = grown(logFactorials, Math.max(most + 1, 2 * logFactorials.length));
  for (let n = logFactorials.length; n < longer.length; n++) {
    const term = Math.log(n) - carried;
    const sum = longer[n - 1]! + term;
    carried = sum - longer[n - 1]! - term;
    longer[n] = sum;
  }
  logFactorials = longer;
}

/** The natural logarithm of the number of ways to choose m of n, -Infinity if there is none. */
export function logBinomial(n: number, m: number): number {
  if (m < 0 || m > n) return -Infinity;
  if (n >= logFactorials.length) listTo(n);
  return logFactorials[n]! - logFactorials[m]! - logFactorials[n - m]!;
}

/** Probabilities derived from a knowledge: how likely each number of mines is in each component. */
export interface Weighing {
  /** Natural logarithm of the number of layouts; -Infinity if there is none. */
  readonly logLayouts: number;
  /** Indexed by component and by mines above its minimum: the probability of one particular way. */
  readonly perWay: readonly Float64Array[];
  /** Probability that a cell that no number touches is a mine; 0 if there is no such cell. */
  readonly farMine: number;
}

/** Probabilities closer to 0 or 1 than this count as 0 or 1: the underlying counts are exact to about 10^-13. */
export const CERTAINTY = 1e-11;

const NONE: Weighing = { logLayouts: -Infinity, perWay: [], farMine: 0 };

/** What is weighed: the components, the number of hidden cells outside them, and the mines among all of these. */
interface Counted {
  readonly components: readonly Component[];
  readonly far: number;
  readonly mines: number;
}

export function weigh({ components, far, mines }: Counted): Weighing {
  const count = components.length;
  let low = 0;
  let high = 0;
  let scale = 0;
  for (const { low: least, ways, logScale } of components) {
    if (ways.length === 0) return NONE;
    low += least;
    high += least + ways.length - 1;
    scale += logScale;
  }
  if (low > mines || high < mines - far) return NONE;
  // In all vectors index 0 is the minimum number of mines in all components together.
  const total = high - low + 1;
  const tail = new Float64Array(total);
  let anchor = -Infinity;
  for (let k = 0; k < total; k++) {
    tail[k] = logBinomial(far, mines - low - k);
    if (tail[k]! > anchor) anchor = tail[k]!;
  }
  for (let k = 0; k < total; k++) tail[k] = Math.exp(tail[k]! - anchor);
  const tails: Float64Array[] = new Array(count + 1);
  tails[count] = tail;
  let length = total;
  for (let index = count - 1; index >= 0; index--) {
    const { ways } = components[index]!;
    const behind = tails[index + 1]!;
    length -= ways.length - 1;
    const here = new Float64Array(length);
    for (let x = 0; x < length; x++) {
      let sum = 0;
      for (let k = 0; k < ways.length; k++) sum += ways[k]! * behind[x + k]!;
      here[x] = sum;
    }
    tails[index] = here;
  }
  const all = tails[0]![0]!;
  if (!(all > 0)) return NONE;
  const perWay: Float64Array[] = new Array(count);
  let head = new Float64Array(1);
  head[0] = 1 / all;
  for (let index = 0; index < count; index++) {
    const { ways } = components[index]!;
    const behind = tails[index + 1]!;
    const shares = new Float64Array(ways.length);
    for (let k = 0; k < ways.length; k++) {
      let sum = 0;
      for (let x = 0; x < head.length; x++) sum += head[x]! * behind[x + k]!;
      shares[k] = sum;
    }
    perWay[index] = shares;
    const longer = new Float64Array(head.length + ways.length - 1);
    for (let x = 0; x < head.length; x++) {
      for (let k = 0; k < ways.length; k++) longer[x + k]! += head[x]! * ways[k]!;
    }
    head = longer;
  }
  let farMine = 0;
  if (far > 0) {
    for (let k = 0; k < total; k++) farMine += head[k]! * tail[k]! * (mines - low - k);
    farMine /= far;
  }
  return { logLayouts: Math.log(all) + anchor + scale, perWay, farMine };
}

/** The probability that a cell of the box is a mine. */
export function boxMine(component: Component, box: number, perWay: Float64Array): number {
  const { mined } = component;
  const length = perWay.length;
  let sum = 0;
  for (let k = 0, at = box * length; k < length; k++) sum += mined[at + k]! * perWay[k]!;
  return sum;
}
