import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK } from "../board/pieces.js";
import { addMobility } from "./mobility.js";
import { type ChessFeatures, sightFeatures } from "./squares.js";

/** Sums of placement and mobility are divided by this, so that they weigh about as much as pieces do. */
const SCALE = 10;
/** By kind of piece: squares that white reaches, less those of black. */
const reached = new Float64Array(8);

/** White's less black's: pieces of each kind, and a few sums over where they stand. */
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

/** What may be learned from, by the name that people type. `pieces` is what 1-3-3-5-9 has, and nothing else. */
export const INPUTS: ReadonlyMap<string, ChessFeatures> = new Map([
  ["all", CHESS_FEATURES],
  ["pieces", sightFeatures("chess-pieces-alone/1", {})],
  ["mobility", sightFeatures("chess-mobility/1", { mobility: true })],
  ["squares", sightFeatures("chess-squares/1", { sums: true, mobility: true, squares: true })],
  ["phases", sightFeatures("chess-phases/1", { sums: true, mobility: true, squares: true, phases: true })],
]);

/** By the name that a model's file has. */
export const FEATURES: ReadonlyMap<string | undefined, ChessFeatures> = new Map(
  Array.from(INPUTS.values(), (features) => [features.name, features]),
);
