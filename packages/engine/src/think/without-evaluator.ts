import { Budget } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import type { Game, Method, MethodOptions } from "../contract/game.js";
import { followsFromOne } from "../contract/sides.js";
import { totalNodes } from "../search/nodes.js";
import { unusedOption } from "./settings.js";

/** The share of the time and the nodes in which a search tries to reach the end of the game. */
const SHARE = 0.25;

/** Its node limit if nothing but a signal ends it. */
const NODES = 100_000;

/**
 * Whether there is an evaluator for positions in the middle of a game: a given one, the game's own, or its
 * position's.
 */
export function isJudged<State, Action>(
  { facts, evaluators, vectorEvaluators, position }: Game<State, Action>,
  { evaluator, positionEvaluator }: MethodOptions<State>,
): boolean {
  const own = followsFromOne(facts) ? evaluators?.default : undefined;
  return [evaluator, positionEvaluator, own, vectorEvaluators?.default, position].some(
    (judge) => judge !== undefined,
  );
}

/**
 * The method for a game without an evaluator: a search in case it reaches the end, otherwise simulations to the end,
 * because a search alone would value all actions alike. The result has the name of whichever decided.
 * @returns undefined if the options request a certain kind of search
 */
export function solvedOrSimulated<State, Action>(
  search: Method<State, Action>,
  simulation: Method<State, Action>,
  options: MethodOptions<State>,
): Method<State, Action> | undefined {
  const { time, nodes, signal, deepening } = options;
  const ends = time !== undefined || nodes !== undefined || signal !== undefined;
  if (!ends || deepening === false || unusedOption(simulation, options as MethodOptions<never>))
    return undefined;
  return {
    ...simulation,
    think: (game, state, given) => thinkBoth(search, simulation, game, state, given),
  };
}

async function* thinkBoth<State, Action>(
  search: Method<State, Action>,
  simulation: Method<State, Action>,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State>,
): AsyncGenerator<Decision<Action>, void, void> {
  const budget = Budget.of(options);
  const { time, nodes, settings, ...given } = options;
  const rest = { ...given, budget };
  const most = {
    ...(time !== undefined && { time: SHARE * time }),
    ...(nodes !== undefined && { nodes: SHARE * nodes }),
    ...(time === undefined && nodes === undefined && { nodes: NODES }),
  };
  let last: Decision<Action> | undefined;
  if (settings === undefined) {
    for await (const decision of search.think(game, state, { ...rest, ...most })) last = decision;
    if (last && (last.solved || budget.rest === 0 || options.signal?.aborted)) {
      yield last;
      return;
    }
  }
  const visited = last ? totalNodes(last.nodes) : 0;
  yield* simulation.think(game, state, {
    ...rest,
    ...(settings && { settings }),
    ...(time !== undefined && { time: budget.rest }),
    ...(nodes !== undefined && { nodes: Math.max(1, nodes - visited) }),
  });
}
