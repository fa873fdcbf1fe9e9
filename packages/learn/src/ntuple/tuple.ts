import { TrainingError } from "../model-file/errors.js";

/** The cells that one table of an n-tuple network depends on, by index, in any order. */
export type Tuple = readonly number[];

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
