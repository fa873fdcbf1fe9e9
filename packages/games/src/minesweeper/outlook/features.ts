import { type Grid, HIDDEN, SURE_MINE } from "../board/grid.js";
import type { Component } from "../counting/frontier.js";
import type { Knowledge } from "../counting/knowledge.js";
import { boxMine, CERTAINTY } from "../counting/weighing.js";
import { type CellSums, cellSums } from "./cells.js";
import { pairRisks } from "./pair-risk.js";

/**
 * Input features of the outlook. A component is *stuck* if none of its cells is certainly free, and *sealed* if it
 * touches no far cell, so that nothing can be learned about it from outside. Entropies are in bits. Sums of -log of
 * the best safety are the minimum cost of guessing once in each stuck component. The *news* of a cell measures the
 * uncertainty of the number it shows: log2 of 1 + 4 times the variance. For pairs see `PairRisks`.
 */
export const OUTLOOK_FEATURES = [
  "components with a free cell",
  "of these, sealed",
  "log2 of 1 + free cells, summed over components",
  "log2 of 1 + free cells beside far cells",
  "log2 of 1 + free cells beside doubtful cells",
  "tens of bits of entropy in components with a free cell",
  "stuck components",
  "of these, sealed",
  "tens of bits of entropy in stuck components",
  "of these, in sealed ones",
  "sum of -log of the best safety of stuck components that are not sealed",
  "the same of sealed ones",
  "tens of their cells with a chance between 0.35 and 0.65",
  "tens of cells of all components",
  "log2 of 1 + doubtful cells with a chance below 0.1",
  "log2 of 1 + doubtful cells with a chance below 0.2",
  "hundreds of far cells",
  "density of mines among far cells",
  "hundreds of far mines",
  "hundreds of far mines x density",
  "-log of the best safety",
  "some cell is free",
  "no cell is far",
  "hundreds of mines expected",
  "hundreds of doubtful cells",
  "hundredths of the logarithm of the number of layouts",
  "risk of pairs of far cells",
  "risk of other pairs with open walls",
  "risk of other pairs with walls of mines",
  "-log of the chance that no pair is lost",
  "news of the free cells",
  "news of the free cells beside far cells",
  "most news of a free cell",
  "free cells without news",
  "tens of doubtful cells about as safe as the safest",
  "most news of these",
  "far cells among no others",
  "far corners",
  "tens of far cells on the edges",
  "best chance of a 0 among far cells",
] as const;

/** Sums over the components, before the far cells are added. */
interface Sums {
  readonly features: Float64Array;
  least: number;
  free: number;
  besideFar: number;
  besideDoubt: number;
  doubtful: number;
  below10: number;
  below20: number;
  expected: number;
}

/** Indexed by cell: mine probability in the current position, -1 for open cells. */
let chances = new Float64Array(0);

