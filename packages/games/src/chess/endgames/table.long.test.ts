import { expect, it } from "vitest";
import { PAWN, QUEEN, ROOK } from "../board/pieces.js";
import { endgameTable, placeIndex } from "./table.js";

/** Rules of three pieces, written plainly: squares are [file, rank]. */
const SQUARES = Array.from({ length: 64 }, (_, square) => [square % 8, Math.floor(square / 8)] as const);
const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const ALL = [...STRAIGHT, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

const squareAt = (file: number, rank: number): number =>
  file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
const STEPS = SQUARES.map(([file, rank]) =>
  ALL.map(([x, y]) => squareAt(file + x, rank + y)).filter((square) => square >= 0),
);

/** The squares that a piece attacks if only one other piece stands in its way. */
function attacked(kind: number, piece: number, way: number): number[] {
  const [file, rank] = SQUARES[piece]!;
  if (kind === PAWN) return [-1, 1].map((x) => squareAt(file + x, rank + 1)).filter((square) => square >= 0);
  const found: number[] = [];
  for (const [x, y] of kind === ROOK ? STRAIGHT : ALL)
    for (let far = 1; ; far++) {
      const square = squareAt(file + far * x, rank + far * y);
      if (square < 0) break;
      found.push(square);
      if (square === way) break;
    }
  return found;
}

it.each([
  ["queen", QUEEN, 10],
  ["rook", ROOK, 16],
  ["pawn", PAWN, 28],
])(
  "king and %s: every value follows from those after all moves, and the longest mate is the known one",
  (_, kind, most) => {
    const [white, black] = endgameTable(kind);
    let slowest = 0;
    const wrong: string[] = [];
    for (let piece = kind === PAWN ? 8 : 0; piece < (kind === PAWN ? 56 : 64); piece++)
      for (let king = 0; king < 64; king++) {
        if (king === piece) continue;
        const seen = attacked(kind, piece, king);
        const isHit = (square: number): boolean => seen.includes(square);
        const guarded = STEPS[king]!;
        for (let other = 0; other < 64; other++) {
          if (other === piece || other === king || guarded.includes(other)) continue;
          // Black to move: the latest mate, or a draw if one move draws.
          let [latest, draws, moves] = [0, 0, 0];
          for (const to of STEPS[other]!) {
            if (to === king || guarded.includes(to) || (to !== piece && isHit(to))) continue;
            moves++;
            const after = to === piece ? 0 : white[placeIndex(kind, piece, king, to)]!;
            if (after === 0) draws++;
            latest = Math.max(latest, after);
          }
          const isLost = moves === 0 ? isHit(other) : draws === 0;
          const found = black[placeIndex(kind, piece, king, other)]!;
          if (found !== (isLost ? latest + 1 : 0)) wrong.push(`black ${piece} ${king} ${other}`);
          // White to move: the soonest mate.
          if (isHit(other)) continue;
          let soonest = 999;
          const see = (kindAfter: number, pieceAfter: number, kingAfter: number): void => {
            const after = endgameTable(kindAfter)[1][placeIndex(kindAfter, pieceAfter, kingAfter, other)]!;
            if (after > 0) soonest = Math.min(soonest, after + 1);
          };
          for (const to of STEPS[king]!)
            if (to !== piece && !STEPS[other]!.includes(to)) see(kind, piece, to);
          const up = piece + 8;
          const isFree = (square: number): boolean => square !== king && square !== other;
          if (kind !== PAWN) {
            // Black's king stands in the way too, but then it would be attacked.
            for (const to of seen) if (to !== king) see(kind, to, king);
          } else if (isFree(up)) {
            if (up >= 56) for (const promoted of [QUEEN, ROOK]) see(promoted, up, king);
            else see(PAWN, up, king);
            if (piece < 16 && isFree(up + 8)) see(PAWN, up + 8, king);
          }
          const value = white[placeIndex(kind, piece, king, other)]!;
          if (value !== (soonest === 999 ? 0 : soonest)) wrong.push(`white ${piece} ${king} ${other}`);
          slowest = Math.max(slowest, value);
        }
      }
    expect(wrong).toEqual([]);
    expect(slowest / 2).toBe(most);
  },
);
