import type { Variant } from "../board.js";
import { binomial } from "../counting/exact-component.js";
import type { Workspace } from "../counting/frontier.js";
import { knowledgeOf } from "../counting/knowledge.js";
import { layoutsOf } from "../counting/layouts.js";
import { weigh } from "../counting/weighing.js";
import { HIDDEN } from "../view.js";
import { Endgame } from "./endgame.js";

/** How often a first click wins with perfect play after it. */
export interface ExactFirstClick {
  readonly won: number;
  /** Layouts that the start rule allows with this click. */
  readonly layouts: number;
}

/**
 * The exact value of a first click, for small boards.
 *
 * @param limit layouts looked at for one number that the click can show
 * @returns undefined where that does not suffice
 */
export function exactFirstClick(
  work: Workspace,
  variant: Variant,
  cell: number,
  limit: number,
): ExactFirstClick | undefined {
  const { grid, mines, start } = variant;
  const most = start === "modern" ? 0 : grid.degree[cell]!;
  let won = 0;
  let layouts = 0;
  for (let shown = 0; shown <= most; shown++) {
    const view = new Int8Array(grid.cells).fill(HIDDEN);
    view[cell] = shown;
    const known = knowledgeOf(work, view, mines);
    const { logLayouts } = weigh(known);
    if (logLayouts === -Infinity) continue;
    const count = Math.round(Math.exp(logLayouts));
    layouts += count;
    const list = layoutsOf(grid, known, count, limit);
    const answer = list && new Endgame(list, limit).solve();
    if (answer === undefined) return undefined;
    won += answer.won;
  }
  // Without a promise the click may meet a mine, which no number shows.
  if (start === "unprotected") layouts = Number(binomial(grid.cells, mines));
  return { won, layouts };
}
