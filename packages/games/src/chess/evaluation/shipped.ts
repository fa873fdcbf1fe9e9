import { model as learned } from "../../weights/generated/chess.js";
import { model as squares } from "../../weights/generated/chess-squares.js";

/** Model file with the piece weights, trained from zero (docs/games/chess.md). */
export function learnedModel(): Uint8Array {
  return learned();
}

/** Model file with the piece-square and mobility weights, trained the same way. */
export function squaresModel(): Uint8Array {
  return squares();
}
