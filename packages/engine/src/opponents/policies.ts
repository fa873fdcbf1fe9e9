import { fixedModel, ModelError, normalized, type OpponentModel } from "./model.js";

/** What each action is worth to the player who is to choose, the better the higher. */
export type ActionValues<State, Action> = (state: State, actions: readonly Action[]) => ArrayLike<number>;

/** Values that differ by less are equal: they are sums in another order. */
const ROUNDING = 1e-9;

/** Every action equally likely. */
export function uniformModel<State, Action>(): OpponentModel<State, Action> {
  return fixedModel((_state, actions) => new Float64Array(actions.length).fill(1 / actions.length));
}

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
 * One of the best actions, each equally likely; but with probability epsilon any action. Epsilon 0 is a perfect player where
 * the values are exact.
 *
 * @throws ModelError where epsilon is not within [0, 1]
 */
export function epsilonGreedyModel<State, Action>(
  values: ActionValues<State, Action>,
  epsilon: number,
): OpponentModel<State, Action> {
  if (!(epsilon >= 0 && epsilon <= 1))
    throw new ModelError(`Epsilon is a probability from 0 to 1, not ${epsilon}.`);
  return fixedModel((state, actions) => {
    const worth = Float64Array.from(values(state, actions));
    const most = Math.max(...worth);
    const best = worth.map((value) => (value >= most - ROUNDING ? 1 : 0));
    const count = best.reduce((sum, one) => sum + one, 0);
    return best.map((one) => ((1 - epsilon) * one) / count + epsilon / actions.length);
  });
}

/**
 * Quantal response (R. McKelvey and T. Palfrey, 1995): the probability of an action grows with the exponential of its value by
 * the temperature. Towards 0 it is the best response, towards infinity any action.
 *
 * @throws ModelError where the temperature is not above 0
 */
export function quantalResponseModel<State, Action>(
  values: ActionValues<State, Action>,
  temperature: number,
): OpponentModel<State, Action> {
  if (!(temperature > 0)) throw new ModelError(`A temperature is a number above 0, not ${temperature}.`);
  return fixedModel((state, actions) => {
    const worth = Float64Array.from(values(state, actions));
    const most = Math.max(...worth);
    return normalized(worth.map((value) => Math.exp((value - most) / temperature)));
  });
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
      throw new ModelError(
        "What a cycle has learned is how many actions were played, a whole number from 0.",
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
    throw new ModelError(`Epsilon is a probability from 0 to 1, not ${epsilon}.`);
  return {
    predict: (state, actions) =>
      inner
        .predict(state, actions)
        .map((probability) => (1 - epsilon) * probability + epsilon / actions.length),
    after(played) {
      const next = inner.after(played);
      return next === inner ? this : noisyModel(next, epsilon);
    },
    learned: () => inner.learned(),
    restored: (learned) => noisyModel(inner.restored(learned), epsilon),
  };
}
