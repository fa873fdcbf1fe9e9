import type { Evaluator, StateEvaluator } from "@tyche/engine";
import { decodeModel, LinearEvaluator, type ModelFile, ModelFileError, unscaled } from "@tyche/learn";
import type { WeightsFile } from "../../kit/weights-file.js";
import type { ChessPosition } from "../board/position.js";
import { CHESS_FACTS } from "../notation/facts.js";
import { type ChessState, standing } from "../notation/state.js";
import { texts } from "../texts.js";
import { CHESS_FEATURES, FEATURES } from "./features.js";
import { LEARNED, SQUARES } from "./shipped.js";
import { SquareTables } from "./square-tables.js";

/**
 * An evaluator with weights trained by `tyche train chess --evaluator linear`.
 * @throws ModelFileError if the model is not a list of such weights
 */
export function linearEvaluator({ header, arrays: [first] }: ModelFile): Evaluator<ChessPosition> {
  const features = FEATURES.get(header.inputs) ?? CHESS_FEATURES;
  const weights = first ? unscaled(first) : [];
  if (header.kind !== "linear" || weights.length !== features.names.length)
    throw texts.error(ModelFileError, "chess-weights", { count: features.names.length });
  return features.sights
    ? new SquareTables(features.sights, weights).evaluate
    : new LinearEvaluator(features, CHESS_FACTS, weights).evaluate;
}

/** The evaluator from a shipped file, read on first use. */
function shipped(file: WeightsFile): Evaluator<ChessPosition> {
  let evaluate: Evaluator<ChessPosition> | undefined;
  return (position) => {
    evaluate ??= linearEvaluator(decodeModel(file.bytes(), { kind: "linear", game: "chess" }));
    return evaluate(position);
  };
}

/**
 * Values from white's side. `classic`: pieces at 1, 3, 3, 5, 9. `learned`: a weight for each piece and four sums.
 * `squares`: a weight for each piece on each square, and for mobility. The weights of the last two are shipped.
 */
export const POSITION_EVALUATORS = {
  default: (position: ChessPosition): number => position.evaluate(),
  classic: (position: ChessPosition): number => position.evaluate(),
  learned: shipped(LEARNED),
  squares: shipped(SQUARES),
} as const;

function ofState(evaluate: (position: ChessPosition) => number): StateEvaluator<ChessState> {
  return (state) => evaluate(standing(state));
}

const classic = ofState(POSITION_EVALUATORS.classic);

export const EVALUATORS: Readonly<Record<keyof typeof POSITION_EVALUATORS, StateEvaluator<ChessState>>> = {
  default: classic,
  classic,
  learned: ofState(POSITION_EVALUATORS.learned),
  squares: ofState(POSITION_EVALUATORS.squares),
};
