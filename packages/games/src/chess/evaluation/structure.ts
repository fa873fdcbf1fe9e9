import { BISHOP, BLACK, KNIGHT, QUEEN, ROOK } from "../board/pieces.js";
import type { ChessPosition } from "../board/position.js";
import { AT_KING } from "./mobility.js";

/** Indices of the features; a passed pawn has one for each rank from the second to the seventh. */
const [PAIR, DOUBLED, ISOLATED, SUPPORTED, PASSED] = [0, 1, 2, 3, 4] as const;
const [OPEN, HALF_OPEN, ATTACKED, SHIELD, BARE, CASTLING, TURN, ATTACK] = [
  10, 11, 12, 13, 14, 15, 16, 17,
] as const;

/** White minus black, except for the side to move: 1 white, -1 black. */
export const STRUCTURE_NAMES: readonly string[] = [
  "bishop pair",
  "doubled pawn",
  "isolated pawn",
  "supported pawn",
  ...[2, 3, 4, 5, 6, 7].map((rank) => `passed pawn on rank ${rank}`),
  "rook on open file",
  "rook on half-open file",
  "piece attacked by pawn",
  "pawn before king",
  "file without pawn at king",
  "castling right",
  "side to move",
  ...["knight", "bishop", "rook", "queen"].map((piece) => `${piece} at king`),
];

/** Number of bits in a word of eight. */
const BITS = Uint8Array.from({ length: 256 }, (_, word) => word.toString(2).replaceAll("0", "").length);
/** A word of eight bits in reverse order. */
const MIRRORED = Uint8Array.from({ length: 256 }, (_, word) =>
  Number.parseInt(word.toString(2).padStart(8, "0").split("").reverse().join(""), 2),
);
/** Indexed by colour and file, with an empty file at both ends: the ranks of pawns from the own side, a bit each. */
const own = [new Uint8Array(10), new Uint8Array(10)] as const;

/**
 * Adds the features of a position to a list.
 *
 * @param mobility the counts of `addMobility`, white minus black
 * @param at index of the first feature
 */
export function addStructure(
  position: ChessPosition,
  mobility: Float64Array,
  into: Float64Array,
  at: number,
): void {
  const { pawns } = position.board;
  for (let file = 1; file < 9; file++) {
    own[0][file] = pawns[file]!;
    own[1][file] = MIRRORED[pawns[10 + file]!]!;
  }
  addSide(position, 0, 1, into, at);
  addSide(position, 1, -1, into, at);
  into[at + TURN]! += position.side === 0 ? 1 : -1;
  for (let kind = KNIGHT; kind <= QUEEN; kind++)
    into[at + ATTACK + kind - KNIGHT]! += mobility[AT_KING + kind]!;
}

function addSide(
  { board, castling }: ChessPosition,
  side: number,
  sign: number,
  into: Float64Array,
  at: number,
): void {
  const { counts, kings, squares, bits } = board;
  const mine = own[side]!;
  const theirs = own[1 - side]!;
  if (counts[BISHOP + side * BLACK]! > 1) into[at + PAIR]! += sign;
  into[at + CASTLING]! += sign * BITS[(castling >> (2 * side)) & 3]!;
  for (let file = 1; file < 9; file++) {
    const ranks = mine[file]!;
    if (ranks === 0) continue;
    const beside = mine[file - 1]! | mine[file + 1]!;
    const count = BITS[ranks]!;
    into[at + DOUBLED]! += sign * (count - 1);
    if (beside === 0) into[at + ISOLATED]! += sign * count;
    into[at + SUPPORTED]! += sign * BITS[ranks & (beside << 1)]!;
    const first = 31 - Math.clz32(ranks);
    const before = MIRRORED[theirs[file - 1]! | theirs[file]! | theirs[file + 1]!]!;
    if (before >> (first + 1) === 0) into[at + PASSED + first - 1]! += sign;
  }
  const king = kings[side]! ^ (56 * side);
  const ahead = (6 << (king >> 3)) & 255;
  for (let file = king & 7; file < (king & 7) + 3; file++) {
    into[at + SHIELD]! += sign * BITS[mine[file]! & ahead]!;
    if (mine[file] === 0 && file > 0 && file < 9) into[at + BARE]! += sign;
  }
  for (let half = 0; half < 2; half++) {
    for (let left = bits[2 * side + half]!; left !== 0; left &= left - 1) {
      const square = 32 * half + 31 - Math.clz32(left & -left);
      const kind = squares[square]! & 7;
      if (kind < KNIGHT || kind > QUEEN) continue;
      const file = (square & 7) + 1;
      // Seen from the other side, its pawns attack the next higher rank.
      const rank = (square ^ (56 * (1 - side))) >> 3;
      if (((theirs[file - 1]! | theirs[file + 1]!) << 1) & (1 << rank)) into[at + ATTACKED]! += sign;
      if (kind === ROOK && mine[file] === 0) into[at + (theirs[file] === 0 ? OPEN : HALF_OPEN)]! += sign;
    }
  }
}
