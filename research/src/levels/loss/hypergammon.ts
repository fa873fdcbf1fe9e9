import {
  type BackgammonGame,
  type BackgammonState,
  hypergammon,
  type Play,
  solveHypergammon,
} from "@tyche/backgammon";
import { canonicalText } from "@tyche/engine";
import type { Judge } from "./judge.js";

/** Judges hypergammon by its exact solution: the equity of every play, in points. */
export function exactHypergammon(checkers: 1 | 2 | 3): Judge {
  const rules: BackgammonGame = hypergammon({ checkers });
  const steps = solveHypergammon({ checkers });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const exact = step.value;
  return {
    async judge(at) {
      const state = at as BackgammonState;
      const { player } = state;
      return new Map(
        rules.actions(state).map((play) => {
          const after = rules.afterstate(state, play as Play);
          const [own, other] = ([player, player === 0 ? 1 : 0] as const).map((who) =>
            pointsOf(after, who, checkers),
          );
          // The opponent is on roll; at the end nobody is.
          const equity = own!.every((point) => point === 0)
            ? rules.payoff(after)[player]!
            : -exact.equity(other!, own!);
          return [canonicalText(play), equity];
        }),
      );
    },
  };
}

/** The points of a player's checkers in its own numbering: 25 the bar, 0 off. */
function pointsOf({ points }: BackgammonState, player: 0 | 1, checkers: number): number[] {
  const found: number[] = [];
  for (let point = 1; point <= 25; point++) {
    const count = player === 0 ? points[point]! : -points[25 - point]!;
    for (let i = 0; i < count; i++) found.push(point);
  }
  while (found.length < checkers) found.push(0);
  return found;
}
