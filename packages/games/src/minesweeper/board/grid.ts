/**
 * The player's view as stored by the solver: one number a cell, 0 to 8 for an open cell. A solver may also mark
 * hidden cells that are certainly mines.
 */
export const HIDDEN = 9;
export const SURE_MINE = 10;
/** A hidden cell known to be free whose number has not been seen. */
export const SURE_FREE = 11;

/** Indexed by cell: 0 to 8, HIDDEN, SURE_MINE or SURE_FREE. */
export type View = Int8Array;

/** The cells of a board and their neighbours; cells are numbered row by row from 0. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
  /** The neighbours of cell c: `near[8 * c + i]` for i below `degree[c]`. */
  readonly near: Int32Array;
  readonly degree: Uint8Array;
}

const known = new Map<string, Grid>();

/** The grid of a size; cached per size. */
export function gridOf(columns: number, rows: number): Grid {
  const name = `${columns}x${rows}`;
  const found = known.get(name);
  if (found) return found;
  const cells = columns * rows;
  const near = new Int32Array(8 * cells);
  const degree = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const other = y * columns + x;
        if (other !== cell) near[8 * cell + degree[cell]!++] = other;
      }
    }
  }
  const grid = { columns, rows, cells, near, degree };
  known.set(name, grid);
  return grid;
}

/** The neighbours of a cell. */
export function neighbours(grid: Grid, cell: number): Int32Array {
  return grid.near.subarray(8 * cell, 8 * cell + grid.degree[cell]!);
}
