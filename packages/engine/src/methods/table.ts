import type { Decision } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import type { Game } from "../contract/game.js";
import { defaultAlgorithm, SearchError } from "../search/settings.js";
import { lastOf } from "../search/turns.js";
import { exactMethods } from "./exact.js";
import { hiddenMethods } from "./hidden.js";
import { checkSettings, type Method, type MethodOptions } from "./method.js";
import { monteCarloMethods } from "./monte-carlo.js";
import { playerMethods } from "./players.js";
import { probCut } from "./prob-cut.js";
import { starSampling } from "./star-sampling.js";

/**
 * Every way to come to a decision. A new one is a file with its row and a line here; nothing that a row imports may
 * import this table.
 */
export const METHODS: readonly Method[] = [
  ...exactMethods,
  ...playerMethods,
  ...monteCarloMethods,
  starSampling,
  probCut,
  ...hiddenMethods,
];

/** @throws SearchError */
export function methodNamed(name: string): Method {
  const method = METHODS.find((known) => known.name === name);
  if (method) return method;
  const names = METHODS.map((known) => known.name).join(", ");
  throw new SearchError(`There is no algorithm "${name}" here: take one of ${names}.`);
}

/**
 * The method that decides where nobody names one: the quickest exact search, or else the first that does not refuse.
 * @throws SearchError where all refuse
 */
export function defaultMethod(facts: Facts): Method {
  const exact = methodNamed(defaultAlgorithm(facts));
  const found = [exact, ...METHODS].find((method) => method.refusal(facts) === undefined);
  if (found) return found;
  throw new SearchError(exact.refusal(facts)!);
}

/**
 * Thinks by the method of this name; see `Method.think`.
 *
 * @throws SearchError where there is no such method, or it cannot decide in this game
 */
export function thinkBy<State, Action>(
  name: string,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  const method = methodNamed(name);
  const refusal = method.refusal(game.facts);
  if (refusal !== undefined) throw new SearchError(refusal);
  checkSettings(method, options.settings);
  return method.think(game, state, options);
}

/** The last decision of `thinkBy`. */
export async function decideBy<State, Action>(
  name: string,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State> = {},
): Promise<Decision<Action>> {
  return lastOf(thinkBy(name, game, state, options));
}
