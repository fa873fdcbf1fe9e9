import type { Grid } from "../board/grid.js";

/**
 * Two horizontal or vertical neighbours are an unavoidable even guess if exactly one of them is a mine and every cell
 * that touches only one of them is a mine too, so that no number ever distinguishes them. While these walls are
 * unknown the pair is a risk, which opening a wall can remove (D. N. Hill's solver considers it too, as long-term
 * risk).
 */
export interface PairRisks {
  /** Sum of these probabilities over pairs that depend only on cells that no number touches yet. */
  far: number;
  /** The same sum over pairs next to the frontier whose walls may still be opened. */
  open: number;
  /** The same sum over pairs whose walls are likely mines. */
  walled: number;
  /** -log of the probability that no such guess is lost, taking all pairs as independent. */
  loss: number;
}

/** Horizontal and vertical neighbours with their walls: the cells that touch only one of the two. */
interface Pairs {
  readonly one: Int32Array;
  readonly other: Int32Array;
  /** Indexed by pair: start of its walls in `walls`; one extra entry at the end. */
  readonly from: Int32Array;
  readonly walls: Int32Array;
}

/** Walls that are all mines with a smaller probability are ignored. */
const LEAST = 1e-3;

/** Walls that are all mines with a higher probability count as likely mines. */
const CERTAIN = 0.3;

/**
 * @param chances indexed by cell: probability of a mine; below 0 for an open cell, whose number distinguishes the two
 * @param componentOf indexed by cell: below 0 if no number touches it
 * @param free probabilities this close to 0 or 1 are certain
 */
export function pairRisks(
  grid: Grid,
  chances: Float64Array,
  componentOf: ArrayLike<number>,
  free: number,
): PairRisks {
  const { one, other, from, walls } = pairsOf(grid);
  const risks = { far: 0, open: 0, walled: 0, loss: 0 };
  for (let pair = 0; pair < one.length; pair++) {
    const p = chances[one[pair]!]!;
    const q = chances[other[pair]!]!;
    if (p < free || q < free || p > 1 - free || q > 1 - free) continue;
    let wall = 1;
    let isFar = componentOf[one[pair]!]! < 0 && componentOf[other[pair]!]! < 0;
    for (let at = from[pair]!, end = from[pair + 1]!; at < end && wall >= LEAST; at++) {
      const mine = chances[walls[at]!]!;
      wall *= mine < free ? 0 : mine;
      if (mine < 1 && componentOf[walls[at]!]! >= 0) isFar = false;
    }
    if (wall < LEAST) continue;
    const risk = wall * (p * (1 - q) + q * (1 - p));
    risks.loss -= Math.log(1 - risk / 2);
    if (isFar) risks.far += risk;
    else if (wall > CERTAIN) risks.walled += risk;
    else risks.open += risk;
  }
  return risks;
}

const made = new WeakMap<Grid, Pairs>();

function pairsOf(grid: Grid): Pairs {
  const known = made.get(grid);
  if (known) return known;
  const { cells, columns, near, degree } = grid;
  const one: number[] = [];
  const other: number[] = [];
  const from = [0];
  const walls: number[] = [];
  const around = (cell: number): number[] => [...near.subarray(8 * cell, 8 * cell + degree[cell]!)];
  for (let cell = 0; cell < cells; cell++) {
    for (const second of [(cell + 1) % columns === 0 ? cells : cell + 1, cell + columns]) {
      if (second >= cells) continue;
      const [mine, its] = [around(cell), around(second)];
      one.push(cell);
      other.push(second);
      walls.push(
        ...mine.filter((wall) => wall !== second && !its.includes(wall)),
        ...its.filter((wall) => wall !== cell && !mine.includes(wall)),
      );
      from.push(walls.length);
    }
  }
  const pairs = {
    one: Int32Array.from(one),
    other: Int32Array.from(other),
    from: Int32Array.from(from),
    walls: Int32Array.from(walls),
  };
  made.set(grid, pairs);
  return pairs;
}
