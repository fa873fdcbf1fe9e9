import type { StateEvaluator } from "@tyche/engine";
import { isWon, type MinesweeperState, type Variant } from "./board/board.js";
import { MinesweeperSolver } from "./guessing/solver.js";
import type { Outlook } from "./outlook/outlook.js";

/** The outlook of an evaluator, for the solver, which calls it directly. */
const outlooks = new WeakMap<StateEvaluator<never>, Outlook>();

/** @returns undefined if the evaluator is not from `outlookEvaluator` */
export function outlookBehind(evaluator: StateEvaluator<never> | undefined): Outlook | undefined {
  return evaluator && outlooks.get(evaluator);
}

/** The win probability estimated by an outlook. */
export function outlookEvaluator(variant: Variant, outlook: Outlook): StateEvaluator<MinesweeperState> {
  const solver = new MinesweeperSolver(variant, { outlook });
  const evaluate: StateEvaluator<MinesweeperState> = (state) => {
    if (state.exploded >= 0) return 0;
    return isWon(variant, state) ? 1 : solver.outlookAt(state.cells);
  };
  outlooks.set(evaluate, outlook);
  return evaluate;
}
