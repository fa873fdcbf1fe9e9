import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import type { Game, Method, MethodOptions } from "../contract/game.js";
import { equilibriumMethod } from "../equilibrium/method.js";
import { exact } from "../exact/method.js";
import { ismcts, regretIsmcts } from "../hidden-information/methods.js";
import { minimaxMethods, minimaxSynonyms } from "../minimax/methods.js";
import { monteCarloMethods } from "../monte-carlo/methods.js";
import { playerMethods } from "../multi-player/methods.js";
import { defaultAlgorithm } from "../search/settings.js";
import { unusedOption } from "./settings.js";
import { isJudged, solvedOrSimulated } from "./without-evaluator.js";

/** The engine's methods. A new one is a file with its row and a line here; no row may import this table. */
export const METHODS: readonly Method[] = [
  ...minimaxMethods,
  ...playerMethods,
  ...monteCarloMethods,
  equilibriumMethod,
  ismcts,
  regretIsmcts,
  exact,
  ...minimaxSynonyms,
];

type AnyGame = Game<unknown, unknown>;

/** All methods of a game: its own, then the engine's. */
export function methodsOf<State, Action>(game: Game<State, Action>): readonly Method<State, Action>[] {
  return [...(game.methods ?? []), ...(METHODS as readonly Method<State, Action>[])];
}

/** @throws SearchError if the game has no method of this name */
export function methodNamed<State, Action>(
  name: string,
  game: Pick<Game<State, Action>, "methods"> = {},
): Method<State, Action> {
  const methods = methodsOf(game as Game<State, Action>);
  const method = methods.find((known) => known.name === name);
  if (method) return method;
  const all = methods.map((known) => known.name);
  throw new SearchError(
    "search-algorithm-unknown",
    { name, all },
    `There is no algorithm "${name}" here: use one of ${all.join(", ")}.`,
  );
}

/**
 * The default method: the first of the game's own to which all options apply, else the fastest search of the minimax
 * family, else the first that does not refuse, regret-ismcts for ismcts where decisions are simultaneous; combined with simulations if there is no evaluator.
 * @throws SearchError if all refuse
 */
export function usualMethod<State, Action>(
  game: Game<State, Action>,
  options: MethodOptions<State> = {},
): Method<State, Action> {
  const { facts, methods = [] } = game as AnyGame;
  const own = methods.find(
    (method) =>
      method.refusal(facts) === undefined &&
      unusedOption(method, options as MethodOptions<never>) === undefined &&
      Object.keys(options.settings ?? {}).every((key) => method.settings.some(({ name }) => name === key)) &&
      (method.isUsual?.(game as AnyGame, options as MethodOptions<unknown>) ?? true),
  );
  if (own) return own as Method<State, Action>;
  const usual = usualSearch(facts) as Method<State, Action>;
  // Of ismcts the other players would see choices that they cannot.
  const search = usual.name === "ismcts" && game.simultaneous ? methodNamed("regret-ismcts", game) : usual;
  const simulation = methodNamed<State, Action>("mcts");
  const needs = !isJudged(game, options) && simulation.refusal(facts) === undefined;
  return (needs && solvedOrSimulated(search, simulation, options)) || search;
}

function usualSearch(facts: Facts): Method {
  const quickest = methodNamed<unknown, unknown>(defaultAlgorithm(facts));
  const found = [quickest, ...METHODS].find((method) => method.refusal(facts) === undefined);
  if (found) return found;
  const { id, values, message } = quickest.refusal(facts)!;
  throw new SearchError(id, values, message);
}
