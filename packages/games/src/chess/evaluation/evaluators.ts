import type { Evaluator, Facts, StateEvaluator } from "@tyche/engine";
import { decodeModel, LinearEvaluator, type ModelFile, ModelFileError, unscaled } from "@tyche/learn";
import { type WeightsFile, weightsFile } from "../../kit/weights-file.js";
import type { ChessPosition } from "../board/position.js";
import { type ChessState, standing } from "../notation/state.js";
import { texts } from "../texts.js";
import { CHESS_FEATURES, FEATURES } from "./features.js";
import { quiet } from "./quiet.js";
import { SquareTables } from "./square-tables.js";

/** Model file with the piece weights, trained from zero (docs/games/chess.md). */
export const LEARNED = weightsFile(() => new URL("../../../weights/chess.model", import.meta.url));

/** Model file with the piece-square, mobility and structure weights, fitted to games of self-play (docs/games/chess.md). */
export const SQUARES = weightsFile(() => new URL("../../../weights/chess-squares.model", import.meta.url));

/** White is player 0; a win pays 1, a draw 0. */
export const CHESS_FACTS: Facts = { players: 2, zeroSum: true, bounds: [-1, 1], cycles: true, chance: false };

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
 * `squares`: a weight for each piece on each square, for mobility, pawn structure and king safety. `quiet`: `squares`
 * after all captures. The weights are shipped.
 */
export const POSITION_EVALUATORS = {
  default: (position: ChessPosition): number => position.evaluate(),
  classic: (position: ChessPosition): number => position.evaluate(),
  learned: shipped(LEARNED),
  squares: shipped(SQUARES),
  quiet: quiet(shipped(SQUARES)),
} as const;

/**
 * Errors of a difference of two values by depth, as in a presentation: what the values of moves of opening theory lose
 * against the best value at most (packages/games/test/chess), but for one line with a piece sacrificed for an attack.
 */
export const ERRORS: Readonly<Record<string, readonly number[]>> = { quiet: [0.27, 0.2, 0.22, 0.14] };

function ofState(evaluate: Evaluator<ChessPosition>): StateEvaluator<ChessState> {
  return (state) => evaluate(standing(state));
}

const classic = ofState(POSITION_EVALUATORS.classic);

export const EVALUATORS: Readonly<Record<keyof typeof POSITION_EVALUATORS, StateEvaluator<ChessState>>> = {
  default: classic,
  classic,
  learned: ofState(POSITION_EVALUATORS.learned),
  squares: ofState(POSITION_EVALUATORS.squares),
  quiet: ofState(POSITION_EVALUATORS.quiet),
};
