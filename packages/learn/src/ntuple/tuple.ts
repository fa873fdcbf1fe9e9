import { TrainingError } from "../errors.js";

/** The cells that one table of an n-tuple network looks at, by index; their order means nothing. */
export type Tuple = readonly number[];

/**
 * The tuples with their cells in rising order.
 * @throws TrainingError where there is no tuple, or one has no cell, a cell twice, or a cell that is not on the board
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
