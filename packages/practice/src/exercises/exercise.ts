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

/** Everything that makes an exercise: the same specification gives the same exercise, on every machine. */
export interface ExerciseSpec {
  readonly seed: string;
  readonly template: TemplateName;
  readonly level: ExerciseLevel;
  readonly notation: NotationName;
  readonly ties: TieRule;
  readonly fail: Fail;
}

/** An exercise made: its tree, what is asked, and the search that answers. */
export interface Exercise {
  readonly spec: ExerciseSpec;
  readonly template: Template;
  /** Every node has a label. */
  readonly tree: Tree;
  readonly settings: SolveSettings & { readonly fail: Fail };
  /** [L, U] of every value, where the exercise gives them. */
  readonly bounds: readonly [low: Value, high: Value] | undefined;
  readonly events: readonly SearchEvent[];
  readonly solution: Solution;
  /** In the order of the tree. */
  readonly questions: readonly Question[];
}
