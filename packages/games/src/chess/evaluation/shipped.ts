import { weightsFile } from "../../kit/weights-file.js";

/** Model file with the piece weights, trained from zero (docs/games/chess.md). */
export const LEARNED = weightsFile(() => new URL("../../../weights/chess.model", import.meta.url));

/** Model file with the piece-square and mobility weights, trained the same way. */
export const SQUARES = weightsFile(() => new URL("../../../weights/chess-squares.model", import.meta.url));
