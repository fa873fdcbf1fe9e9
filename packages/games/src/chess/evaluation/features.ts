import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK } from "../board/pieces.js";
import { addMobility, MOBILITY } from "./mobility.js";
import { type ChessFeatures, sightFeatures } from "./squares.js";

/** Divisor of placement sums and mobility, which puts them on a scale similar to the pieces'. */
const SCALE = 10;
/** Indexed by kind of piece: squares reached by white minus those reached by black. */
const reached = new Float64Array(MOBILITY);

/** White minus black: the number of pieces of each kind, and a few sums over their placement. */
export const CHESS_FEATURES: ChessFeatures = {
  name: "chess-pieces/1",
  names: ["pawn", "knight", "bishop", "rook", "queen", "advance", "centre", "shelter", "mobility"],
  write({ board }, into) {
    const { counts } = board;
    for (let kind = PAWN; kind <= QUEEN; kind++) into[kind - 1] = counts[kind]! - counts[kind + BLACK]!;
    into[5] = board.advance / SCALE;
    into[6] = board.centre / SCALE;
    into[7] = board.shelter / SCALE;
    reached.fill(0);
    addMobility(board, 0, 1, reached);
    addMobility(board, 1, -1, reached);
    into[8] = (reached[KNIGHT]! + reached[BISHOP]! + reached[ROOK]! + reached[QUEEN]!) / SCALE;
  },
};

/** Feature sets for training, by the name used on the command line. `pieces` has the features of 1-3-3-5-9 only. */
export const INPUTS: ReadonlyMap<string, ChessFeatures> = new Map([
  ["all", CHESS_FEATURES],
  ["pieces", sightFeatures("chess-pieces-alone/1", {})],
  ["mobility", sightFeatures("chess-mobility/1", { mobility: true })],
  ["squares", sightFeatures("chess-squares/1", { sums: true, mobility: true, squares: true })],
  ["phases", sightFeatures("chess-phases/1", { sums: true, mobility: true, squares: true, phases: true })],
  [
    "structure",
    sightFeatures("chess-structure/1", { mobility: true, structure: true, squares: true, phases: true }),
  ],
]);

/** Feature sets by their name in model files. */
export const FEATURES: ReadonlyMap<string | undefined, ChessFeatures> = new Map(
  Array.from(INPUTS.values(), (features) => [features.name, features]),
);
