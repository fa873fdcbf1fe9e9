import { OVER } from "@tyche/engine";
import { cached } from "../../kit/cached.js";
import type { ChessPosition } from "../board/position.js";
import { readFen, writeFen } from "./fen.js";
import { legalMoves, longName, moveOfLongName } from "./move-names.js";

/** A position with its history since the last irreversible move, since repetitions count. */
export interface ChessState {
  /** FEN after the last irreversible move. */
  readonly from: string;
  /** The moves since then, in UCI notation. */
  readonly moves: readonly string[];
  /** Whether a draw has been claimed here. */
  readonly claimed?: true;
}

/** A move in UCI notation, "e2e4" or "e7e8q". */
export type ChessAction = string;

/** Cached position of each state, since the rules query the same state many times. */
const STANDS = new WeakMap<ChessState, ChessPosition>();

/** The shared position of a state. Callers that play moves on it must undo them, or use a copy. */
export function standing(state: ChessState): ChessPosition {
  return cached(STANDS, state, () => {
    const position = readFen(state.from);
    for (const move of state.moves) position.play(moveOfLongName(move));
    return position.settle(state.claimed);
  });
}

/** @param fen in the form that `writeFen` writes */
export function stateAt(fen: string): ChessState {
  return { from: fen, moves: [] };
}

/** The state with a draw claimed; undefined if none can be claimed. */
export function claimedAt(state: ChessState): ChessState | undefined {
  if (state.claimed) return undefined;
  const position = standing(state);
  return position.canClaim() && position.turn() !== OVER ? { ...state, claimed: true } : undefined;
}

/** The legal moves in UCI notation; records may continue with them after a draw. */
export function legalNames(state: ChessState): ChessAction[] {
  return Array.from(legalMoves(standing(state)), longName);
}

/** @param move a legal move */
export function stateAfter(state: ChessState, move: number): ChessState {
  const position = standing(state);
  position.play(move);
  const next = position.isFresh()
    ? stateAt(writeFen(position))
    : { from: state.from, moves: [...state.moves, longName(move)] };
  position.undo();
  return next;
}
