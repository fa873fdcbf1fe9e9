import type { ExerciseSpec } from "@tyche/practice";
import { encodeLink } from "../state/link.js";
import { welcome } from "../state/start.js";
import { initialState, type Look } from "../state/state.js";

/**
 * A link to exercises, in their order, for a lecturer to give to a course. It contains neither answers nor the tree in
 * Explore.
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
