import type * as drawing from "@tyche/trees/drawing";

/**
 * No ribbons until what draws them is loaded. The bundled element has this and the next in place of modules of
 * @tyche/trees (`rolldown.config.ts`).
 */
export let planRibbons: typeof drawing.planRibbons = (_, reach, down) => ({
  ...{ all: [], beside: 0, before: reach.map((least) => (down ? 0 : least)) },
});

export let ribbonShapes: typeof drawing.ribbonShapes = () => [];

/** Draws the information sets of later figures. */
export function drawSetsBy(plan: typeof planRibbons, shapes: typeof ribbonShapes): void {
  planRibbons = plan;
  ribbonShapes = shapes;
}
