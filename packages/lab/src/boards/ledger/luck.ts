import { type ChanceOutcomes, meanOf } from "./ledger.js";

/** A sum of luck among all that could have been: how likely less is, and exactly as much. */
export interface Percentile {
  /** The chance of less luck, and of no more luck; the same but for outcomes that are equally good. */
  readonly less: number;
  readonly noMore: number;
  /** How far sums were rounded to keep them countable; 0: the distribution is exact. */
  readonly rounding: number;
}

/** More sums than these are put on a grid, of so many cells. */
const MOST_SUMS = 3000;
const CELLS = 16_000;
/** What doubles get wrong when they are added in another order. */
const NOISE = 1e-9;

/**
 * Where the luck of a game stands in its distribution: at the places that were reached every turn's chance could have fallen in all its
 * ways, independently of the other turns, and the sums are convolved turn by turn. Exact until there are more than 3000 different
 * sums; from there on what a turn adds is rounded to a grid, and the answer is an interval that holds the exact one.
 *
 * @param scale the largest value of the game, by which equal sums are recognised
 */
export function percentileOf(turns: readonly ChanceOutcomes[], scale: number): Percentile {
  const unit = NOISE * Math.max(scale, Number.MIN_VALUE);
  const gains = turns.map((turn) => {
    const mean = meanOf(turn.outcomes);
    return turn.outcomes.map(({ probability, value }) => ({ probability, value: value - mean }));
  });
  const luck = turns.reduce((sum, turn) => sum + turn.happened - meanOf(turn.outcomes), 0);
  let exact: Sums = new Map([[0, [0, 1]]]);
  let done = 0;
  while (done < gains.length && exact.size <= MOST_SUMS) exact = convolved(exact, gains[done++]!, unit);
  const rest = gains.slice(done);
  const { sums, rounding } = rest.length === 0 ? { sums: exact, rounding: 0 } : gridded(exact, rest);
  const near = rounding + unit * (turns.length + 1);
  let less = 0;
  let noMore = 0;
  for (const [sum, probability] of sums.values()) {
    if (sum < luck - near) less += probability;
    if (sum <= luck + near) noMore += probability;
  }
  return { less, noMore: Math.min(1, noMore), rounding };
}

type Sums = Map<number, readonly [sum: number, probability: number]>;
type Gains = readonly { readonly probability: number; readonly value: number }[];

/** All sums one turn later; those that are nearer than `unit` are one. */
function convolved(sums: Sums, gains: Gains, unit: number): Sums {
  const next: Sums = new Map();
  for (const [sum, probability] of sums.values()) {
    for (const gain of gains) {
      const total = sum + gain.value;
      const key = Math.round(total / unit);
      const known = next.get(key);
      const more = probability * gain.probability;
      next.set(key, known ? [known[0], known[1] + more] : [total, more]);
    }
  }
  return next;
}

/** The sums after all these turns, on a grid that holds the least and the largest. */
function gridded(sums: Sums, turns: readonly Gains[]): { readonly sums: Sums; readonly rounding: number } {
  const values = (gains: Gains): readonly number[] => gains.map(({ value }) => value);
  const begun = [...sums.values()].map(([sum]) => sum);
  const least = turns.reduce((sum, gains) => sum + Math.min(...values(gains)), 0) + Math.min(...begun);
  const most = turns.reduce((sum, gains) => sum + Math.max(...values(gains)), 0) + Math.max(...begun);
  const step = Math.max((most - least) / CELLS, Number.MIN_VALUE);
  // Counted from the smallest gain of each turn, so that a cell never runs over the lower edge.
  let base = Math.min(...begun);
  let cells = new Float64Array(CELLS + turns.length + 2);
  for (const [sum, probability] of sums.values()) {
    const cell = Math.round((sum - base) / step);
    cells[cell] = cells[cell]! + probability;
  }
  let top = Math.round((Math.max(...begun) - base) / step);
  for (const gains of turns) {
    const low = Math.min(...values(gains));
    base += low;
    const next = new Float64Array(cells.length);
    let further = 0;
    for (const { probability, value } of gains) {
      const shift = Math.round((value - low) / step);
      further = Math.max(further, shift);
      for (let cell = 0; cell <= top; cell++)
        next[cell + shift] = next[cell + shift]! + probability * cells[cell]!;
    }
    top += further;
    cells = next;
  }
  const found: Sums = new Map();
  for (let cell = 0; cell <= top; cell++)
    if (cells[cell]! > 0) found.set(cell, [base + cell * step, cells[cell]!]);
  return { sums: found, rounding: (step / 2) * (turns.length + 1) };
}
