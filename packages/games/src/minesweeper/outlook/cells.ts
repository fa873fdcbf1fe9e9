import { type Grid, HIDDEN } from "../board/grid.js";
import type { Knowledge } from "../counting/knowledge.js";

/** Feature sums over single hidden cells; `OUTLOOK_FEATURES` defines "news". */
export interface CellSums {
  /** News of the certainly free cells. */
  news: number;
  newsBesideFar: number;
  mostNews: number;
  /** Number of certainly free cells that show the same number in every layout. */
  withoutNews: number;
  /** Number of uncertain cells about as safe as the safest. */
  safest: number;
  mostSafestNews: number;
  /** Number of far cells whose hidden neighbours are all in components. */
  lone: number;
  corners: number;
  edges: number;
  /** The best probability of a far cell to show 0, taking its neighbours as independent. */
  zero: number;
}

/** Maximum difference in safety that counts as about as safe. */
const NEARLY = 0.05;

/**
 * @param chances indexed by cell: probability of a mine; below 0 for an open cell
 * @param least the smallest of these probabilities
 * @param free probabilities below this count as 0
 */
export function cellSums(
  { cells, near, degree }: Grid,
  { view, componentOf }: Knowledge,
  chances: Float64Array,
  least: number,
  free: number,
): CellSums {
  const sums = {
    news: 0,
    newsBesideFar: 0,
    mostNews: 0,
    withoutNews: 0,
    safest: 0,
    mostSafestNews: 0,
    lone: 0,
    corners: 0,
    edges: 0,
    zero: 0,
  };
  for (let cell = 0; cell < cells; cell++) {
    if (view[cell] !== HIDDEN) continue;
    const mine = chances[cell]!;
    const isFar = componentOf[cell]! < 0;
    const isNearlySafest = mine < free || mine - least < NEARLY;
    if (!isFar && !isNearlySafest) continue;
    let variance = 0;
    let zero = 1 - mine;
    let farAround = 0;
    for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++) {
      const beside = chances[near[at]!]!;
      if (beside <= 0) continue;
      variance += beside * (1 - beside);
      zero *= 1 - beside;
      if (view[near[at]!] === HIDDEN && componentOf[near[at]!]! < 0) farAround++;
    }
    if (isFar) {
      if (farAround === 0) sums.lone++;
      if (degree[cell] === 3) sums.corners++;
      else if (degree[cell]! < 8) sums.edges++;
      if (zero > sums.zero) sums.zero = zero;
    }
    const news = Math.log2(1 + 4 * variance);
    if (mine < free) {
      sums.news += news;
      if (farAround > 0) sums.newsBesideFar += news;
      if (news > sums.mostNews) sums.mostNews = news;
      if (variance < free) sums.withoutNews++;
    } else if (isNearlySafest) {
      sums.safest++;
      if (news > sums.mostSafestNews) sums.mostSafestNews = news;
    }
  }
  return sums;
}
