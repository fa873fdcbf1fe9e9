import type { Budget } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { components } from "../exact/components.js";
import { columnMeans, type Mixtures, matrixBounds, matrixMixtures, rowMeans } from "./matrix-game.js";

/** A state from which play may come back to itself. */
export interface CyclicStage {
  readonly columns: number;
  /** Row by row: the stages to which a pair of actions leads, by index. Empty if `low` and `high` are known. */
  readonly cells: readonly (readonly { readonly stage: number; readonly probability: number }[])[];
  low: number;
  high: number;
  /** For player 0 those that guarantee `low`, for player 1 those that concede no more than `high`. */
  mixtures?: Mixtures;
}

/** Sweeps end when no bound moves by more than this share of the range of payoffs. */
const SETTLED = 1e-13;
/** The maximum number of sweeps. */
const MOST_SWEEPS = 100_000;

/**
 * Solves stages whose play can come back to them, by value iteration over matrix games (L. Shapley 1953) from both
 * bounds of the payoffs, component by component. Each player keeps the last mixture that improved its bound (K.
 * Chatterjee, L. de Alfaro, T. Henzinger, "Strategy improvement for concurrent reachability games", 2006): wherever a
 * bound improved, play then ends or leaves almost surely. So these mixtures prove the bounds, whatever endless play pays.
 */
export function* iterateStages(
  stages: readonly CyclicStage[],
  { bounds: [least, most] }: Facts,
  budget: Budget,
): Generator<undefined, void, void> {
  const settled = SETTLED * (most - least);
  for (const group of yield* groupsOf(stages, budget))
    for (let sweep = 0, moved = Number.POSITIVE_INFINITY; moved > settled && sweep < MOST_SWEEPS; sweep++) {
      moved = 0;
      for (const stage of group) {
        if (budget.isDue()) yield undefined;
        moved = Math.max(moved, improve(stages, stage, settled));
      }
    }
}

/** The strongly connected components of unsolved stages, each after all to which it leads. */
function* groupsOf(
  stages: readonly CyclicStage[],
  budget: Budget,
): Generator<undefined, CyclicStage[][], void> {
  const first = new Int32Array(stages.length + 1);
  const child: number[] = [];
  for (const [i, { cells }] of stages.entries()) {
    for (const { stage } of cells.flat()) child.push(stage);
    first[i + 1] = child.length;
  }
  const graph = { size: stages.length, first, child: Int32Array.from(child) };
  const found = yield* components(graph, budget);
  return Array.from({ length: found.count }, (_, i) =>
    Array.from(found.nodes.subarray(found.first[i], found.first[i + 1]), (node) => stages[node]!),
  ).filter(([stage]) => stage!.cells.length > 0);
}

/** Solves the matrix games of both bounds; returns how far they moved. */
function improve(stages: readonly CyclicStage[], stage: CyclicStage, settled: number): number {
  const { columns } = stage;
  const [lows, highs] = matrixBounds(stage.cells, (next) => stages[next.stage]!);
  const best = { rows: matrixMixtures(lows, columns).rows, columns: matrixMixtures(highs, columns).columns };
  stage.mixtures ??= best;
  const { low, high } = stage;
  const rise = Math.min(...columnMeans(lows, best.rows)) - low;
  const fall = high - Math.max(...rowMeans(highs, best.columns));
  // An equally good mixture could let play go on forever.
  if (rise > settled) {
    stage.low = low + rise;
    stage.mixtures = { ...stage.mixtures, rows: best.rows };
  }
  if (fall > settled) {
    stage.high = high - fall;
    stage.mixtures = { ...stage.mixtures, columns: best.columns };
  }
  return Math.max(rise, fall);
}

export function deniedCycles({ name }: { readonly name: string }): SearchError {
  return new SearchError(
    "equilibrium-cycles",
    { game: name },
    `${name}: a state comes back, although facts.cycles is false: set it to true.`,
  );
}

export function openValue({ name }: { readonly name: string }, low: number, high: number): SearchError {
  return new SearchError(
    "equilibrium-open",
    { game: name, low, high },
    `${name}: a game may never end, and what that pays decides its value, proved only to be from ${low} to ${high}: limit the number of rounds, and count them in the state.`,
  );
}
