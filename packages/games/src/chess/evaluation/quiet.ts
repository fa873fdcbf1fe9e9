import { type Evaluator, OVER } from "@tyche/engine";
import { WIDTH } from "../board/move-generation.js";
import { QUEEN } from "../board/pieces.js";
import { type ChessPosition, CLASSIC } from "../board/position.js";

/** Plies of captures that are followed. */
const MOST_PLIES = 12;
/** Plies in which a check is answered by every legal move. */
const CHECK_PLIES = 4;

/**
 * Evaluates a position after its captures have been played out: a side takes, promotes, or declines (L. R. Harris
 * 1975). A piece does not take a lesser one that is defended.
 *
 * @param evaluate the value where nothing more is taken, from white's side
 */
export function quiet(evaluate: Evaluator<ChessPosition>): Evaluator<ChessPosition> {
  const moves = Array.from({ length: MOST_PLIES }, () => new Int32Array(WIDTH));

  /** The value, or a bound strictly outside the window. */
  function visit(position: ChessPosition, ply: number, low: number, high: number): number {
    if (position.turn() === OVER) return position.payoff(0);
    const isWhite = position.side === 0;
    const mustEscape = ply < CHECK_PLIES && position.isCheck();
    let best = mustEscape ? (isWhite ? -1 : 1) : evaluate(position);
    if (ply === MOST_PLIES || (isWhite ? best > high : best < low)) return best;
    const list = moves[ply]!;
    const count = position.moves(list, 0);
    for (let i = 0; i < count; i++) {
      const move = list[i]!;
      if (!mustEscape) {
        // The position lists captures and promotions first.
        if (!isCapture(position, move)) break;
        if (losesMaterial(position, move)) continue;
      }
      position.play(move);
      const value = isWhite
        ? visit(position, ply + 1, Math.max(low, best), high)
        : visit(position, ply + 1, low, Math.min(high, best));
      position.undo();
      if (isWhite ? value > best : value < best) best = value;
      if (isWhite ? best > high : best < low) break;
    }
    return best;
  }

  return (position, low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY) =>
    visit(position, 0, low, high);
}

function isCapture({ board: { squares } }: ChessPosition, move: number): boolean {
  return squares[move & 63] !== 0 || move >> 12 === QUEEN;
}

function losesMaterial({ board, side }: ChessPosition, move: number): boolean {
  const { squares } = board;
  const taken = CLASSIC[squares[move & 63]! & 7]!;
  const taking = CLASSIC[squares[(move >> 6) & 63]! & 7]!;
  return move >> 12 === 0 && taking > taken && board.attacked(move & 63, 1 - side);
}
