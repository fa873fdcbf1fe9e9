import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { canonicalText } from "../position/canonical-text.js";
import { fixedModel, type MovePredictor, normalized, type OpponentModel } from "./model.js";

/** The value of each action for the player who is to choose: the higher, the better. */
export interface ActionValues<State, Action> {
  (state: State, actions: readonly Action[]): ArrayLike<number>;
  /**
   * The same for the moves of a native position, written like a `MovePredictor`'s; undefined if it is not supported.
   */
  readonly onPositions?: (game: Game<State, Action>, position: Position) => MovePredictor | undefined;
}

/** Values that differ by less are equal, because sums in another order round differently. */
const ROUNDING = 1e-9;

/** Every action equally likely. */
export function uniformModel<State, Action>(): OpponentModel<State, Action> {
  return fixedModel(
    (_state, actions) => new Float64Array(actions.length).fill(1 / actions.length),
    ({ moveOf }) => moveOf && alike,
  );
}

export const alike: MovePredictor = (_position, _moves, from, count, into) => {
  into.fill(1 / count, from, from + count);
};

/** Every action in proportion to its weight, whatever the state; uniform if all weights are 0. */
export function weightedModel<State, Action>(
  weightOf: (state: State, action: Action) => number,
): OpponentModel<State, Action> {
  return fixedModel((state, actions) => {
    const weights = Float64Array.from(actions, (action) => weightOf(state, action));
    return normalized(weights.every((weight) => weight === 0) ? weights.fill(1) : weights);
  });
}

/**
 * Every action in proportion to its weight, the same wherever it is legal; uniform if all weights are 0.
 * @param weights of some actions, finite numbers from 0; the others have the weight 1
 * @throws SearchError if a weight is invalid
 */
export function actionWeightsModel<State, Action>(
  weights: readonly (readonly [action: Action, weight: number])[],
): OpponentModel<State, Action> {
  const byText = new Map(weights.map(([action, weight]) => [canonicalText(action), weight]));
  // Adding 1 lets the check pass if all weights are 0.
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
 * One of the best actions, each equally likely; with probability epsilon any action.
 * @throws SearchError if epsilon is not within [0, 1]
 */
export function epsilonGreedyModel<State, Action>(
  values: ActionValues<State, Action>,
  epsilon: number,
): OpponentModel<State, Action> {
  checkEpsilon(epsilon);
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
 * Quantal response (R. McKelvey and T. Palfrey, 1995): probabilities proportional to exp(value / temperature).
 * @throws SearchError if the temperature is not above 0
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

/**
 * A model that never learns and depends on values alone. @param respond replaces values by probabilities, in place
 */
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

/** Repeats a pattern: its n-th own action is the n-th of the legal ones, counted cyclically. */
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
  checkEpsilon(epsilon);
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

function checkEpsilon(epsilon: number): void {
  if (!(epsilon >= 0 && epsilon <= 1))
    throw new SearchError(
      "opponent-model-epsilon",
      { epsilon },
      `Epsilon must be a probability from 0 to 1, not ${epsilon}.`,
    );
}
