import { TrainingError } from "../model-file/errors.js";
import type { Tuple } from "./cells.js";

/** Bytes of a candidate: cells 0-7, cells 8-15, the reward as a float, one unused word. */
export const CANDIDATE_BYTES = 16;
/** Bytes of a tuple's descriptor, see `describe`. */
export const TUPLE_BYTES = 64;
/** Floats per learning entry: weight, sum of errors, sum of their magnitudes, number of updates. */
export const LEARNING_FLOATS = 4;
export const PACKED_VALUES = 16;

const BITS = 4;
/** The number of runs of neighbouring cells that a descriptor can hold. */
const MOST_RUNS = 3;

/** Neighbouring cells of a tuple: the first, their number, and the number of the tuple's cells before them. */
interface Run {
  readonly cell: number;
  readonly length: number;
  readonly before: number;
}

function runsOf(tuple: Tuple): Run[] {
  const runs: Run[] = [];
  for (const [before, cell] of tuple.entries()) {
    const last = runs.at(-1);
    if (last && last.cell + last.length === cell)
      runs[runs.length - 1] = { ...last, length: last.length + 1 };
    else runs.push({ cell, length: 1, before });
  }
  return runs;
}

/**
 * Writes a tuple for the kernel: three rotations and three masks that shift its runs of cells into place (64 bits
 * each), the address of its entries, and the number of runs.
 * @param bytes size of an entry, a power of two
 * @throws TrainingError if the cells form more than three runs
 */
export function describe(view: DataView, at: number, tuple: Tuple, entries: number, bytes: number): void {
  const runs = runsOf(tuple);
  if (runs.length > MOST_RUNS) {
    throw new TrainingError(
      "ntuple-runs",
      { cells: tuple, runs: runs.length, most: MOST_RUNS },
      `The cells [${tuple.join(", ")}] form ${runs.length} runs, and a tuple on a packed board has at most ${MOST_RUNS}.`,
    );
  }
  const scale = Math.log2(bytes);
  for (const [i, { cell, length, before }] of runs.entries()) {
    const turn = (64 + BITS * (cell - before) - scale) % 64;
    const mask = ((1n << BigInt(BITS * length)) - 1n) << BigInt(BITS * before + scale);
    view.setBigUint64(at + 8 * i, BigInt(turn), true);
    view.setBigUint64(at + 24 + 8 * i, mask, true);
  }
  view.setUint32(at + 48, entries, true);
  view.setInt32(at + 52, runs.length, true);
}
