import { type Box, tidyPositions } from "@tyche/trees/drawing";
import type { LayoutRequest } from "./places.js";

const GAP = 8;

/** Positions of items along their rows. */
export function tidyLayout({ parents, depths, halfWidths }: LayoutRequest): Float64Array<ArrayBuffer> {
  const boxes: Box[] = [];
  for (let index = 0; index < parents.length; index++) {
    boxes.push({
      parent: parents[index]!,
      depth: depths[index]!,
      before: halfWidths[index]!,
      after: halfWidths[index]!,
    });
  }
  return Float64Array.from(tidyPositions(boxes, GAP));
}
