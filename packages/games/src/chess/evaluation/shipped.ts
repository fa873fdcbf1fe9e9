import { model as learned } from "../../weights/generated/chess.js";
import { model as squares } from "../../weights/generated/chess-squares.js";

/** The file of the pieces' weights, which were learned from nothing (docs/games/chess.md). */
export function learnedModel(): Uint8Array {
  return learned();
}

/** The file of the weights of pieces on squares and of mobility, learned in the same way. */
export function squaresModel(): Uint8Array {
  return squares();
}
