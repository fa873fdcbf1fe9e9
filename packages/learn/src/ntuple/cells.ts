import { TrainingError } from "../model-file/errors.js";

/** The cells that one table of an n-tuple network depends on, by index, in any order. */
export type Tuple = readonly number[];

/** The tuples of cells, and the number of values per cell. */
export interface NTupleOptions {
  /** Number of cells of a board. */
  readonly cells: number;
  /** Number of values of a cell: whole numbers from 0 to this, exclusive. */
  readonly values: number;
  readonly tuples: readonly Tuple[];
  /** Permutations of the cells that give a board of equal value, including the identity. Default: only the identity. */
  readonly symmetries?: readonly (readonly number[])[];
}

/**
 * An n-tuple network (W. Bledsoe, I. Browning 1959) on a board of any size: the value of a board is the sum of one
 * weight for each tuple and each symmetry; symmetries share weights. Temporal coherence (D. Beal, M. Smith 1999; W.
 * Jaskowski 2017): every weight has its own rate, which shrinks if its errors cancel.
 */
export class NTuples {
  readonly tuples: readonly Tuple[];
  /** Tuple after tuple; the first cell of a tuple is the least significant digit in an entry's number. */
  readonly weights: Float32Array;
  private readonly errors: Float32Array;
  private readonly magnitudes: Float32Array;
  private readonly values: number;
  /** For each weight of a board: the start of its tuple's weights, and the cells it depends on. */
  private readonly looks: readonly { readonly base: number; readonly cells: Tuple }[];

  /** @throws TrainingError if tuples or symmetries do not fit the board */
  constructor({ cells, values, tuples, symmetries }: NTupleOptions) {
    this.tuples = checkedTuples(tuples, cells);
    this.values = values;
    const orders = symmetries ?? [Array.from({ length: cells }, (_, cell) => cell)];
    for (const order of orders) {
      if (order.length !== cells || new Set(order).size !== cells) {
        throw new TrainingError(
          "ntuple-symmetry",
          { cells, order },
          `A symmetry names each of the ${cells} cells once, not [${order.join(", ")}].`,
        );
      }
    }
    let base = 0;
    this.looks = this.tuples.flatMap((tuple) => {
      const looks = orders.map((order) => ({ base, cells: tuple.map((cell) => order[cell]!) }));
      base += values ** tuple.length;
      return looks;
    });
    this.weights = new Float32Array(base);
    this.errors = new Float32Array(base);
    this.magnitudes = new Float32Array(base);
  }

  /** The state of learning: weights, sums of errors, sums of their magnitudes. */
  get state(): readonly Float32Array[] {
    return [this.weights, this.errors, this.magnitudes];
  }

  value(board: ArrayLike<number>): number {
    let sum = 0;
    for (const { base, cells } of this.looks) sum += this.weights[base + this.entry(board, cells)]!;
    return sum;
  }

  /**
   * Moves the value of a board towards a target; `rate` is the share of the error corrected if errors agree in sign.
   */
  learn(board: ArrayLike<number>, target: number, rate: number): void {
    const { weights, errors, magnitudes } = this;
    const error = target - this.value(board);
    const step = (rate * error) / this.looks.length;
    for (const { base, cells } of this.looks) {
      const at = base + this.entry(board, cells);
      const magnitude = magnitudes[at]!;
      weights[at]! += magnitude > 0 ? (step * Math.abs(errors[at]!)) / magnitude : step;
      errors[at]! += error;
      magnitudes[at] = magnitude + Math.abs(error);
    }
  }

  private entry(board: ArrayLike<number>, cells: Tuple): number {
    let entry = 0;
    for (let i = cells.length - 1; i >= 0; i--) entry = entry * this.values + board[cells[i]!]!;
    return entry;
  }
}

/**
 * The tuples with their cells in ascending order.
 * @throws TrainingError if there is no tuple, or one has no cell, a duplicate cell, or a cell outside the board
 */
export function checkedTuples(tuples: readonly Tuple[], cells: number): Tuple[] {
  if (tuples.length === 0)
    throw new TrainingError("ntuple-none", {}, "An n-tuple network needs at least one tuple.");
  return tuples.map((tuple) => {
    const sorted = [...tuple].sort((a, b) => a - b);
    const isFine =
      sorted.length > 0 &&
      sorted.every(
        (cell, i) => Number.isInteger(cell) && cell >= 0 && cell < cells && cell !== sorted[i - 1],
      );
    if (!isFine) {
      throw new TrainingError(
        "ntuple-cells",
        { last: cells - 1, tuple },
        `A tuple is a list of different cells from 0 to ${cells - 1}, not [${tuple.join(", ")}].`,
      );
    }
    return sorted;
  });
}
