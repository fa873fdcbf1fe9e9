import type { StateEvaluator } from "@tyche/engine";
import type { Twenty48State, Variant } from "./board.js";

/**
 * A row or column is worth more the more empty cells and mergeable neighbours it has, and less the more its large
 * tiles are out of order. The form and the weights were published by R. Xiao in 2014 (found by CMA-ES). `BASE`
 * rewards every line of a board that is not stuck.
 */
const BASE = 200_000;
const EMPTY = 270;
const MERGES = 700;
const ORDER = 47;
const ORDER_POWER = 4;
const SUM = 11;
const SUM_POWER = 3.5;

const ORDER_OF = Float64Array.from({ length: 72 }, (_, exponent) => exponent ** ORDER_POWER);
const SUM_OF = Float64Array.from({ length: 72 }, (_, exponent) => exponent ** SUM_POWER);

/**
 * Heuristic worth of a line.
 *
 * @param cells the board as exponents: 0 for an empty cell, k for a tile 2^k
 * @param line indices of the cells in the line
 */
export function lineWorth(cells: ArrayLike<number>, line: ArrayLike<number>): number {
  let empty = 0;
  let sum = 0;
  let merges = 0;
  let rising = 0;
  let falling = 0;
  /** The last tile seen, skipping empty cells, and how often it repeated. */
  let last = 0;
  let again = 0;
  for (let i = 0; i < line.length; i++) {
    const exponent = cells[line[i]!]!;
    sum += SUM_OF[exponent]!;
    if (exponent === 0) empty++;
    else if (exponent === last) again++;
    else {
      if (again > 0) merges += 1 + again;
      last = exponent;
      again = 0;
    }
    if (i === 0) continue;
    const step = ORDER_OF[exponent]! - ORDER_OF[cells[line[i - 1]!]!]!;
    if (step > 0) rising += step;
    else falling -= step;
  }
  if (again > 0) merges += 1 + again;
  return BASE + EMPTY * empty + MERGES * merges - ORDER * Math.min(rising, falling) - SUM * sum;
}

/** Upper bound on the worth of a line with this many cells. */
function mostWorth(cells: number): number {
  return BASE + EMPTY * cells + MERGES * cells;
}

/** Converts the summed worth of all lines into a value of the game. */
export interface Scale {
  /** The sum that maps to the highest value. */
  readonly most: number;
  readonly highest: number;
  readonly target: boolean;
}

export function scaleOf({ rows, columns, highest, target }: Variant): Scale {
  return { most: rows * mostWorth(columns) + columns * mostWorth(rows), highest, target: target !== 0 };
}

/**
 * The value of a board. With a target: the summed worth as a share of its maximum, in [0, 1]. Without: the score so
 * far plus that share of the distance to the highest score. It ranks boards; it does not forecast a score.
 */
export function scaled({ most, highest, target }: Scale, worth: number, score: number): number {
  const share = Math.max(0, Math.min(1, worth / most));
  return target ? share : score + (highest - score) * share;
}

/** `heuristic`: see `lineWorth`. `score`: the score so far; with a target, 0 until it is reached. */
export function evaluatorsOf(
  variant: Variant,
): Readonly<Record<"default" | "heuristic" | "score", StateEvaluator<Twenty48State>>> {
  const scale = scaleOf(variant);
  const [up, , , left] = variant.lines as [number[][], number[][], number[][], number[][]];
  const heuristic = ({ tiles, score }: Twenty48State): number => {
    const cells = tiles.map((tile) => (tile === 0 ? 0 : Math.log2(tile)));
    let worth = 0;
    for (const line of [...up, ...left]) worth += lineWorth(cells, line);
    return scaled(scale, worth, score);
  };
  return { default: heuristic, heuristic, score: ({ score }) => score };
}
