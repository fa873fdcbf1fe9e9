import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { canonicalText } from "../position/canonical-text.js";
import { fixedModel, type MovePredictor, normalized, type OpponentModel } from "./model.js";

/** What each action is worth to the player who is to choose, the better the higher. */
export interface ActionValues<State, Action> {
  (state: State, actions: readonly Action[]): ArrayLike<number>;
  /** The same of the moves of a native position, written where a `MovePredictor` writes; undefined where nobody can say. */
  readonly onPositions?: (game: Game<State, Action>, position: Position) => MovePredictor | undefined;
}

/** Values that differ by less are equal: they are sums in another order. */
const ROUNDING = 1e-9;

/** Every action equally likely. */
export function uniformModel<State, Action>(): OpponentModel<State, Action> {
  return fixedModel(
    (_state, actions) => new Float64Array(actions.length).fill(1 / actions.length),
    ({ moveOf }) => moveOf && alike,
  );
}

/** Every move alike. */
export const alike: MovePredictor = (_position, _moves, from, count, into) => {
  into.fill(1 / count, from, from + count);
};

/** Every action in proportion to its weight, whatever the state; any action where all have the weight 0. */
export function weightedModel<State, Action>(
  weightOf: (state: State, action: Action) => number,
): OpponentModel<State, Action> {
  return fixedModel((state, actions) => {
    const weights = Float64Array.from(actions, (action) => weightOf(state, action));
    return normalized(weights.every((weight) => weight === 0) ? weights.fill(1) : weights);
  });
}

/**
 * Every action in proportion to its weight, which is the same wherever the action is legal; any action where all have the
 * weight 0.
 *
 * @param weights of some actions, finite numbers from 0; the others have the weight 1
 * @throws SearchError where a weight is none
 */
export function actionWeightsModel<State, Action>(
  weights: readonly (readonly [action: Action, weight: number])[],
): OpponentModel<State, Action> {
  const byText = new Map(weights.map(([action, weight]) => [canonicalText(action), weight]));
  // Adding 1 lets the check pass where all weights are 0.
  normalized(Float64Array.from([1, ...byText.values()]));
  const { predict } = weightedModel<State, Action>(
    (_state, action) => byText.get(canonicalText(action)) ?? 1,
  );
  return fixedModel(predict, ({ moveOf }) => {
    if (!moveOf) return undefined;
    const byMove = new Map(weights.map(([action, weight]) => [moveOf(action), weight]));
    return (_position, moves, from, count, into) => {
      let total = 0;
      for (let i = from; i < from + count; i++) {
        const weight = byMove.get(moves[i]!) ?? 1;
        into[i] = weight;
        total += weight;
      }
      if (total === 0) into.fill(1 / count, from, from + count);
      else for (let i = from; i < from + count; i++) into[i] = into[i]! / total;
    };
  });
}

/**
 * One of the best actions, each equally likely; but with probability epsilon any action. Epsilon 0 is a perfect player where
 * the values are exact.
 *
 * @throws SearchError where epsilon is not within [0, 1]
 */
export function epsilonGreedyModel<State, Action>(
  values: ActionValues<State, Action>,
  epsilon: number,
): OpponentModel<State, Action> {
  if (!(epsilon >= 0 && epsilon <= 1))
    throw new SearchError(
      "opponent-model-epsilon",
      { epsilon },
      `Epsilon must be a probability from 0 to 1, not ${epsilon}.`,
    );
  return respondingModel(values, (worth, from, count) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let i = from; i < from + count; i++) most = Math.max(most, worth[i]!);
    let best = 0;
    for (let i = from; i < from + count; i++) if (worth[i]! >= most - ROUNDING) best++;
    for (let i = from; i < from + count; i++)
      worth[i] = (worth[i]! >= most - ROUNDING ? (1 - epsilon) / best : 0) + epsilon / count;
  });
}

/**
 * Quantal response (R. McKelvey and T. Palfrey, 1995): the probability of an action grows with the exponential of its value by
 * the temperature. Towards 0 it is the best response, towards infinity any action.
 *
 * @throws SearchError where the temperature is not above 0
 */
export function quantalResponseModel<State, Action>(
  values: ActionValues<State, Action>,
  temperature: number,
): OpponentModel<State, Action> {
  if (!(temperature > 0))
    throw new SearchError(
      "opponent-model-temperature",
      { temperature },
      `The temperature must be a number above 0, not ${temperature}.`,
    );
  return respondingModel(values, (worth, from, count) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let i = from; i < from + count; i++) most = Math.max(most, worth[i]!);
    let total = 0;
    for (let i = from; i < from + count; i++) {
      worth[i] = Math.exp((worth[i]! - most) / temperature);
      total += worth[i]!;
    }
    for (let i = from; i < from + count; i++) worth[i] = worth[i]! / total;
  });
}

/** A model that never learns and goes by values alone. @param respond makes probabilities of them in their place */
function respondingModel<State, Action>(
  values: ActionValues<State, Action>,
  respond: (worth: Float64Array, from: number, count: number) => void,
): OpponentModel<State, Action> {
  return fixedModel(
    (state, actions) => {
      const worth = Float64Array.from(values(state, actions));
      respond(worth, 0, worth.length);
      return worth;
    },
    (game, shown) => {
      const rate = values.onPositions?.(game, shown);
      if (!rate) return undefined;
      return (position, moves, from, count, into) => {
        rate(position, moves, from, count, into);
        respond(into, from, count);
      };
    },
  );
}

/** Plays a pattern over and over, its n-th own action the n-th of those that are legal, counted in a circle. */
export function cycleModel<State, Action>(played = 0): OpponentModel<State, Action> {
  return {
    predict(_state, actions) {
      const probabilities = new Float64Array(actions.length);
      probabilities[played % actions.length] = 1;
      return probabilities;
    },
    after: ({ isOpponent }) => cycleModel(played + (isOpponent ? 1 : 0)),
    learned: () => played,
    restored(learned) {
      if (Number.isSafeInteger(learned) && (learned as number) >= 0) return cycleModel(learned as number);
      throw new SearchError(
        "opponent-model-cycle-learned",
        {},
        "What a model of a cycle has learned must be the number of actions played, a whole number, 0 or more.",
      );
    },
  };
}

/** Another model with probability 1 - epsilon, and any action with probability epsilon. */
export function noisyModel<State, Action>(
  inner: OpponentModel<State, Action>,
  epsilon: number,
): OpponentModel<State, Action> {
  if (!(epsilon >= 0 && epsilon <= 1))
    throw new SearchError(
      "opponent-model-epsilon",
      { epsilon },
      `Epsilon must be a probability from 0 to 1, not ${epsilon}.`,
    );
  return {
    predict: (state, actions) =>
      inner
        .predict(state, actions)
        .map((probability) => (1 - epsilon) * probability + epsilon / actions.length),
    onPositions(game, shown) {
      const predict = inner.onPositions?.(game, shown);
      if (!predict) return undefined;
      return (position, moves, from, count, into) => {
        predict(position, moves, from, count, into);
        for (let i = from; i < from + count; i++) into[i] = (1 - epsilon) * into[i]! + epsilon / count;
      };
    },
    after(played) {
      const next = inner.after(played);
      return next === inner ? this : noisyModel(next, epsilon);
    },
    learned: () => inner.learned(),
    restored: (learned) => noisyModel(inner.restored(learned), epsilon),
  };
}