/** Computes the features from which the outlook estimates the win probability. */
export function outlookFeatures(known: Knowledge, into: Float64Array): void {
  const { components, far, view, perWay, farMine, logLayouts } = known;
  const { grid } = known.work;
  into.fill(0);
  if (chances.length < grid.cells) chances = new Float64Array(grid.cells);
  for (let cell = 0; cell < grid.cells; cell++) {
    chances[cell] = view[cell] === HIDDEN ? farMine : view[cell] === SURE_MINE ? 1 : -1;
  }
  const sums: Sums = {
    features: into,
    least: far > 0 ? farMine : 1,
    free: 0,
    besideFar: 0,
    besideDoubt: 0,
    doubtful: 0,
    below10: 0,
    below20: 0,
    expected: 0,
  };
  for (let i = 0; i < components.length; i++) addComponent(grid, known, components[i]!, perWay[i]!, sums);
  const hundreds = far / 100;
  const isFarFree = far > 0 && farMine < CERTAINTY;
  if (isFarFree) sums.free += far;
  into[3] = Math.log2(1 + sums.besideFar);
  into[4] = Math.log2(1 + sums.besideDoubt);
  into[14] = Math.log2(1 + sums.below10);
  into[15] = Math.log2(1 + sums.below20);
  into[16] = hundreds;
  into[17] = farMine;
  into[18] = hundreds * farMine;
  into[19] = hundreds * farMine * farMine;
  into[20] = sums.free > 0 ? 0 : -Math.log(1 - Math.min(sums.least, 0.999));
  into[21] = sums.free > 0 ? 1 : 0;
  into[22] = far === 0 ? 1 : 0;
  into[23] = (sums.expected + far * farMine) / 100;
  into[24] = (sums.doubtful + (isFarFree ? 0 : far)) / 100;
  into[25] = logLayouts / 100;
  const risks = pairRisks(grid, chances, known.componentOf, CERTAINTY);
  into[26] = risks.far;
  into[27] = risks.open;
  into[28] = risks.walled;
  into[29] = risks.loss;
  writeCells(cellSums(grid, known, chances, sums.least, CERTAINTY), into);
}

function writeCells(sums: CellSums, into: Float64Array): void {
  into[30] = sums.news;
  into[31] = sums.newsBesideFar;
  into[32] = sums.mostNews;
  into[33] = sums.withoutNews;
  into[34] = sums.safest / 10;
  into[35] = sums.mostSafestNews;
  into[36] = sums.lone;
  into[37] = sums.corners;
  into[38] = sums.edges / 10;
  into[39] = sums.zero;
}

function addComponent(
  grid: Grid,
  known: Knowledge,
  component: Component,
  perWay: Float64Array,
  sums: Sums,
): void {
  const { features } = sums;
  let free = 0;
  let entropy = 0;
  let cells = 0;
  let open = 0;
  let least = 1;
  for (let box = 0; box < component.boxes.length; box++) {
    const count = component.boxes[box]!.length;
    const mine = boxMine(component, box, perWay);
    if (mine < least) least = mine;
    cells += count;
    for (const cell of component.boxes[box]!) chances[cell] = mine;
    sums.expected += mine * count;
    if (mine < CERTAINTY) {
      free += count;
      addFree(grid, known, component.boxes[box]!, sums);
    } else if (mine < 1 - CERTAINTY) {
      entropy -= count * (mine * Math.log2(mine) + (1 - mine) * Math.log2(1 - mine));
      sums.doubtful += count;
      if (mine < 0.1) sums.below10 += count;
      if (mine < 0.2) sums.below20 += count;
      if (mine > 0.35 && mine < 0.65) open += count;
    }
  }
  if (least < sums.least) sums.least = least;
  sums.free += free;
  features[13]! += cells / 10;
  const sealed = isSealed(grid, known, component) ? 1 : 0;
  if (free > 0) {
    features[0]! += 1;
    features[1]! += sealed;
    features[2]! += Math.log2(1 + free);
    features[5]! += entropy / 10;
  } else {
    features[6]! += 1;
    features[7]! += sealed;
    features[8]! += entropy / 10;
    features[9]! += (sealed * entropy) / 10;
    if (least < 1 - CERTAINTY) features[10 + sealed]! -= Math.log(1 - least);
    features[12]! += open / 10;
  }
}

/** Counts those of the free cells that will give information about far cells, and about other cells in components. */
function addFree({ near, degree }: Grid, known: Knowledge, cells: readonly number[], sums: Sums): void {
  const { view, componentOf } = known;
  for (const cell of cells) {
    let isBesideFar = false;
    let isBesideDoubt = false;
    for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++) {
      if (view[near[at]!] !== HIDDEN) continue;
      if (componentOf[near[at]!]! < 0) isBesideFar = true;
      else isBesideDoubt = true;
    }
    if (isBesideFar) sums.besideFar++;
    if (isBesideDoubt) sums.besideDoubt++;
  }
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
