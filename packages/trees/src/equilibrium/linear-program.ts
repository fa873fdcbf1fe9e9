/**
 * A linear program in doubles: maximises `objective` over variables that are at least 0 (or unbounded, where `free`)
 * and satisfy every row.
 */
export interface LinearProgram {
  readonly variables: number;
  /** Whether a variable may be negative, by index. */
  readonly free: readonly boolean[];
  readonly objective: readonly Term[];
  readonly rows: readonly Row[];
}

/** A variable and its coefficient. */
export type Term = readonly [variable: number, coefficient: number];

/** A sum that is equal to a number, or at most that number. */
export interface Row {
  readonly terms: readonly Term[];
  readonly relation: "=" | "<=";
  readonly right: number;
}

/** Solves linear programs: returns the values of all variables, or undefined if there is no solution. */
export type LinearSolver = (program: LinearProgram) => readonly number[] | undefined;
