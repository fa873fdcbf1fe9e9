import type { Tree } from "@tyche/trees";
import { useEffect, useMemo, useState } from "react";
import type { RunConfig } from "../model/run-config.js";
import { Replay } from "./replay.js";
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
