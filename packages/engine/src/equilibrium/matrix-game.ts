/** Optimal mixtures of a matrix game: the probability of each row, and of each column. */
export interface Mixtures {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/** A pivot below this, relative to entries between 1 and 2, is rounding. */
const ROUNDING = 1e-11;

/**
 * Solves a matrix game: the player who chooses the row maximises the entry, the other minimises it. One action each if
 * the matrix has a saddle point, else by the simplex method (G. Dantzig 1951: maximise the sum of y >= 0 with My <= 1,
 * for positive M) with the rule of R. Bland (1977), which does not cycle.
 * @param matrix row by row
 */
export function matrixMixtures(matrix: Float64Array, columns: number): Mixtures {
  const rows = matrix.length / columns;
  const saddle = saddleOf(matrix, rows, columns);
  if (saddle) return { rows: pure(rows, saddle[0]), columns: pure(columns, saddle[1]) };
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const entry of matrix) {
    low = Math.min(low, entry);
    high = Math.max(high, entry);
  }
  // The tableau: M and a slack for each row, their right side; in the last row the reduced costs.
  const width = columns + rows + 1;
  const tableau = Array.from({ length: rows + 1 }, (_, i) => {
    const line = new Float64Array(width);
    if (i === rows) return line.fill(-1, 0, columns);
    for (let j = 0; j < columns; j++) line[j] = 1 + (matrix[i * columns + j]! - low) / (high - low);
    line[columns + i] = 1;
    line[width - 1] = 1;
    return line;
  });
  const costs = tableau[rows]!;
  const basis = Array.from({ length: rows }, (_, i) => columns + i);
  for (;;) {
    const entering = costs.subarray(0, width - 1).findIndex((cost) => cost < -ROUNDING);
    if (entering < 0) break;
    let leaving = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < rows; i++) {
      const pivot = tableau[i]![entering]!;
      if (pivot <= ROUNDING) continue;
      const ratio = tableau[i]![width - 1]! / pivot;
      if (ratio > least || (ratio === least && basis[i]! > basis[leaving]!)) continue;
      leaving = i;
      least = ratio;
    }
    if (leaving < 0) break;
    pivotAt(tableau, leaving, entering);
    basis[leaving] = entering;
  }
  const chosen = new Float64Array(columns);
  for (const [i, variable] of basis.entries())
    if (variable < columns) chosen[variable] = tableau[i]![width - 1]!;
  return { rows: shares(costs.slice(columns, width - 1)), columns: shares(chosen) };
}

/** A row and a column, such that no other row is better against the column, and no other column against the row. */
function saddleOf(matrix: Float64Array, rows: number, columns: number): [number, number] | undefined {
  let [bestRow, most] = [0, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < rows; i++) {
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j < columns; j++) least = Math.min(least, matrix[i * columns + j]!);
    if (least > most) [bestRow, most] = [i, least];
  }
  let [bestColumn, least] = [0, Number.POSITIVE_INFINITY];
  for (let j = 0; j < columns; j++) {
    let greatest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < rows; i++) greatest = Math.max(greatest, matrix[i * columns + j]!);
    if (greatest < least) [bestColumn, least] = [j, greatest];
  }
  return most >= least ? [bestRow, bestColumn] : undefined;
}

/** What player 0 gets by each row against a mixture of columns. */
export function rowMeans(matrix: Float64Array, columns: Float64Array): number[] {
  return Array.from({ length: matrix.length / columns.length }, (_, i) =>
    columns.reduce((sum, share, j) => sum + share * matrix[i * columns.length + j]!, 0),
  );
}

/** What player 0 gets by a mixture of rows against each column. */
export function columnMeans(matrix: Float64Array, rows: Float64Array): number[] {
  const columns = matrix.length / rows.length;
  return Array.from({ length: columns }, (_, j) =>
    rows.reduce((sum, share, i) => sum + share * matrix[i * columns + j]!, 0),
  );
}

/** The matrices of the bounds of states to which each pair of actions leads. */
export function matrixBounds<Next extends { readonly probability: number }>(
  cells: readonly (readonly Next[])[],
  boundsAt: (next: Next) => { readonly low: number; readonly high: number },
): [lows: Float64Array, highs: Float64Array] {
  const lows = new Float64Array(cells.length);
  const highs = new Float64Array(cells.length);
  for (const [i, cell] of cells.entries())
    for (const next of cell) {
      const { low, high } = boundsAt(next);
      lows[i]! += next.probability * low;
      highs[i]! += next.probability * high;
    }
  return [lows, highs];
}

function pivotAt(tableau: readonly Float64Array[], row: number, column: number): void {
  const line = tableau[row]!;
  const pivot = line[column]!;
  for (let k = 0; k < line.length; k++) line[k]! /= pivot;
  for (const other of tableau) {
    const factor = other[column]!;
    if (other === line || factor === 0) continue;
    for (let k = 0; k < line.length; k++) other[k]! -= factor * line[k]!;
  }
}

function pure(length: number, chosen: number): Float64Array {
  const mixture = new Float64Array(length);
  mixture[chosen] = 1;
  return mixture;
}

/** The precision of weights: those that are equal but for rounding become equal. */
const GRAIN = 2 ** -48;

/** Weights as probabilities; rounding below 0 is dropped. */
function shares(weights: Float64Array): Float64Array {
  const grain = GRAIN * weights.reduce((sum, weight) => sum + Math.max(0, weight), 0);
  const rounded = weights.map((weight) => Math.round(Math.max(0, weight) / grain));
  const sum = rounded.reduce((total, weight) => total + weight, 0);
  return rounded.map((weight) => weight / sum);
}
