import type { PositionFeatures } from "@tyche/learn";
import type { Board } from "../board/board.js";
import { ADVANCE, BISHOP, BLACK, CENTRE, KING, KNIGHT, PAWN, QUEEN, ROOK, SHELTER } from "../board/pieces.js";
import type { ChessPosition } from "../board/position.js";
import { squareName } from "../board/squares.js";
import { addMobility, MOBILITY } from "./mobility.js";
import { addStructure, STRUCTURE_NAMES } from "./structure.js";

/** Optional features in addition to the number of pieces of each kind. */
export interface Sights {
  /** Pawn advance, centrality of knights and bishops, king shelter, and total mobility. */
  readonly sums?: boolean;
  /** Squares reached by knights, bishops, rooks and queens, one number for each kind. */
  readonly mobility?: boolean;
  /** Pawn structure, king safety, open files, the bishop pair, castling rights and the side to move. */
  readonly structure?: boolean;
  /** Piece placement by square; mirrored files share a feature. */
  readonly squares?: boolean;
  /** All features again, multiplied by the endgame phase. */
  readonly phases?: boolean;
}

/** Chess features; with `sights`, their weights can be stored as lookup tables for play (`SquareTables`). */
export interface ChessFeatures extends PositionFeatures<ChessPosition> {
  readonly sights?: Sights;
}

const PIECES = ["", "pawn", "knight", "bishop", "rook", "queen", "king"];
/** Kinds with a mobility feature, in feature order. */
export const MOVING = [KNIGHT, BISHOP, ROOK, QUEEN];
/** Divisor of sums and mobility, which puts them on a scale similar to the pieces'. */
export const SCALE = 10;
/**
 * Value of a placement feature. It reduces the effect of an update to a sixteenth: each placement is seen rarely, and
 * the results are mostly noise.
 */
export const PLACE = 0.25;

/** Indexed by kind: its phase weight. */
const WEIGHTS = [0, 0, 1, 1, 2, 4, 0];
/** Phase weight of all pieces at the start. */
const ALL = 24;

/**
 * Endgame phase: 0 with all pieces on the board to 1 with only pawns and kings. A knight or bishop counts 1, a rook
 * 2, a queen 4.
 */
export function endness({ counts }: Board): number {
  let left = 0;
  for (let kind = KNIGHT; kind <= QUEEN; kind++)
    left += WEIGHTS[kind]! * (counts[kind]! + counts[kind + BLACK]!);
  return left >= ALL ? 0 : 1 - left / ALL;
}

/**
 * Indexed by `64 * kind + square` from white's view: index of the placement feature; -1 for pawns on impossible
 * squares.
 */
export const PLACES = new Int16Array(7 * 64).fill(-1);
const PLACE_NAMES: string[] = [];
for (let kind = PAWN; kind <= KING; kind++) {
  for (let square = 0; square < 64; square++) {
    const file = square & 7;
    if (file > 3 || (kind === PAWN && (square < 8 || square >= 56))) continue;
    PLACES[(kind << 6) | square] = PLACES[(kind << 6) | (square ^ 7)] = PLACE_NAMES.length;
    PLACE_NAMES.push(`${PIECES[kind]} ${squareName(square)}`);
  }
}

/** The placement tables whose sums a board maintains. */
export const SUMS = [ADVANCE, CENTRE, SHELTER] as const;
const SUM_NAMES = ["advance", "centre", "shelter", "mobility"];
const NUMBERS = PIECES.slice(PAWN, KING);
const REACHED = MOVING.map((kind) => `${PIECES[kind]} mobility`);

/**
 * Features as white minus black: the number of each kind, then those selected by `sights`: sums, mobility, placement.
 * With phases, the second half of the list is the first half times `endness`.
 */
export function sightFeatures(name: string, sights: Sights): ChessFeatures {
  const own = [
    ...NUMBERS,
    ...(sights.sums ? SUM_NAMES : []),
    ...(sights.mobility ? REACHED : []),
    ...(sights.structure ? STRUCTURE_NAMES : []),
    ...(sights.squares ? PLACE_NAMES : []),
  ];
  const names = sights.phases ? [...own, ...own.map((feature) => `${feature}, end`)] : own;
  const mobility = new Float64Array(MOBILITY);
  return {
    name,
    names,
    sights,
    shown: sights.squares
      ? names.filter((feature) => !PLACE_NAMES.includes(feature.replace(", end", "")))
      : names,
    write(position, into) {
      const { board } = position;
      into.fill(0);
      let at = 0;
      for (let kind = PAWN; kind <= QUEEN; kind++)
        into[at++] = board.counts[kind]! - board.counts[kind + BLACK]!;
      mobility.fill(0);
      if (sights.sums || sights.mobility || sights.structure) {
        addMobility(board, 0, 1, mobility);
        addMobility(board, 1, -1, mobility);
      }
      if (sights.sums) {
        into[at++] = board.advance / SCALE;
        into[at++] = board.centre / SCALE;
        into[at++] = board.shelter / SCALE;
        into[at++] = (mobility[KNIGHT]! + mobility[BISHOP]! + mobility[ROOK]! + mobility[QUEEN]!) / SCALE;
      }
      if (sights.mobility) for (const kind of MOVING) into[at++] = mobility[kind]! / SCALE;
      if (sights.structure) {
        addStructure(position, mobility, into, at);
        at += STRUCTURE_NAMES.length;
      }
      if (sights.squares) addPlaces(board, into, at);
      if (!sights.phases) return;
      const end = endness(board);
      for (let i = 0; i < own.length; i++) into[own.length + i] = end * into[i]!;
    },
  };
}

function addPlaces({ bits, squares }: Board, into: Float64Array, from: number): void {
  for (let word = 0; word < 4; word++) {
    const turned = word < 2 ? 0 : 56;
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      const square = 32 * (word & 1) + 31 - Math.clz32(left & -left);
      const kind = squares[square]! & 7;
      into[from + PLACES[(kind << 6) | (square ^ turned)]!]! += turned === 0 ? PLACE : -PLACE;
    }
  }
}
