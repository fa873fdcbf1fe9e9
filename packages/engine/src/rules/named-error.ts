import { Budget } from "../contract/budget.js";
import { quoted, RulesError, TycheError } from "../contract/errors.js";
import type { Game, Method, MethodOptions } from "../contract/game.js";
import { short } from "./changed.js";
import { playOf, type RuleName, ruleText } from "./rule.js";

type Members = Record<string, unknown>;

const known = new WeakMap<object, object>();

/** The same game, with errors of rules and evaluators that name them and the state. The same object for each game. */
export function namedRules<State, Action>(game: Game<State, Action>): Game<State, Action> {
  checkIsGame(game);
  const made = known.get(game) ?? telling(game);
  known.set(game, made);
  return made as Game<State, Action>;
}

/** @throws RulesError if something else is passed in place of a game */
export function checkIsGame(game: unknown): void {
  if (typeof game === "object" && game !== null) return;
  const given = quoted(game);
  throw new RulesError(
    "game-none",
    { given },
    `A game is needed, an object with name, facts and rules, not ${given}.`,
  );
}

/**
 * An error that says already which game it is about, as one of this engine: the game may be made with another copy of
 * it. Undefined for other errors.
 */
function namingGame(error: unknown): RulesError | undefined {
  const { id, values, message } = error as Partial<RulesError>;
  if (error instanceof RulesError) return values!.game === undefined ? undefined : error;
  return values?.game === undefined ? undefined : new RulesError(id!, values, message!, { cause: error });
}

function telling<State, Action>(game: Game<State, Action>): object {
  const { name } = game;
  const named = naming(name, game as never);
  for (const kind of ["evaluators", "vectorEvaluators"] as const) {
    const own: unknown = game[kind];
    // Anything else is a mistake, which is named later.
    if (typeof own === "object" && own !== null) named[kind] = naming(name, own as Members, true);
  }
  return named;
}

function naming(game: string, members: Members, areEvaluators = false): Members {
  const named: Members = Object.assign(Object.create(Object.getPrototypeOf(members)), members);
  for (const [rule, own] of Object.entries(members))
    if (typeof own === "function")
      named[rule] = (...given: unknown[]) => {
        const name = areEvaluators ? `the evaluator "${rule}"` : rule === "play" ? playOf(given[1]) : rule;
        return called(game, name, given[0], () => own.apply(members, given));
      };
  return named;
}

/**
 * Calls a rule for a state.
 * @throws RulesError that names the rule and the state, if the rule throws an error of its own
 */
export function called<Answer>(game: string, rule: RuleName, state: unknown, call: () => Answer): Answer {
  return withContext(call, (message, cause) => {
    const [name, text] = [ruleText(rule), short(state)];
    return new RulesError(
      "rules-throws",
      { game, rule, error: message, state: text },
      `${game}: ${name} throws "${message}" at the state ${text}${rule === "turn" ? ": is that a state of this game?" : "."}`,
      { cause },
    );
  });
}

/**
 * Calls a rule. An error of its own gets a context; one of another rule of the game, which it has called, has one already.
 */
export function withContext<Answer>(
  call: () => Answer,
  errorOf: (message: string, cause: unknown) => Error,
): Answer {
  try {
    return call();
  } catch (error) {
    throw namingGame(error) ?? errorOf(error instanceof Error ? error.message : String(error), error);
  }
}

/**
 * What a search yields. If a rule or an evaluator throws in it, the error gets its name and the state, which are found
 * by searching again.
 * @param again the same search with rules whose errors name them; the error stays as it is if it does not meet it
 */
export async function* withNamedError<State, Action, Item>(
  search: AsyncIterable<Item>,
  game: Game<State, Action>,
  again: (game: Game<State, Action>) => AsyncIterable<unknown>,
): AsyncGenerator<Item, void, void> {
  try {
    yield* search;
  } catch (error) {
    const mayBeOfRules = error instanceof RulesError || !(error instanceof TycheError);
    throw mayBeOfRules && error instanceof Error && !namingGame(error)
      ? await found(error, game, again)
      : error;
  }
}

async function found<State, Action>(
  thrown: unknown,
  game: Game<State, Action>,
  again: (game: Game<State, Action>) => AsyncIterable<unknown>,
): Promise<unknown> {
  try {
    for await (const _ of again(namedRules(game)));
  } catch (error) {
    return namingGame(error) ?? thrown;
  }
  return thrown;
}

/** The decisions of a method, with errors that name the rule that threw. The second search takes about as long. */
export function withNamedErrorOf<State, Action, Item>(
  decisions: AsyncGenerator<Item, void, void>,
  method: Method<State, Action>,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State>,
): AsyncGenerator<Item, void, void> {
  const start = Budget.now();
  return withNamedError(decisions, game, (named) => {
    const budget = new Budget({ ...options, time: 2 * (Budget.now() - start) + 100 });
    return method.think(named, state, { ...options, budget, kept: new Map() });
  });
}
