import type { Problem } from "@tyche/messages";
import {
  RefusalError,
  type RefusalReason,
  type SearchEvent,
  type SettingName,
  type Solution,
  solve,
  steps,
  type Tree,
} from "@tyche/trees";
import { problemFrom } from "../../i18n/problem.js";
import { type RunConfig, settingsOf } from "../model/run-config.js";

/** A search in the Lab: running, finished, or refused with a problem. */
export type SearchRun =
  | { readonly status: "working"; readonly done: number }
  | {
      readonly status: "refused";
      readonly problem: Problem;
      /** The reason of a refusal, if known, from which fixes are derived. */
      readonly reason: RefusalReason | undefined;
    }
  | { readonly status: "wrong"; readonly setting: SettingName }
  | {
      readonly status: "ready";
      readonly events: readonly SearchEvent[];
      readonly solution: Solution;
      /** Whether the search was too long to be recorded event by event. */
      readonly untold: boolean;
    };

/** Most recorded events; longer searches are solved without events, which would fill the memory. */
const MOST_EVENTS = 1_500_000;
/** Milliseconds of computing before the page may react again. */
const SLICE = 12;
/** Events between two readings of the clock. */
const PIECE = 512;

/**
 * Runs a search in slices, so that the page stays responsive; small ones end in the first slice. `now` returns
 * milliseconds.
 */
export function* searchInSlices(
  tree: Tree,
  config: RunConfig,
  now: () => number,
): Generator<SearchRun, SearchRun, void> {
  const read = settingsOf(config);
  if ("wrong" in read) return { status: "wrong", setting: read.wrong };
  const events: SearchEvent[] = [];
  try {
    const search = steps(tree, config.algorithm, read.settings);
    let until = now() + SLICE;
    for (;;) {
      for (let i = 0; i < PIECE; i++) {
        const step = search.next();
        if (step.done) return { status: "ready", events, solution: step.value, untold: false };
        events.push(step.value);
      }
      if (events.length > MOST_EVENTS) {
        return {
          status: "ready",
          events: [],
          solution: solve(tree, config.algorithm, read.settings),
          untold: true,
        };
      }
      if (now() > until) {
        yield { status: "working", done: events.length };
        until = now() + SLICE;
      }
    }
  } catch (error) {
    const reason = error instanceof RefusalError ? error.reason : undefined;
    return { status: "refused", problem: problemFrom(error), reason };
  }
}
