/**
 * A linear program in doubles: the greatest `objective` over variables from 0 up (or without a bound, where `free`) that keep every row
 * between its ends.
 */
export interface LinearProgram {
  readonly variables: number;
  /** Whether a variable may be negative, by index. */
  readonly free: readonly boolean[];
  readonly objective: readonly Term[];
  readonly rows: readonly Row[];
}

/** A coefficient of a variable. */
export type Term = readonly [variable: number, coefficient: number];

/** A sum that is exactly, or at most, a number. */
export interface Row {
  readonly terms: readonly Term[];
  readonly relation: "=" | "<=";
  readonly right: number;
}

/** Solves linear programs: the values of all variables, or undefined where there is no solution. */
export type LinearSolver = (program: LinearProgram) => readonly number[] | undefined;
