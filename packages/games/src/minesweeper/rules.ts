import { type Chance, type Game, OVER } from "@tyche/engine";
import type { MinesweeperOptions } from "./about.js";
import {
  actionsOf,
  isUntouched,
  isWon,
  type MinesweeperAction,
  type MinesweeperState,
  type Variant,
  variantOf,
} from "./board/board.js";
import { HIDDEN, neighbours } from "./board/grid.js";
import { Workspace } from "./counting/frontier.js";
import { bestSafety, knowledgeOf, mineProbabilities, opened } from "./counting/knowledge.js";
import { countingMethod } from "./counting-method.js";
import { LEVELS } from "./levels.js";
import { notationOf } from "./notation.js";
import { sightMethod } from "./sight-method.js";

export interface MinesweeperGame extends Game<MinesweeperState, MinesweeperAction> {
  readonly variant: Variant;
}

/**
 * Minesweeper as a game against chance: one player opens cells, and what a cell shows is drawn when it is opened, in
 * proportion to the layouts consistent with the view. This is equivalent to placing the mines first, and no state
 * contains anything hidden from the player. A cell that shows 0 opens its neighbours. Opening every cell without a
 * mine wins 1; hitting a mine pays 0.
 *
 * @throws GameOptionError if no such board is possible
 */
export function minesweeper(options: MinesweeperOptions = {}): MinesweeperGame {
  const variant = variantOf(options);
  const { grid } = variant;
  const work = new Workspace(grid);
  const draws = new Map<string, Draw[]>();
  const survival = (state: MinesweeperState): number => {
    if (state.exploded >= 0) return 0;
    if (isWon(variant, state) || (isUntouched(state) && variant.start !== "unprotected")) return 1;
    return bestSafety(knowledgeOf(work, Int8Array.from(state.cells), variant.mines));
  };
  return {
    name: "minesweeper",
    variant,
    facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: true },
    start: () => ({ cells: new Array<number>(grid.cells).fill(HIDDEN), exploded: -1 }),
    turn: (state) => (state.exploded >= 0 || isWon(variant, state) ? OVER : 0),
    actions: (state) => actionsOf(variant, state),
    play: (state, cell, chance) => play(work, draws, variant, state, cell, chance),
    payoff: (state) => [isWon(variant, state) ? 1 : 0],
    key: ({ cells, exploded }) => `${cells.join("")} ${exploded}`,
    notation: notationOf(variant),
    evaluators: { default: survival, safety: survival },
    methods: [countingMethod(variant), sightMethod(variant)],
    levels: LEVELS,
    // A click on a large board has thousands of outcomes, each with new probabilities for all cells.
    mostSearched: 25,
  };
}

/** A number that a cell can show, HIDDEN for a mine, with its number of layouts or a proportional weight. */
type Draw = [shown: number, weight: number];

/** Maximum number of cached draws: a search requests the same ones repeatedly, once for every outcome. */
const DRAWS_LIMIT = 20_000;

function play(
  work: Workspace,
  draws: Map<string, Draw[]>,
  variant: Variant,
  state: MinesweeperState,
  first: MinesweeperAction,
  chance: Chance,
): MinesweeperState {
  const isFirst = isUntouched(state);
  const cells = [...state.cells];
  const queue = [first];
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at]!;
    if (cells[cell] !== HIDDEN) continue;
    // A modern first click shows 0; what its neighbours show is then drawn like all cells opened by a 0.
    const isZero = isFirst && at === 0 && variant.start === "modern";
    const isSafe = at > 0 || (isFirst && variant.start === "classic");
    const name = `${cells.join("")} ${cell}`;
    const draw = draws.get(name) ?? (isZero ? [[0, 1]] : drawOf(work, variant, cells, cell, isSafe));
    if (draws.size >= DRAWS_LIMIT) draws.clear();
    draws.set(name, draw);
    const shown = chance.weighted(draw);
    if (shown === HIDDEN) return { cells: state.cells, exploded: cell };
    cells[cell] = shown;
    if (shown === 0) queue.push(...neighbours(variant.grid, cell));
  }
  return { cells, exploded: -1 };
}

/** Below e to this power, rounding the exponential of the logarithm gives the exact number of layouts. */
const EXACT_LOG = Math.log(1e11);

function drawOf(
  work: Workspace,
  { grid, mines }: Variant,
  cells: readonly number[],
  cell: number,
  isSafe: boolean,
): Draw[] {
  const known = knowledgeOf(work, Int8Array.from(cells), mines);
  const { logLayouts } = known;
  const logs: Draw[] = [];
  for (let shown = 0; shown <= grid.degree[cell]!; shown++) {
    logs.push([shown, opened(known, cell, shown).logLayouts]);
  }
  if (!isSafe) logs.push([HIDDEN, logLayouts + Math.log(mineProbabilities(known)[cell]!)]);
  const weight =
    logLayouts < EXACT_LOG
      ? (log: number) => Math.round(Math.exp(log))
      : (log: number) => Math.exp(log - logLayouts);
  return logs.map(([shown, log]): Draw => [shown, weight(log)]).filter(([, ways]) => ways > 0);
}
