import { OVER, type TabledAction } from "@tyche/engine";
import { BLACK, KING, PAWN, QUEEN, ROOK } from "../board/pieces.js";
import type { ChessPosition } from "../board/position.js";
import { readFen } from "../notation/fen.js";
import { legalMoves, longName, moveOfLongName } from "../notation/move-names.js";
import { type ChessAction, type ChessState, standing } from "../notation/state.js";
import { endgameTable, placeIndex } from "./table.js";

/** Half moves without progress after which a draw may be claimed. */
const CLAIM = 100;
/** The pieces that can mate alone with their king, or become one that can. */
const TABLED: readonly number[] = [PAWN, ROOK, QUEEN];

/**
 * The moves of a king and queen, rook or pawn against a king, with their results by the rules: a win in more moves
 * than the 50-move rule leaves is a draw. Undefined in other positions, and where what was played before may decide: a
 * pawn's win that takes longer, or one that may lead to a position for the third time.
 */
export function tabledMoves(state: ChessState): readonly TabledAction<ChessAction>[] | undefined {
  const position = standing(state);
  if (resultAt(position) === undefined) return undefined;
  const least = leastRepeated(state);
  const moves = Array.from(legalMoves(position), (move) => {
    position.play(move);
    const result = position.turn() === OVER ? position.payoff(0) : resultAt(position)!;
    const { counts } = position.board;
    const isLate = Math.abs(result) > 1 && position.clock + Math.abs(result) - 1 > CLAIM;
    const isOpen = (isLate && counts[PAWN]! + counts[PAWN + BLACK]! > 0) || Math.abs(result) >= least;
    position.undo();
    return { action: longName(move), result: isLate ? 0 : result, isOpen };
  });
  const sign = position.turn() === 0 ? 1 : -1;
  const isWon = moves.some(({ result, isOpen }) => !isOpen && sign * result > 0);
  if (!isWon && moves.some(({ isOpen }) => isOpen)) return undefined;
  return moves.map(({ action, result, isOpen }) => {
    const plies = result !== 0 && { plies: Math.abs(result) };
    return isOpen ? { action } : { action, value: Math.sign(result), ...plies };
  });
}

/** Half moves to mate plus one, negative if Black mates, and 0 for a draw; undefined if the position is in no table. */
function resultAt({ board, side, castling }: ChessPosition): number | undefined {
  const { squares, kings } = board;
  const [piece = 0, ...others] = [...squares.keys()].filter((square) => (squares[square]! & 7) % KING > 0);
  const kind = squares[piece]! & 7;
  if (others.length > 0 || castling !== 0 || !TABLED.includes(kind)) return undefined;
  const strong = squares[piece]! >> 3;
  // A black piece is White's on the mirrored board.
  const flip = 56 * strong;
  const place = placeIndex(kind, piece ^ flip, kings[strong]! ^ flip, kings[1 - strong]! ^ flip);
  const found = endgameTable(kind)[side ^ strong]![place]!;
  return strong === 0 ? found : 0 - found;
}

/** The least of the results of positions that occurred twice, in half moves plus one: to play on to one may draw. */
function leastRepeated({ from, moves }: ChessState): number {
  const position = readFen(from);
  const seen = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  for (const move of ["", ...moves]) {
    if (move !== "") position.play(moveOfLongName(move));
    const key = `${position.side} ${position.board.squares}`;
    const plies = Math.abs(resultAt(position)!);
    if (seen.has(key) && plies > 0) least = Math.min(least, plies);
    seen.add(key);
  }
  return least;
}
