import type { LayoutRequest } from "./places.js";
import { tidyLayout } from "./tidy-layout.js";

/** Lays out big trees beside the page, so that it stays alive. */
self.onmessage = ({
  data,
}: MessageEvent<{ readonly job: number; readonly request: LayoutRequest }>): void => {
  const across = tidyLayout(data.request);
  self.postMessage({ job: data.job, across }, { transfer: [across.buffer] });
};
