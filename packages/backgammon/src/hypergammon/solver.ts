import { OVER, type Phrase, SearchError } from "@tyche/engine";
import { beyondLimit, type ExactRow, type ExactSolver } from "@tyche/games";
import type { BackgammonGame } from "../game/rules.js";
import type { BackgammonState } from "../rules/board.js";
import { texts } from "../rules/texts.js";
import { type ExactSolution, solveHypergammon } from "./exact.js";

/** Sweeps stop when no value changes by more than this; each change is about 0.6 times the previous one. */
const TOLERANCE = 1e-12;
/** Error bound of the values: several times what all further sweeps could change. */
const SLACK = 1e-11;

/** Number of positions by checkers per side; three checkers are hypergammon. */
const POSITIONS: Readonly<Record<number, number>> = { 1: 652, 2: 107_253, 3: 7_959_904 };

const METHOD: Phrase = texts.phrase("method-value-iteration", {});

/**
 * Solves all positions of hypergammon for money, in some minutes. At most three checkers a side: more have too many
 * positions.
 */
export function hypergammonSolver(game: BackgammonGame, stakes: "money" | "single"): ExactSolver {
  return (at, onProgress, limit) => {
    const { checkers } = game.variant;
    const positions = POSITIONS[checkers];
    if (positions === undefined) throw texts.error(SearchError, "backgammon-solver-checkers", {});
    if (positions > limit) throw beyondLimit(game.name, limit);
    if (stakes === "single") throw texts.error(SearchError, "backgammon-solver-stakes", {});
    const solution = solutionOf(checkers, onProgress);
    const costs = {
      proved: false,
      method: METHOD.message,
      methodText: METHOD,
      positions: solution.positions,
    };
    if (at === undefined) return { of: { name: "value", ...around(solution.opening) }, ...costs };
    // Safe: the state is one of this game.
    const state = at as BackgammonState;
    if (state.dice === null) return { of: { name: "value", ...around(equityOf(solution, state)) }, ...costs };
    const actions = rowsOf(game, state, solution);
    const { value, interval } = actions[0]!;
    return { of: { name: "value", value, interval }, actions, ...costs };
  };
}

function solutionOf(checkers: number, onProgress: (progress: Phrase) => void): ExactSolution {
  const steps = solveHypergammon({ checkers, tolerance: TOLERANCE });
  for (let shownAt = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - shownAt < 500) continue;
    const { sweep, done, change } = step.value;
    const percent = Math.round(100 * done);
    const largest = Number.isFinite(change) ? change.toExponential(1) : "none";
    onProgress({
      id: "progress-sweep",
      values: { sweep, percent, change: largest },
      message: `sweep ${sweep}, ${percent} %${largest === "none" ? "" : `, largest change ${largest}`}`,
    });
    shownAt = performance.now();
  }
}

function rowsOf(game: BackgammonGame, state: BackgammonState, solution: ExactSolution): ExactRow[] {
  return game
    .actions(state)
    .flatMap((action): ExactRow[] => {
      if (action === "roll") return [];
      const after = game.afterstate(state, action);
      const value =
        game.turn(after) === OVER ? game.payoff(after)[state.player]! : -equityOf(solution, after);
      return [{ action: game.notation!.action(state, action), ...around(value) }];
    })
    .sort((a, b) => b.value - a.value);
}

/** The equity of the player on roll, before the roll. */
function equityOf(solution: ExactSolution, { points, player }: BackgammonState): number {
  const own = pointsOf(points, player === 0 ? 1 : -1, solution.checkers);
  const other = pointsOf(points, player === 0 ? -1 : 1, solution.checkers);
  return solution.equity(own, other);
}

/** All checkers of a side as points in its own numbering, 25 bar, 0 off. */
function pointsOf(board: readonly number[], sign: 1 | -1, checkers: number): number[] {
  const points = board.flatMap((count, point) =>
    new Array<number>(Math.max(0, sign * count)).fill(sign === 1 ? point : 25 - point),
  );
  return [...points, ...new Array<number>(checkers - points.length).fill(0)];
}

function around(value: number): { value: number; interval: readonly [number, number] } {
  return { value, interval: [value - SLACK, value + SLACK] };
}
