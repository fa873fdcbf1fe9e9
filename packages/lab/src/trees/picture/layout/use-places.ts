import type { Tree } from "@tyche/trees";
import { useEffect, useMemo, useState } from "react";
import type { Item } from "./fold.js";
import { layoutRequest, type Places, placesOf, tidyLayout } from "./places.js";

/** Most items laid out synchronously; more are laid out in a worker. */
const MOST_LAID_OUT_AT_ONCE = 5000;

interface Answer {
  readonly job: number;
  readonly across: Float64Array;
}

/** The coordinates of the items for the canvas; undefined while the worker computes them. */
export function usePlaces(tree: Tree, items: readonly Item[], wanted: boolean): Places | undefined {
  const request = useMemo(() => (wanted ? layoutRequest(tree, items) : undefined), [tree, items, wanted]);
  const atOnce = useMemo(
    () =>
      request && request.parents.length <= MOST_LAID_OUT_AT_ONCE
        ? placesOf(request, tidyLayout(request))
        : undefined,
    [request],
  );
  const [late, setLate] = useState<{ readonly request: object; readonly places: Places }>();
  useEffect(() => {
    if (!request || atOnce) return;
    const worker = new Worker(new URL("./layout-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      setLate({ request, places: placesOf(request, data.across) });
      worker.terminate();
    };
    worker.postMessage({ job: 0, request });
    return () => worker.terminate();
  }, [request, atOnce]);
  return atOnce ?? (late?.request === request ? late?.places : undefined);
}
