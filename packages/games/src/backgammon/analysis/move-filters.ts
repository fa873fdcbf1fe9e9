import type { MoveFilters } from "@tyche/engine";

export { FULL_WIDTH } from "@tyche/engine";

/** As wide as experience with other programs asks for at depth 2, and narrower beyond. */
export const USUAL_FILTERS: MoveFilters = {
  root: [
    { most: 8, within: 0.16 },
    { most: 4, within: 0.08 },
  ],
  reply: { most: 2, within: 0.04 },
};
