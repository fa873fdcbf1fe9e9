import type { Component } from "./frontier.js";
import type { Grid } from "./grid.js";
import type { Knowledge } from "./knowledge.js";
import { HIDDEN } from "./view.js";
import { boxMine, type Weighing } from "./weighing.js";

/** What the outlook looks at, in the order of `OUTLOOK_WEIGHTS`. Entropies are in bits. */
export const OUTLOOK_FEATURES = [
  "one",
  "components with a free cell",
  "log2 of 1 + their free cells, summed",
  "entropy of their cells",
  "entropy of the cells of all other components",
  "of these, components that touch no far cell",
  "their cells with a chance between 0.35 and 0.65",
  "components without a free cell",
  "cells of all components",
  "hundreds of far cells",
  "density of mines among far cells",
  "hundreds of far mines",
  "-log of the best safety",
  "hundreds of mines expected",
  "hundreds of far mines x density",
] as const;

/** Safer than this is free. */
const FREE = 1e-10;

/** Sums over the components, before the far cells are looked at. */
interface Sums {
  readonly features: Float64Array;
  least: number;
  free: number;
  expected: number;
}

/** Describes what is known by numbers, from which `outlook` estimates the chance to win. */
export function outlookFeatures(
  grid: Grid,
  known: Knowledge,
  { perWay, farMine }: Weighing,
  into: Float64Array,
): void {
  const { components, far } = known;
  into.fill(0);
  into[0] = 1;
  const sums = { features: into, least: far > 0 ? farMine : 1, free: 0, expected: 0 };
  for (let i = 0; i < components.length; i++) addComponent(grid, known, components[i]!, perWay[i]!, sums);
  const hundreds = far / 100;
  into[9] = hundreds;
  into[10] = farMine;
  into[11] = hundreds * farMine;
  into[12] = sums.free > 0 ? 0 : -Math.log(1 - Math.min(sums.least, 0.999));
  into[13] = (sums.expected + far * farMine) / 100;
  into[14] = hundreds * farMine * farMine;
}

function addComponent(
  grid: Grid,
  known: Knowledge,
  component: Component,
  perWay: Float64Array,
  sums: Sums,
): void {
  let free = 0;
  let entropy = 0;
  let cells = 0;
  let open = 0;
  for (let box = 0; box < component.boxes.length; box++) {
    const count = component.boxes[box]!.length;
    const mine = boxMine(component, box, perWay);
    if (mine < sums.least) sums.least = mine;
    if (mine < FREE) free += count;
    else if (mine < 1 - FREE) entropy -= count * (mine * Math.log2(mine) + (1 - mine) * Math.log2(1 - mine));
    if (mine > 0.35 && mine < 0.65) open += count;
    sums.expected += mine * count;
    cells += count;
  }
  const { features } = sums;
  if (free > 0) {
    sums.free += free;
    features[1]! += 1;
    features[2]! += Math.log2(1 + free);
    features[3]! += entropy;
  } else {
    features[4]! += entropy;
    if (isSealed(grid, known, component)) features[5]! += 1;
    features[6]! += open;
    features[7]! += 1;
  }
  features[8]! += cells;
}

/** Whether no cell of the component touches a far cell. */
function isSealed({ near, degree }: Grid, { view, componentOf }: Knowledge, { boxes }: Component): boolean {
  for (const box of boxes) {
    for (const cell of box) {
      for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++) {
        if (view[near[at]!] === HIDDEN && componentOf[near[at]!]! < 0) return false;
      }
    }
  }
  return true;
}
