import { SearchError } from "../contract/errors.js";
import type { Evaluator, PayoffEvaluator, StateEvaluator, VectorEvaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { followsFromOne, minimizerOf, otherSide, valueFor } from "../contract/sides.js";
import { evaluatedState, named, nativeEvaluator } from "../decision/evaluation.js";
import { checkEvaluation } from "../search/settings.js";

export interface PayoffOptions<State> {
  /**
   * An evaluator of the game by name, or a function of the state. Default: "default". An evaluator of player 0 alone
   * is enough if its value determines the others'.
   */
  readonly evaluator?: string | VectorEvaluator<State>;
  /** An evaluator of the game's native position; it takes precedence over `evaluator`. */
  readonly payoffEvaluator?: PayoffEvaluator;
  /** False: search the rules even if the game has a native position. Default true. */
  readonly native?: boolean;
}

/** The evaluator of payoffs, and whether native positions or rules are searched. */
export interface PayoffEvaluation {
  readonly evaluate: PayoffEvaluator;
  readonly native: boolean;
  /** What the evaluations depend on, for a table's owner. */
  readonly identity: unknown;
  /** There is no evaluator: everybody gets the same everywhere. */
  readonly unjudged?: true;
}

/** @throws SearchError if the game has no such evaluator */
export function payoffEvaluationOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  { evaluator, payoffEvaluator, native = true }: PayoffOptions<State>,
): PayoffEvaluation {
  const hasNative = native && game.position !== undefined;
  if (payoffEvaluator) {
    if (!hasNative) {
      throw new SearchError(
        "search-evaluator-native",
        { game: game.name, name: "payoffEvaluator" },
        `${game.name}: a payoffEvaluator needs a native position: give an evaluator of states.`,
      );
    }
    return { evaluate: payoffEvaluator, native: true, identity: payoffEvaluator };
  }
  if (typeof evaluator === "function") return ofStates(game, evaluator);
  const name = evaluator ?? "default";
  const onPosition = hasNative && followsFromOne(game.facts) ? nativeEvaluator(game, name) : undefined;
  if (onPosition && name !== "default") {
    return { evaluate: spread(game.facts, onPosition), native: true, identity: onPosition };
  }
  const vectors = named(game.vectorEvaluators, name);
  const single = named(game.evaluators, name);
  const own = hasNative ? game.position!(state) : undefined;
  const isDefault = isOwn(game, name);
  if (vectors) {
    if (own?.evaluateAll && isDefault) {
      return { evaluate: (at, into) => at.evaluateAll!(into), native: true, identity: vectors };
    }
    return ofStates(game, vectors);
  }
  if (single && followsFromOne(game.facts)) {
    if (own?.evaluate && isDefault) {
      return { evaluate: spread(game.facts, (at) => at.evaluate!()), native: true, identity: single };
    }
    const evaluate = (at: Position): number => single(evaluatedState(game, at));
    return { evaluate: spread(game.facts, evaluate), native: false, identity: single };
  }
  if (evaluator !== undefined) {
    const names = Object.keys(
      game.vectorEvaluators ?? (followsFromOne(game.facts) ? game.evaluators : {}) ?? {},
    );
    throw names.length === 0
      ? new SearchError(
          "search-no-vector-evaluators",
          { game: game.name, name },
          `${game.name} has no evaluator "${name}" for all players: it has none.`,
        )
      : new SearchError(
          "search-vector-evaluator-unknown",
          { game: game.name, name, all: names },
          `${game.name} has no evaluator "${name}" for all players; it has: ${names.join(", ")}.`,
        );
  }
  const middle = middleOf(game.facts);
  return {
    evaluate: (_, into) => void into.fill(middle, 0, game.facts.players),
    native: hasNative,
    identity: middle,
    unjudged: true,
  };
}

/** Whether this is the built-in evaluator of a native position. */
function isOwn(
  { vectorEvaluators, evaluators }: Pick<Game<never, never>, "vectorEvaluators" | "evaluators">,
  name: string,
): boolean {
  const all: Readonly<Record<string, unknown>> = vectorEvaluators ?? evaluators ?? {};
  return named(all, name) === named(all, "default");
}

/** Only the adapter has states, so an evaluator of states searches the rules. */
function ofStates<State, Action>(
  game: Game<State, Action>,
  evaluate: VectorEvaluator<State>,
): PayoffEvaluation {
  return {
    evaluate: (at, into) => {
      const values = evaluate(evaluatedState(game, at));
      // A list that is too short, or contains texts, would leave the values of the previous evaluation.
      for (let player = 0; player < game.facts.players; player++) {
        checkEvaluation(values[player]!, ...game.facts.bounds);
        into[player] = values[player]!;
      }
    },
    native: false,
    identity: evaluate,
  };
}

/** All payoffs from player 0's, if they follow from it. */
export function spread(facts: Facts, evaluate: Evaluator): PayoffEvaluator {
  const minimizer = minimizerOf(facts);
  return (at, into) => {
    const value = evaluate(at);
    checkEvaluation(value, ...facts.bounds);
    into.fill(value, 0, facts.players);
    if (minimizer >= 0) into[minimizer] = otherSide(facts, value);
  };
}

export function vectorOf<State>(facts: Facts, evaluate: StateEvaluator<State>): VectorEvaluator<State> {
  return (state) => {
    const value = evaluate(state);
    return Array.from({ length: facts.players }, (_, player) => valueFor(facts, player, value));
  };
}

/** The same uninformative estimate for all players. */
function middleOf(facts: Facts): number {
  const sum = sumOf(facts);
  const [low, high] = facts.bounds;
  const middle = Number.isFinite(high - low) ? (low + high) / 2 : 0;
  return sum === undefined ? middle : Math.min(middle, sum / facts.players);
}

/** The maximum sum of all payoffs, if known. */
export function sumOf({
  sum,
  players,
  zeroSum,
  cooperative,
  bounds: [low, high],
}: Facts): number | undefined {
  return (
    sum ?? (players === 2 && zeroSum && !cooperative && Number.isFinite(high - low) ? low + high : undefined)
  );
}
