import type { Decision } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import { minimizerOf } from "../contract/sides.js";
import { decisionFrom, NO_WORK } from "../decision/decision-from.js";
import type { GameSolution } from "./solve.js";

/**
 * The solution of a state as a decision: each value is the middle of its proved interval. If play can go on for ever,
 * an interval may stay open: such a row is an estimate, and the decision is not solved.
 * @throws SearchError if the state cannot be reached from where the solution starts
 */
export function solvedDecision<State, Action>(
  game: Game<State, Action>,
  state: State,
  solution: GameSolution<State, Action>,
): Decision<Action> {
  const { actions } = solution.at(state);
  const min = game.turn(state) === minimizerOf(game.facts);
  const rows = actions.map(({ action, value: { low, high }, plies }) => ({
    action,
    value: (low + high) / 2,
    certainty: { kind: "proved", proof: "solution", low, high } as const,
    depth: 0,
    method: "exact",
    ...(plies !== undefined && { plies }),
  }));
  rows.sort((a, b) => (min ? a.value - b.value : b.value - a.value));
  return decisionFrom(
    {
      actions: rows,
      depth: 0,
      algorithm: "exact",
      approximations: [],
      ...NO_WORK,
      nodes: { decision: solution.nodes, chance: 0, leaf: 0 },
      ms: 0,
      stopped: "solved",
    },
    game.facts,
    game.turn(state),
  );
}
