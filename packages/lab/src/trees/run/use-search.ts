import type { SearchEvent, Tree } from "@tyche/trees";
import { endsOf, Replay, sameStep } from "@tyche/trees/replay";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLab } from "../../state/context.js";
import { applyEdit } from "../model/edit.js";
import type { RunConfig } from "../model/run-config.js";
import { boundsOf } from "../model/run-config.js";
import { type SearchRun, searchInSlices } from "./search-run.js";

const now = (): number => performance.now();

/** The search of a tree: in the same render if it is short, otherwise in slices between frames. */
export function useSearch(tree: Tree, config: RunConfig): SearchRun {
  const job = useMemo(() => {
    const slices = searchInSlices(tree, config, now);
    const first = slices.next();
    return { slices, first: first.value, done: first.done === true };
  }, [tree, config]);
  const [later, setLater] = useState<{ readonly job: object; readonly run: SearchRun }>();
  useEffect(() => {
    if (job.done) return;
    let timer = 0;
    const go = (): void => {
      const slice = job.slices.next();
      setLater({ job, run: slice.value });
      if (!slice.done) timer = window.setTimeout(go, 0);
    };
    timer = window.setTimeout(go, 0);
    return () => window.clearTimeout(timer);
  }, [job]);
  return later?.job === job ? later.run : job.first;
}

/** The replay of a run; empty if the run has no events. */
export function useReplay(tree: Tree, run: SearchRun): Replay {
  const events = run.status === "ready" ? run.events : undefined;
  return useMemo(() => new Replay(tree, events ?? []), [tree, events]);
}

/** Largest tree whose search starts again at once when a leaf is dragged. */
const MOST_LIVE = 2000;

/** The first search of the Lab, at the current step. */
export function useStepping() {
  const { state, dispatch } = useLab();
  const { tree } = state.work;
  const run = useSearch(tree, state.run);
  const replay = useReplay(tree, run);
  const snapshot = replay.at(state.step);
  const { step } = snapshot;
  const last = replay.events.length;
  const ends = useMemo(() => endsOf(tree, boundsOf(state.run)), [tree, state.run]);
  /** Goes to a step, at most the last. */
  const onStep = useCallback(
    (to: number) => dispatch({ type: "step", step: Math.min(to, last) }),
    [dispatch, last],
  );
  /** Goes to the next event at a node, if it has any. */
  const onNextEvent = (node: number): void => {
    const next = replay.nextAt(node, step);
    if (next !== undefined) onStep(next);
  };
  /** Changes a leaf; the search then stands where it stood. `more` continues a drag. */
  const anchor = useRef<readonly [readonly SearchEvent[], number]>(undefined);
  const onLeaf = (node: number, text: string, more: boolean): void => {
    // All of a drag stands where it began, so that a cut that it removes comes back.
    if (!more || !anchor.current) anchor.current = [replay.events, step];
    const [events, at] = anchor.current;
    const edit = { type: "value", node, text } as const;
    const stay = (): number => {
      try {
        const slices = searchInSlices(applyEdit(tree, edit).tree, state.run, now);
        const { value } = slices.next();
        return value.status === "ready" ? sameStep(events, at, value.events) : 0;
      } catch {
        // The reducer reports what is wrong with the edit.
        return 0;
      }
    };
    dispatch({ type: "edit", edit, step: tree.nodes.length > MOST_LIVE ? 0 : stay(), more });
  };
  return { tree, run, replay, snapshot, step, last, ends, onStep, onNextEvent, onLeaf };
}
