import type { ExerciseSpec } from "@tyche/practice";
import { encodeLink } from "../state/link.js";
import { welcome } from "../state/start.js";
import { initialState, type Look } from "../state/state.js";

/**
 * The address of exercises, in their order: what a lecturer hands to a course. It carries no answers, and not the tree
 * that stands in Explore.
 */
export function exercisesLink(specs: readonly ExerciseSpec[], look: Look): string {
  const state = {
    ...initialState(welcome()),
    look,
    place: "practise",
    practice: { exercises: specs, at: 0 },
  } as const;
  return `${location.origin}${location.pathname}#${encodeLink(state)}`;
}
