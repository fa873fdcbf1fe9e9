import { Budget, STOP } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game, Method, MethodOptions, SoloPlayer } from "../contract/game.js";
import type { MethodName } from "../contract/options.js";
import { checkedValues } from "../decision/checked-values.js";
import { lastOf } from "../deepening/turns.js";
import { mayBeSolved, searchOrSolve } from "../exact/method.js";
import { provedDecisions } from "../proof/proved-decisions.js";
import { decisionAt } from "../rules/first-states.js";
import { optionChecks } from "../rules/option-checks.js";
import { mayBeForced, undecided } from "./forced.js";
import { checkSettings, refuseUnused } from "./settings.js";
import { methodNamed, methodsOf, usualMethod } from "./table.js";

/** Options for deciding in any game. */
export interface ThinkOptions<State> extends MethodOptions<State> {
  /**
   * The name of a method, the engine's or the game's own. Default: the strongest that the facts and the options
   * allow.
   */
  readonly algorithm?: MethodName;
  /** False: search also where a table of the game has the state. Default true, unless a method is named. */
  readonly tabled?: boolean;
}

/**
 * Searches a state: yields better and better decisions; the last one says why the search stopped. It lets the event
 * loop run in between, so that timers fire and an `AbortSignal` can stop it. A single action is returned at once if a
 * limit sets how long to search; a depth or `rank: "all"` requests its value.
 * @throws SearchError if the options do not fit the game, RulesError if its rules break their contract; the message
 * names the fix
 */
export function think<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ThinkOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  return thinkAs("think", game, state, options);
}

/** @param who the function that was called */
function thinkAs<State, Action>(
  who: string,
  game: Game<State, Action>,
  state: State,
  options: ThinkOptions<State>,
): AsyncGenerator<Decision<Action>, void, void> {
  optionChecks.installed?.think(who, options, () => methodsOf(game));
  const budget = Budget.of(options);
  const { algorithm, tabled = algorithm === undefined, ...given } = options;
  const rest = { ...given, budget };
  const isNative = game?.position !== undefined && options.native !== false;
  const { actions } = decisionAt(game, state, isNative, budget);
  const method = fitting(game, algorithm, rest);
  refuseTooWide(game, actions.length, method);
  if (actions.length === 1 && mayBeForced(rest as MethodOptions<never>) && !game.awaitsRoll?.(state))
    return one(undecided(game, state, actions, method.name, budget));
  const decisions = game.awaitsRoll?.(state)
    ? rollByRoll(method, game, state, rest)
    : algorithm === undefined && mayBeSolved(method, game, rest)
      ? searchOrSolve(method, game, state, rest)
      : method.think(game, state, rest);
  const proved = provedDecisions(game, state, rest, checked(game, rest, decisions));
  const found = tabled && game.tabled ? tabledOr(proved, game, state, budget) : proved;
  const answers = untilStopped(found, budget, () => undecided(game, state, actions, method.name, budget));
  return optionChecks.installed?.errors(answers, method, game, state, given) ?? answers;
}

/** Decisions as they arrive. If a limit is reached between two of them, the last one says so. */
async function* untilStopped<Action>(
  decisions: AsyncGenerator<Decision<Action>, void, void>,
  budget: Budget,
  without: () => Decision<Action>,
): AsyncGenerator<Decision<Action>, void, void> {
  let last: Decision<Action> | undefined;
  try {
    for await (last of decisions) yield last;
  } catch (error) {
    if (error !== STOP) throw error;
    yield { ...(last ?? without()), ms: budget.ms, stopped: budget.struck ?? "time" };
  }
}

async function* checked<State, Action>(
  game: Game<State, Action>,
  options: MethodOptions<State>,
  decisions: AsyncGenerator<Decision<Action>, void, void>,
): AsyncGenerator<Decision<Action>, void, void> {
  for await (const decision of decisions) yield checkedValues(game, decision, options);
}

/** The decision of the game's table, if it has the state; otherwise the others. */
async function* tabledOr<State, Action>(
  decisions: AsyncGenerator<Decision<Action>, void, void>,
  ...asked: [Game<State, Action>, State, Budget]
): AsyncGenerator<Decision<Action>, void, void> {
  const { tabledDecision } = await import("./rarely.js");
  const found = tabledDecision(...asked);
  if (found) yield found;
  else yield* decisions;
}

async function* rollByRoll<State, Action>(
  ...asked: [Method<State, Action>, Game<State, Action>, State, MethodOptions<State>]
): AsyncGenerator<Decision<Action>, void, void> {
  const { thinkBeforeRoll } = await import("./rarely.js");
  yield* thinkBeforeRoll(...asked);
}

async function* one<Item>(item: Item): AsyncGenerator<Item, void, void> {
  yield item;
}

/** The last decision of `think`. */
export async function decide<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ThinkOptions<State> = {},
): Promise<Decision<Action>> {
  return lastOf(thinkAs("decide", game, state, options));
}

/**
 * A player of whole games, for games with one player; undefined if the method decides move by move.
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export function soloPlayer<State, Action>(
  game: Game<State, Action>,
  options: ThinkOptions<State> = {},
): SoloPlayer | undefined {
  const { algorithm, ...rest } = options;
  return game.facts.players === 1 ? fitting(game, algorithm, rest).solo?.(game, rest) : undefined;
}

/** @throws SearchError if there is no such method, or the options do not fit it */
function fitting<State, Action>(
  game: Game<State, Action>,
  algorithm: string | undefined,
  options: MethodOptions<State>,
): Method<State, Action> {
  const method =
    algorithm === undefined ? usualMethod(game, options) : methodNamed<State, Action>(algorithm, game);
  const refusal = method.refusal(game.facts);
  if (refusal) throw new SearchError(refusal.id, refusal.values, refusal.message);
  checkSettings(method, options.settings);
  refuseUnused(method, options as MethodOptions<never>);
  return method;
}

/** A game's own methods can handle its many actions. */
function refuseTooWide<State, Action>(
  game: Game<State, Action>,
  length: number,
  method: Method<State, Action>,
): void {
  const { mostSearched = Number.POSITIVE_INFINITY, methods = [] } = game;
  if (mostSearched === Number.POSITIVE_INFINITY || methods.includes(method)) return;
  if (length <= mostSearched) return;
  // A weaker method of the game is no way out.
  const instead = methods.filter((one) => one.isUsual?.(game, {}) ?? true).map(({ name }) => name);
  throw instead.length === 0
    ? new SearchError(
        "search-too-wide",
        { game: game.name, actions: length, method: method.name, most: mostSearched },
        `${game.name} has ${length} actions there, and ${method.name} searches ${mostSearched} at most: use a smaller game.`,
      )
    : new SearchError(
        "search-too-wide-instead",
        { game: game.name, actions: length, method: method.name, most: mostSearched, instead },
        `${game.name} has ${length} actions there, and ${method.name} searches ${mostSearched} at most: use ${instead.join(" or ")}, or a smaller game.`,
      );
}
