import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { canonicalText } from "../position/canonical-text.js";

/**
 * A model of another player: a probability for each of its actions. A model never changes; one that learns returns a
 * new model for every observed action, so that a search can account for what will have been learned.
 */
export interface OpponentModel<State = unknown, Action = unknown> {
  /**
   * @param state as the modelled player sees it
   * @returns a probability for each action, sum 1
   */
  predict(state: State, actions: readonly Action[]): Float64Array;
  /**
   * The same predictions on native positions of the game, if they follow from the position and the move alone.
   * @param position any position of the game, which shows what such positions support
   */
  onPositions?(game: Game<State, Action>, position: Position): MovePredictor | undefined;
  /** The model after an action was played; the same model if it learns nothing from it. */
  after(played: Observed<State, Action>): OpponentModel<State, Action>;
  /** What it has learned, as plain data; null for a model that never learns. */
  learned(): unknown;
  /** The same model with earlier learned data. @throws SearchError if the data does not fit this kind of model */
  restored(learned: unknown): OpponentModel<State, Action>;
}

/** Writes the probability of each of `count` legal moves, from index `from` on, into `into` at the same places. */
export type MovePredictor = (
  position: Position,
  moves: Int32Array,
  from: number,
  count: number,
  into: Float64Array,
) => void;

/** An action that was played, by the modelled player or by another. */
export interface Observed<State, Action> {
  /** As the player who played it saw it, as far as known. */
  readonly state: State;
  readonly action: Action;
  /** The legal actions; given for actions of the modelled player. */
  readonly actions?: readonly Action[] | undefined;
  /** Whether the modelled player played it. */
  readonly isOpponent: boolean;
}

/** A model that never learns: the same state always gets the same probabilities. */
export function fixedModel<State, Action>(
  predict: (state: State, actions: readonly Action[]) => Float64Array,
  onPositions?: (game: Game<State, Action>, position: Position) => MovePredictor | undefined,
): OpponentModel<State, Action> {
  const model: OpponentModel<State, Action> = {
    predict,
    ...(onPositions && { onPositions }),
    after: () => model,
    learned: () => null,
    restored(learned) {
      if (learned === null) return model;
      throw new SearchError(
        "opponent-model-never-learns",
        {},
        "This model never learns, but something learned is given for it.",
      );
    },
  };
  return model;
}

/**
 * Normalises weights to probabilities.
 * @throws SearchError if none is above 0 or one is not a finite number of 0 or more
 */
export function normalized(weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) {
    if (!(weight >= 0 && Number.isFinite(weight)))
      throw new SearchError(
        "opponent-model-weight",
        { weight },
        `The weight of an action must be a finite number, 0 or more, not ${weight}.`,
      );
    sum += weight;
  }
  if (sum === 0)
    throw new SearchError(
      "opponent-model-no-weight",
      {},
      "All actions of a player have the weight 0: at least one must be above 0.",
    );
  return weights.map((weight) => weight / sum);
}

/** The action with this canonical text; undefined if that is not plain JSON, such as a Map's. */
export function actionIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The canonical text of an action from a file; older versions wrote its keys in their original order. */
export function canonicalAction(text: string): string {
  const action = actionIn(text);
  return action === undefined ? text : canonicalText(action);
}

/** The rounding error allowed in the sum of a prediction's probabilities. */
const ROUNDING = 1e-6;

/** @throws SearchError if the probabilities of a prediction do not add up to 1, or one is not a probability */
export function checkSum(sum: number): void {
  if (Math.abs(sum - 1) <= ROUNDING) return;
  throw new SearchError(
    "opponent-model-probability-sum",
    { sum },
    `The probabilities that a model of a player gives its actions add up to ${sum}: the sum must be 1.`,
  );
}

/** The error for a probability of a prediction that is negative or not a number. */
export function noProbability(value: unknown): SearchError {
  const probability = String(value).slice(0, 40);
  return new SearchError(
    "opponent-model-probability",
    { probability },
    `A model of a player gave an action the probability ${probability}: it must be a number from 0 to 1.`,
  );
}

/**
 * The actions that a model considers possible, each with its probability.
 * @throws SearchError if the model's predictions are not probabilities
 */
export function likelyActions<State, Action>(
  model: OpponentModel<State, Action>,
  state: State,
  actions: readonly Action[],
): (readonly [action: Action, probability: number])[] {
  const probabilities = model.predict(state, actions);
  if (probabilities?.length !== actions.length)
    throw new SearchError(
      "opponent-model-probability-count",
      { actions: actions.length, probabilities: probabilities?.length ?? 0 },
      `A model of a player must give one probability for each of the ${actions.length} actions, and gave ${probabilities?.length ?? 0}.`,
    );
  let sum = 0;
  const likely = actions.flatMap((action, i) => {
    const probability = probabilities[i]!;
    if (!(typeof probability === "number" && probability >= 0)) throw noProbability(probability);
    sum += probability;
    return probability > 0 ? [[action, probability] as const] : [];
  });
  checkSum(sum);
  return likely;
}
