import { EXERCISE_LEVELS, type ExerciseSpec, OWN_TEMPLATE_NAMES } from "@tyche/practice";
import { FAILS, NOTATION_NAMES, TIE_RULES } from "@tyche/trees";
import { encodeLink } from "../state/link.js";
import type { ExerciseLink, HandInLink } from "../state/practice-link.js";
import { welcome } from "../state/start.js";
import { initialState, type Look } from "../state/state.js";

export const FIRST: ExerciseSpec = {
  seed: "1",
  template: "values-expectiminimax",
  level: 1,
  notation: "aima",
  ties: "prune",
  fail: "soft",
};

/** The exercise of a link; unknown names fall back to the defaults. */
export function specOf({
  template,
  level,
  seed,
  notation,
  ties,
  fail,
  tree,
  bounds,
}: ExerciseLink): ExerciseSpec {
  return {
    seed: seed === "" ? FIRST.seed : seed,
    template: OWN_TEMPLATE_NAMES.find((name) => name === template) ?? FIRST.template,
    level: EXERCISE_LEVELS.find((one) => one === level) ?? FIRST.level,
    notation: NOTATION_NAMES.find((name) => name === notation) ?? FIRST.notation,
    ties: TIE_RULES.find((rule) => rule === ties) ?? FIRST.ties,
    fail: FAILS.find((rule) => rule === fail) ?? FIRST.fail,
    ...(tree !== undefined && { tree, ...(bounds && { bounds }) }),
  };
}

/** A key for an exercise, under which its answers are stored. */
export function specKey({ template, level, seed, ties, fail, tree = "" }: ExerciseSpec): string {
  return [template, level, seed, ties, fail, tree].join(" ").trim();
}

/**
 * A link to exercises, in their order, for a lecturer to give to a course. It contains neither answers nor the tree in
 * Explore.
 */
export function exercisesLink(specs: readonly ExerciseSpec[], look: Look, handIn?: HandInLink): string {
  const state = {
    ...initialState(welcome()),
    look,
    place: "practise",
    practice: { exercises: specs, at: 0, handIn },
  } as const;
  return `${location.origin}${location.pathname}#${encodeLink(state)}`;
}
