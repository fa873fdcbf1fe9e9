import { readFen, writeFen } from "./notation/fen.js";
import { longName, moveOfLongName } from "./notation/move-names.js";
import type { ChessPosition } from "./position.js";

/** A position and what came before it as far as it can come back: a third repetition ends the game. */
export interface ChessState {
  /** FEN after the last move that cannot be taken back on the board. */
  readonly from: string;
  /** The moves since then, by their long names. */
  readonly moves: readonly string[];
}

/** A move by its long name, "e2e4" or "e7e8q". */
export type ChessAction = string;

/** Where each state stands, since the rules ask about the same one many times. */
const STANDS = new WeakMap<ChessState, ChessPosition>();

/** Where the state stands. Whoever plays on takes it back, or takes a copy. */
export function standing(state: ChessState): ChessPosition {
  let position = STANDS.get(state);
  if (!position) {
    position = readFen(state.from);
    for (const move of state.moves) position.play(moveOfLongName(move));
    STANDS.set(state, position.settle());
  }
  return position;
}

/** @param fen as `writeFen` writes it */
export function stateAt(fen: string): ChessState {
  return { from: fen, moves: [] };
}

/** @param move legal */
export function stateAfter(state: ChessState, move: number): ChessState {
  const position = standing(state);
  position.play(move);
  const next = position.isFresh()
    ? stateAt(writeFen(position))
    : { from: state.from, moves: [...state.moves, longName(move)] };
  position.undo();
  return next;
}
