import type { Method } from "@tyche/engine";
import { decisionFrom, minimaxRefusal, NO_WORK } from "@tyche/engine/search";
import { asProbability } from "../kit/numbers.js";
import { about } from "./about.js";
import { isUntouched, type MinesweeperAction, type MinesweeperState, type Variant } from "./board/board.js";
import { type Grid, HIDDEN, neighbours, SURE_FREE, SURE_MINE, type View } from "./board/grid.js";
import { Workspace } from "./counting/frontier.js";
import { deduce, knowledgeOf, mineProbabilities } from "./counting/knowledge.js";
import { usualFirst } from "./guessing/first-click.js";
import { texts } from "./texts.js";

const [, METHOD] = about.methods;
const [{ takes: SEES }] = METHOD.settings;

/** What a player sees: see the setting of the method. */
type Sees = (typeof SEES)[number];

/** The least chance of a win, and of a loss: a free cell does not win the game, and what looks like a mine may be free. */
const UNSURE = 0.01;

/**
 * Values every cell by the chance that it is free, as far as a person sees it; it does not think beyond the click.
 * Cells that no number touches are alike, and one of them stands for all.
 */
export function sightMethod(variant: Variant): Method<MinesweeperState, MinesweeperAction> {
  const work = new Workspace(variant.grid);
  return {
    ...METHOD,
    unused: ["depth", "nodes", "horizon", "table", "beam", "threshold", "sparse", "outcomes"],
    instead: texts.phrase("method-sight", {}),
    ranksAll: true,
    refusal: (facts) => minimaxRefusal("expectiminimax", facts, METHOD.name),
    isUsual: () => false,
    async *think(game, state, { settings = {} }) {
      const start = performance.now();
      const sees = (settings.sees ?? SEES[SEES.length - 1]) as Sees;
      const cells = isUntouched(state) ? [usualFirst(variant)] : consideredCells(variant.grid, state);
      const risks = risksSeen(work, variant, state, sees);
      const rows = cells
        .map((cell) => ({
          action: cell,
          value: UNSURE + (1 - 2 * UNSURE) * (1 - risks[cell]!),
          certainty: { kind: "estimate", depth: 1, isFull: false } as const,
          depth: 1,
          method: METHOD.name,
        }))
        .sort((one, other) => other.value - one.value);
      yield decisionFrom<MinesweeperAction>(
        {
          actions: rows,
          depth: 1,
          algorithm: METHOD.name,
          approximations: [{ kind: "horizon" }],
          ...NO_WORK,
          nodes: { decision: 1, chance: 0, leaf: rows.length },
          stopped: "depth",
          ms: performance.now() - start,
        },
        game.facts,
        0,
      );
    },
  };
}

/** The hidden cells beside a number, and the one of the others with the fewest neighbours, where a 0 is likeliest. */
function consideredCells(grid: Grid, { cells }: MinesweeperState): number[] {
  const isBesideNumber = (cell: number): boolean =>
    neighbours(grid, cell).some((other) => cells[other] !== HIDDEN);
  const hidden = cells.flatMap((shown, cell) => (shown === HIDDEN ? [cell] : []));
  const near = hidden.filter(isBesideNumber);
  const [far] = hidden
    .filter((cell) => !isBesideNumber(cell))
    .sort((one, other) => grid.degree[one]! - grid.degree[other]!);
  return far === undefined ? near : [...near, far];
}

/** Indexed by cell: the probability of a mine, as a person estimates it. */
function risksSeen(
  work: Workspace,
  { grid, mines }: Variant,
  { cells }: MinesweeperState,
  sees: Sees,
): Float64Array {
  const view = Int8Array.from(cells);
  if (sees === "layouts") return mineProbabilities(knowledgeOf(work, view, mines));
  if (sees === "marks") for (const cell of deduce(grid, view)) view[cell] = SURE_FREE;
  return risksByNumber(grid, view, mines);
}

/**
 * Each cell by the number beside it that threatens it most: the mines that the number lacks, over its hidden cells.
 *
 * @param view may mark mines and free cells
 */
function risksByNumber(grid: Grid, view: View, mines: number): Float64Array {
  let [hidden, left] = [0, mines];
  for (const shown of view) {
    if (shown === HIDDEN) hidden++;
    if (shown === SURE_MINE) left--;
  }
  return Float64Array.from(view, (shown, cell) => {
    if (shown === SURE_MINE) return 1;
    if (shown !== HIDDEN) return 0;
    const threats = Array.from(neighbours(grid, cell))
      .filter((other) => view[other]! < HIDDEN)
      .map((number) => threat(grid, view, number));
    if (threats.length === 0) return asProbability(left / hidden);
    return threats.includes(0) ? 0 : Math.max(...threats);
  });
}

/** The share of mines among the hidden cells beside a number. */
function threat(grid: Grid, view: View, number: number): number {
  let [hidden, need] = [0, view[number]!];
  for (const other of neighbours(grid, number)) {
    if (view[other] === HIDDEN) hidden++;
    if (view[other] === SURE_MINE) need--;
  }
  return hidden === 0 ? 0 : Math.max(0, need / hidden);
}
