import type { MoveFilters } from "@tyche/engine";

export { FULL_WIDTH } from "@tyche/engine";

/** At depth 2 as wide as other programs have found necessary, and narrower beyond. */
export const USUAL_FILTERS: MoveFilters = {
  root: [
    { most: 8, within: 0.16 },
    { most: 4, within: 0.08 },
  ],
  reply: { most: 2, within: 0.04 },
};
