import {
  type Fail,
  type NotationName,
  type SearchEvent,
  type Solution,
  type SolveSettings,
  type TieRule,
  type Tree,
  trace,
  type Value,
} from "@tyche/trees";
import type { Played } from "./game.js";
import { type Question, questionsOf } from "./question.js";
import { type ExerciseLevel, TEMPLATES, type Template, type TemplateName } from "./templates.js";

/** The full specification of an exercise: the same specification gives the same exercise, on every machine. */
export interface ExerciseSpec {
  readonly seed: string;
  readonly template: TemplateName;
  readonly level: ExerciseLevel;
  readonly notation: NotationName;
  readonly ties: TieRule;
  readonly fail: Fail;
  /** The exercise is about this tree, in the project's JSON; the seed is its name, and the level means nothing. */
  readonly tree?: string | undefined;
  /** The bounds [L, U] of a tree that is given; those of its leaves by default. */
  readonly bounds?: readonly [low: string, high: string] | undefined;
}

/** What names an exercise from a seed, in the order of recipes and signatures. */
export const SPEC_FIELDS = ["seed", "template", "level", "notation", "ties", "fail"] as const;

/** An exercise: its tree, its questions, and the search that answers them. */
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
  /** The answers of an exercise about a game, which no search finds. */
  readonly played?: Played | undefined;
  /** In tree order. */
  readonly questions: readonly Question[];
}

/**
 * The exercise about a tree in which every node has a label.
 *
 * @throws RefusalError if the algorithm cannot search the tree
 */
export function exerciseAbout(
  tree: Tree,
  spec: ExerciseSpec,
  range: readonly [low: Value, high: Value],
  template: Template = TEMPLATES[spec.template],
): Exercise {
  const bounds = template.bounded ? range : undefined;
  const settings = { ties: spec.ties, fail: failOf(spec), bounds };
  const questions = questionsOf(tree, template);
  return { spec, template, tree, settings, bounds, ...trace(tree, template.algorithm, settings), questions };
}

/**
 * The fail rule by which an exercise is graded. Fail-hard clips values to the ends of their windows, where they look
 * like ties; so it is not used for exercises in which ties must not cut, nor for those that do not mention it.
 */
export function failOf({ template, ties, fail }: Pick<ExerciseSpec, "template" | "ties" | "fail">): Fail {
  return TEMPLATES[template].fail && ties === "prune" ? fail : "soft";
}
