import { type ChanceOutcomes, meanOf } from "./ledger.js";

/** Most sums that are kept exactly; more are put on a grid of `CELLS` cells. */
const MOST_SUMS = 3000;
const CELLS = 16_000;
/** Rounding error of doubles that are added in another order. */
const NOISE = 1e-9;

/**
 * The percentile of a game's luck: the outcomes of every turn's chance, independent of the other turns, are convolved
 * turn by turn, at the places that were actually reached. Exact for up to 3000 different sums; beyond that, each turn
 * is rounded to a grid, and the answer is an interval that contains the exact one.
 *
 * @param scale the largest value of the game, by which equal sums are recognised
 * @returns the probabilities of less luck, and of no more luck, which differ by equally good outcomes; and the rounding
 * of the sums that keeps them countable, 0 if the distribution is exact
 */
export function percentileOf(turns: readonly ChanceOutcomes[], scale: number) {
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

/** The sums after one more turn; sums that differ by less than `unit` are merged. */
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

/** The sums after all these turns, on a grid from the smallest to the largest. */
function gridded(sums: Sums, turns: readonly Gains[]): { readonly sums: Sums; readonly rounding: number } {
  const values = (gains: Gains): readonly number[] => gains.map(({ value }) => value);
  const begun = [...sums.values()].map(([sum]) => sum);
  const least = turns.reduce((sum, gains) => sum + Math.min(...values(gains)), 0) + Math.min(...begun);
  const most = turns.reduce((sum, gains) => sum + Math.max(...values(gains)), 0) + Math.max(...begun);
  const step = Math.max((most - least) / CELLS, Number.MIN_VALUE);
  // Relative to the smallest gain of each turn, so that no cell is below the grid.
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
