import type { LayoutRequest } from "./places.js";
import { tidyLayout } from "./places.js";

/** Lays out large trees in a worker, so that the page stays responsive. */
self.onmessage = ({
  data,
}: MessageEvent<{ readonly job: number; readonly request: LayoutRequest }>): void => {
  const across = tidyLayout(data.request);
  self.postMessage({ job: data.job, across }, { transfer: [across.buffer] });
};
