import { cached } from "../../kit/cached.js";
import { PAWN, QUEEN, ROOK } from "../board/pieces.js";
import { FIRST_DIAGONAL, KING_STEPS, PAWN_ATTACKS, RAYS, TOWARD } from "../board/squares.js";

/**
 * The distances to mate of a king and one piece, which are White's, against a king, with White and with Black to move:
 * half moves plus one, 0 where nobody can force mate. Indexed by `placeIndex`.
 */
export type EndgameTable = readonly [white: Uint8Array, black: Uint8Array];

/** The index of a place, mirrored so that White's king is on the files a to d and, without a pawn, the ranks 1 to 4. */
export function placeIndex(kind: number, piece: number, king: number, other: number): number {
  const flips = ((king & 4) === 0 ? 0 : 7) | ((king & 32) === 0 || kind === PAWN ? 0 : 56);
  return ((piece ^ flips) << 12) | ((king ^ flips) << 6) | (other ^ flips);
}

const PLACES = 64 ** 3;
/** For Black's moves: a move is no loss, so the others do not count. */
const SAFE = 255;

const tables = new Map<number, EndgameTable>();

/** The table of a pawn, a rook or a queen, computed on first use. */
export const endgameTable = (kind: number): EndgameTable => cached(tables, kind, () => solved(kind));

/** Works back from the mates, one half move at a time (K. Thompson 1986). */
function solved(kind: number): EndgameTable {
  const [white, black] = [new Uint8Array(PLACES), new Uint8Array(PLACES)];
  /** Black's moves at each place that are not known to lose. */
  const open = new Uint8Array(PLACES).fill(SAFE);
  const places: number[] = [];
  /** Places by the half moves to mate after a promotion; no mate takes 64. */
  const promotions: number[][] = Array.from({ length: 64 }, () => []);
  for (let place = 0; place < PLACES; place++) {
    const [piece, king, other] = [place >> 12, (place >> 6) & 63, place & 63];
    const isMirrored = placeIndex(kind, piece, king, other) !== place;
    if (isMirrored || piece === king || piece === other || areNear(king, other)) continue;
    const moves = movesOfBlack(kind, piece, king, other);
    if (moves > 0) open[place] = moves;
    else if (attacks(kind, piece, other, king)) {
      black[place] = 1;
      places.push(place);
    }
    if (kind === PAWN && piece >> 3 === 6)
      for (const plies of afterPromotions(piece + 8, king, other)) promotions[plies]!.push(place);
  }
  const before = new Int32Array(64);
  for (let plies = 1; plies < promotions.length; plies += 2) {
    const wins = promotions[plies]!;
    for (const place of places.splice(0))
      for (let i = beforeWhite(kind, place, before) - 1; i >= 0; i--)
        if (white[before[i]!] === 0) wins.push(before[i]!);
    for (const place of wins) {
      const [piece, king, other] = [place >> 12, (place >> 6) & 63, place & 63];
      // Black cannot have moved into check.
      if (white[place] !== 0 || attacks(kind, piece, other, king)) continue;
      white[place] = plies + 1;
      for (let i = 9 * other, to = KING_STEPS[i]!; to >= 0; to = KING_STEPS[++i]!) {
        // Black's king comes from there; illegal places are safe.
        const from = (place & ~63) | to;
        if (open[from] === SAFE || --open[from]! > 0) continue;
        black[from] = plies + 2;
        places.push(from);
      }
    }
  }
  return [white, black];
}

/** Black's legal moves; `SAFE` if it can take the piece. */
function movesOfBlack(kind: number, piece: number, king: number, other: number): number {
  let count = 0;
  for (let i = 9 * other, to = KING_STEPS[i]!; to >= 0; to = KING_STEPS[++i]!) {
    if (areNear(king, to)) continue;
    if (to === piece) return SAFE;
    if (!attacks(kind, piece, to, king)) count++;
  }
  return count;
}

/** Half moves to mate by a queen and a rook, 0 for a draw, if a pawn with White to move can become one. */
function afterPromotions(to: number, king: number, other: number): number[] {
  if (to === king || to === other) return [];
  return [QUEEN, ROOK].map((kind) => endgameTable(kind)[1][placeIndex(kind, to, king, other)]!);
}

/** Writes the places with White to move from which one move leads here, without promotions; returns how many. */
function beforeWhite(kind: number, place: number, into: Int32Array): number {
  const [piece, king, other] = [place >> 12, (place >> 6) & 63, place & 63];
  let count = 0;
  for (let i = 9 * king, from = KING_STEPS[i]!; from >= 0; from = KING_STEPS[++i]!)
    if (from !== piece && !areNear(from, other)) into[count++] = placeIndex(kind, piece, from, other);
  const directions = kind === PAWN ? 2 : kind === ROOK ? FIRST_DIAGONAL : 8;
  // A pawn comes from below, by one square, or by two onto the fourth rank.
  for (let direction = kind === PAWN ? 1 : 0; direction < directions; direction++)
    for (let i = 8 * (8 * piece + direction), from = RAYS[i]!; from >= 0; from = RAYS[++i]!) {
      if (from === king || from === other) break;
      if (kind === PAWN && (from < 8 || piece - from > (piece >> 3 === 3 ? 16 : 8))) break;
      into[count++] = placeIndex(kind, from, king, other);
    }
  return count;
}

function areNear(one: number, other: number): boolean {
  return Math.abs((one & 7) - (other & 7)) <= 1 && Math.abs((one >> 3) - (other >> 3)) <= 1;
}

/** Whether the piece attacks a square, seen through Black's king, which leaves its own, but not through White's. */
function attacks(kind: number, piece: number, to: number, king: number): boolean {
  if (kind === PAWN) return PAWN_ATTACKS[3 * piece] === to || PAWN_ATTACKS[3 * piece + 1] === to;
  const direction = TOWARD[64 * piece + to]!;
  if (direction < 0 || (kind === ROOK && direction >= FIRST_DIAGONAL)) return false;
  const isBehind = TOWARD[64 * piece + king] === direction;
  return !isBehind || Math.abs(king - piece) > Math.abs(to - piece);
}
