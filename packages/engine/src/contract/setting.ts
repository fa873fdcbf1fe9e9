/** Options that do not apply to some method. */
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

/** A setting of a method, from which help texts and checks are generated. */
export interface Setting {
  /** Lower-case, words joined by "-"; the same name has the same meaning in every method that has it. */
  readonly name: string;
  /** What it does, with the default at the end. */
  readonly help: string;
  /** A whole number, any number, any text, or one of these words. */
  readonly takes: "whole" | "number" | "text" | readonly string[];
  /** The least and the greatest number allowed. */
  readonly least?: number;
  readonly most?: number;
}
