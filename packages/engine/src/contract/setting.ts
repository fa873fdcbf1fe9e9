/** Options that some method has no use for. */
export type OptionName =
  | "depth"
  | "nodes"
  | "evaluator"
  | "horizon"
  | "table"
  | "beam"
  | "threshold"
  | "sparse"
  | "outcomes";

/** A setting of a method, from which usage lines and checks are made. */
export interface Setting {
  /** Lower-case, words joined by "-"; the same name means the same in every method that has it. */
  readonly name: string;
  /** What it does, and the default at the end. */
  readonly help: string;
  /** A whole number, any number, any text, or one of these words. */
  readonly takes: "whole" | "number" | "text" | readonly string[];
  /** The least and the most that a number may be. */
  readonly least?: number;
  readonly most?: number;
}
