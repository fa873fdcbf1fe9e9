import { SearchError } from "../contract/errors.js";
import type { BatchEvaluator, Evaluator, StateEvaluator } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";
import type { EvaluatorOptions } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { adapterFor } from "../position/adapter.js";
import type { RulesPosition } from "../position/rules-position.js";

/** The evaluator at the horizon, and whether native positions or rules are searched. */
export interface Evaluation {
  /** Undefined: the position's own `evaluate`, if it has one. */
  readonly evaluate: Evaluator | undefined;
  readonly native: boolean;
  /** What a table's values depend on. */
  readonly identity: unknown;
}

/** The state for an evaluator of states. @throws SearchError before chance, where there is none */
export function evaluatedState<State, Action>({ name }: Game<State, Action>, at: Position): State {
  const state = (at as RulesPosition<State, Action>).state();
  if (state !== undefined) return state;
  throw noState(name);
}

function noState(name: string): SearchError {
  return new SearchError(
    "search-evaluator-horizon",
    { game: name },
    `${name}: this evaluator is for states, and between an action and chance there is none: use the horizon "decision".`,
  );
}

export function named<T>(evaluators: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return evaluators && Object.hasOwn(evaluators, name) ? evaluators[name] : undefined;
}

/** Single-position evaluators, one per batch evaluator, so that a table can identify whose values it holds. */
const single = new WeakMap<object, Evaluator>();

function oneByOne(evaluator: BatchEvaluator<never>): Evaluator {
  const known = single.get(evaluator);
  if (known) return known;
  const vector = new Float64Array(evaluator.components.length);
  const made: Evaluator = (position) => {
    evaluator.put(position as never, 0);
    evaluator.judge(1, vector, 0);
    return evaluator.value(vector, 0, 0);
  };
  single.set(evaluator, made);
  return made;
}

/** The evaluator of native positions with this name, other than the built-in one. */
export function nativeEvaluator<State, Action>(
  game: Game<State, Action>,
  name: string,
): Evaluator | undefined {
  const ofBatches = named(game.batchEvaluators, name);
  // Safe: only positions of this game are passed to its evaluators.
  const own = named(game.positionEvaluators, name) as Evaluator | undefined;
  return own ?? (ofBatches && oneByOne(ofBatches));
}

/** @throws SearchError if a game has no evaluator of this name, of whatever kind */
export function checkEvaluatorName<State, Action>(game: Game<State, Action>, name: string): void {
  const { evaluators, vectorEvaluators, positionEvaluators, batchEvaluators } = game;
  const all = { ...evaluators, ...vectorEvaluators, ...positionEvaluators, ...batchEvaluators };
  if (name !== "default" && !Object.hasOwn(all, name)) throw unknownEvaluator(game.name, name, all);
}

function unknownEvaluator(game: string, name: string, known: object): SearchError {
  const all = Object.keys(known);
  if (all.length === 0)
    return new SearchError(
      "search-no-evaluators",
      { game, name },
      `${game} has no evaluator "${name}": it has none.`,
    );
  return new SearchError(
    "search-evaluator-unknown",
    { game, name, all },
    `${game} has no evaluator "${name}"; it has: ${all.join(", ")}.`,
  );
}

/**
 * The evaluator for the options. Only the adapter has states, so an evaluator of states searches the rules.
 * @throws SearchError if there is no such evaluator, or it fits neither native positions nor rules
 */
export function evaluationOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: EvaluatorOptions<State>,
): Evaluation {
  const { evaluator = "default", positionEvaluator } = options;
  const native = options.native !== false && game.position !== undefined;
  if (positionEvaluator && !native) {
    throw new SearchError(
      "search-evaluator-native",
      { game: game.name, name: "positionEvaluator" },
      `${game.name}: a positionEvaluator needs a native position: give an evaluator of states.`,
    );
  }
  const onPosition =
    positionEvaluator ??
    (native && typeof evaluator === "string" && evaluator !== "default"
      ? nativeEvaluator(game, evaluator)
      : undefined);
  if (onPosition) return { evaluate: onPosition, native, identity: onPosition };
  const byName: Readonly<Record<string, StateEvaluator<State>>> = game.evaluators ?? {};
  if (typeof evaluator === "string" && evaluator !== "default" && !Object.hasOwn(byName, evaluator))
    throw unknownEvaluator(game.name, evaluator, byName);
  const ofState = typeof evaluator === "function" ? evaluator : byName[evaluator];
  const own = native && (ofState === undefined || ofState === byName.default);
  if (own && (ofState === undefined || game.position!(state).evaluate)) {
    return { evaluate: undefined, native: true, identity: ofState };
  }
  const evaluate = ofState && adapterFor(game.name).evaluating(ofState, () => noState(game.name));
  return { evaluate, native: false, identity: ofState };
}
