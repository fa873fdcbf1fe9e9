import type { Decision } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import { minimizerOf } from "../contract/sides.js";
import type { GameSolution } from "./solve.js";

/**
 * What a solution says of a state, as a decision: each value is the middle of its proved interval, and `ms` is 0.
 *
 * @throws SearchError where the state cannot be reached from where the solution starts
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
    bound: "exact" as const,
    depth: 0,
    method: "exact",
    interval: [low, high] as const,
    ...(plies !== undefined && { plies }),
  }));
  rows.sort((a, b) => (min ? a.value - b.value : b.value - a.value));
  const best = rows[0]!;
  return {
    actions: rows,
    best: best.action,
    line: [best.action],
    value: best.value,
    depth: 0,
    algorithm: "exact",
    solved: true,
    approximations: [],
    nodes: { decision: solution.nodes, chance: 0, leaf: 0 },
    tableHits: 0,
    cuts: 0,
    ms: 0,
    stopped: "solved",
  };
}
