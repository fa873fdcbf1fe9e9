import type { StateEvaluator } from "@tyche/engine";
import { decodeModel, LinearEvaluator, type ModelFile, ModelFileError, unscaled } from "@tyche/learn";
import { CHESS_FACTS } from "../facts.js";
import type { ChessPosition } from "../position.js";
import { type ChessState, standing } from "../state.js";
import { CHESS_FEATURES, FEATURES } from "./features.js";
import { shippedModel } from "./shipped.js";

/**
 * An evaluator with weights that `tyche train chess --evaluator linear` has learned.
 * @throws ModelFileError where the model is no list of such weights
 */
export function linearEvaluator({ header, arrays: [first] }: ModelFile): LinearEvaluator<ChessPosition> {
  const features = FEATURES.get(header.inputs) ?? CHESS_FEATURES;
  const weights = first ? unscaled(first) : [];
  if (header.kind !== "linear" || weights.length !== features.names.length) {
    throw new ModelFileError(`This model is no list of ${features.names.length} weights for chess.`);
  }
  return new LinearEvaluator(features, CHESS_FACTS, weights);
}

let learned: LinearEvaluator<ChessPosition> | undefined;

/** The weights that come with the project. */
function learnedEvaluator(): LinearEvaluator<ChessPosition> {
  learned ??= linearEvaluator(
    decodeModel(shippedModel(), { kind: "linear", game: "chess", inputs: CHESS_FEATURES.name }),
  );
  return learned;
}

/** `classic`: pieces at 1, 3, 3, 5, 9. `learned`: the weights that come with the project. White's side. */
export const POSITION_EVALUATORS = {
  default: (position: ChessPosition): number => position.evaluate(),
  classic: (position: ChessPosition): number => position.evaluate(),
  learned: (position: ChessPosition): number => learnedEvaluator().evaluate(position),
} as const;

function ofState(evaluate: (position: ChessPosition) => number): StateEvaluator<ChessState> {
  return (state) => evaluate(standing(state));
}

const classic = ofState(POSITION_EVALUATORS.classic);

export const EVALUATORS: Readonly<Record<keyof typeof POSITION_EVALUATORS, StateEvaluator<ChessState>>> = {
  default: classic,
  classic,
  learned: ofState(POSITION_EVALUATORS.learned),
};
