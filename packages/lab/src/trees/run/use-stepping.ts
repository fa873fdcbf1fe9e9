import type { Tree } from "@tyche/trees";
import { useCallback } from "react";
import { useLab } from "../../state/context.js";
import type { Replay, Snapshot } from "./replay.js";
import type { SearchRun } from "./search-run.js";
import { useReplay, useSearch } from "./use-search.js";

/** The first search of the Lab, at the current step. */
export interface Stepping {
  readonly tree: Tree;
  readonly run: SearchRun;
  readonly replay: Replay;
  readonly snapshot: Snapshot;
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
  /** Goes to the next event at a node, if it has any. */
  readonly onNextEvent: (node: number) => void;
}

export function useStepping(): Stepping {
  const { state, dispatch } = useLab();
  const { tree } = state.work;
  const run = useSearch(tree, state.run);
  const replay = useReplay(tree, run);
  const snapshot = replay.at(state.step);
  const { step } = snapshot;
  const onStep = useCallback((to: number) => dispatch({ type: "step", step: to }), [dispatch]);
  const onNextEvent = (node: number): void => {
    const next = replay.nextAt(node, step);
    if (next !== undefined) onStep(next);
  };
  return { tree, run, replay, snapshot, step, last: replay.events.length, onStep, onNextEvent };
}
