import { OVER } from "@tyche/engine";
import { readFen, writeFen } from "./notation/fen.js";
import { legalMoves, longName, moveOfLongName } from "./notation/move-names.js";
import type { ChessPosition } from "./position.js";

/** A position and what came before it as far as it can come back, since repetitions count. */
export interface ChessState {
  /** FEN after the last move that cannot be taken back on the board. */
  readonly from: string;
  /** The moves since then, by their long names. */
  readonly moves: readonly string[];
  /** A draw has been claimed here. */
  readonly claimed?: true;
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
    STANDS.set(state, position.settle(state.claimed));
  }
  return position;
}

/** @param fen as `writeFen` writes it */
export function stateAt(fen: string): ChessState {
  return { from: fen, moves: [] };
}

/** The state with a draw claimed; undefined where none can be. */
export function claimedAt(state: ChessState): ChessState | undefined {
  if (state.claimed) return undefined;
  const position = standing(state);
  return position.canClaim() && position.turn() !== OVER ? { ...state, claimed: true } : undefined;
}

/** The moves that the pieces can make, by their long names; records may go on with them after a draw. */
export function legalNames(state: ChessState): ChessAction[] {
  return Array.from(legalMoves(standing(state)), longName);
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
