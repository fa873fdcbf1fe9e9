import type {
  Fail,
  NotationName,
  SearchEvent,
  Solution,
  SolveSettings,
  TieRule,
  Tree,
  Value,
} from "@tyche/trees";
import type { Question } from "./question.js";
import type { ExerciseLevel, Template, TemplateName } from "./templates.js";

/** The full specification of an exercise: the same specification gives the same exercise, on every machine. */
export interface ExerciseSpec {
  readonly seed: string;
  readonly template: TemplateName;
  readonly level: ExerciseLevel;
  readonly notation: NotationName;
  readonly ties: TieRule;
  readonly fail: Fail;
}

/** A generated exercise: its tree, its questions, and the search that answers them. */
export interface Exercise {
  readonly spec: ExerciseSpec;
  readonly template: Template;
  /** Every node has a label. */
  readonly tree: Tree;
  readonly settings: SolveSettings & { readonly fail: Fail };
  /** The bounds [L, U] of every value, if the exercise gives them. */
  readonly bounds: readonly [low: Value, high: Value] | undefined;
  readonly events: readonly SearchEvent[];
  readonly solution: Solution;
  /** In tree order. */
  readonly questions: readonly Question[];
}
