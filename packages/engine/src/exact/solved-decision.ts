import type { Decision } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import { minimizerOf } from "../contract/sides.js";
import type { GameSolution } from "./solve.js";
import type { Interval } from "./value-iteration.js";

/** An interval no wider than this part of the bounds is replaced by its middle: value iteration gets far narrower. */
const CLOSED = 1e-9;

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
  const [least, most] = game.facts.bounds;
  const isClosed = ({ low, high }: Interval): boolean => high - low <= CLOSED * (most - least);
  const rows = actions.map(({ action, value, value: { low, high }, plies }) => ({
    action,
    value: (low + high) / 2,
    bound: isClosed(value) ? ("exact" as const) : ("estimate" as const),
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
    solved: actions.every(({ value }) => isClosed(value)),
    approximations: [],
    nodes: { decision: solution.nodes, chance: 0, leaf: 0 },
    tableHits: 0,
    cuts: 0,
    ms: 0,
    stopped: "solved",
  };
}
