import { BLACK, KING, KNIGHT, PAWN, QUEEN } from "../board/pieces.js";
import type { ChessPosition } from "../board/position.js";
import { addMobility, MOBILITY } from "./mobility.js";
import { endness, MOVING, PLACE, PLACES, SCALE, type Sights, SUMS } from "./squares.js";
import { addStructure, STRUCTURE_NAMES } from "./structure.js";

/**
 * Weights of `sightFeatures` as lookup tables for play: evaluating a position costs one lookup for each piece instead
 * of one product for each weight. Values are from white's side, -1 to 1.
 */
export class SquareTables {
  /** Indexed by `64 * piece + square`: the score, and its change towards the endgame. Black's scores are negative. */
  private readonly counts = new Float64Array(16 * 64);
  private readonly later = new Float64Array(16 * 64);
  /**
   * Indexed by kind: the score of a reached square, and its change towards the endgame; undefined if mobility is not
   * used.
   */
  private readonly reaches: readonly [Float64Array, Float64Array] | undefined;
  private readonly reached = new Float64Array(MOBILITY);
  /** The weights of structure, and their change towards the endgame; empty if structure is not used. */
  private readonly structure: readonly [Float64Array, Float64Array];
  private readonly seen: Float64Array;

  /** @param weights one for each feature of these sights */
  constructor(sights: Sights, weights: ArrayLike<number>) {
    const half = sights.phases ? weights.length / 2 : weights.length;
    const isMobile = sights.sums === true || sights.mobility === true || sights.structure === true;
    const from = QUEEN + (sights.sums ? SUMS.length + 1 : 0) + (sights.mobility ? MOVING.length : 0);
    const structure = (first: number): Float64Array =>
      Float64Array.from(sights.structure ? STRUCTURE_NAMES : [], (_, i) =>
        first < 0 ? 0 : weights[first + from + i]!,
      );
    this.structure = [structure(0), structure(sights.phases ? half : -1)];
    this.seen = new Float64Array(this.structure[0].length);
    const own = this.lay(this.counts, sights, (i) => weights[i]!);
    const later = sights.phases
      ? this.lay(this.later, sights, (i) => weights[half + i]!)
      : new Float64Array(8);
    this.reaches = isMobile ? [own, later] : undefined;
  }

  readonly evaluate = (position: ChessPosition): number => {
    const { board } = position;
    const { bits, squares } = board;
    let sum = 0;
    let more = 0;
    for (let word = 0; word < 4; word++) {
      for (let left = bits[word]!; left !== 0; left &= left - 1) {
        const square = 32 * (word & 1) + 31 - Math.clz32(left & -left);
        const at = (squares[square]! << 6) | square;
        sum += this.counts[at]!;
        more += this.later[at]!;
      }
    }
    if (this.reaches) {
      const { reached } = this;
      const [own, later] = this.reaches;
      reached.fill(0);
      addMobility(board, 0, 1, reached);
      addMobility(board, 1, -1, reached);
      for (let kind = KNIGHT; kind <= QUEEN; kind++) {
        sum += own[kind]! * reached[kind]!;
        more += later[kind]! * reached[kind]!;
      }
      const { seen, structure } = this;
      if (seen.length > 0) addStructure(position, reached, seen.fill(0), 0);
      for (let i = 0; i < seen.length; i++) {
        sum += structure[0][i]! * seen[i]!;
        more += structure[1][i]! * seen[i]!;
      }
    }
    return Math.tanh(sum + endness(board) * more);
  };

  /**
   * Fills a piece-square table.
   *
   * @returns indexed by kind: the score of each reached square
   */
  private lay(into: Float64Array, sights: Sights, weight: (i: number) => number): Float64Array {
    const sums = QUEEN;
    const mobility = sums + (sights.sums ? SUMS.length + 1 : 0);
    const places = mobility + (sights.mobility ? MOVING.length : 0) + this.seen.length;
    for (let kind = PAWN; kind <= KING; kind++) {
      for (let square = 0; square < 64; square++) {
        const at = (kind << 6) | square;
        let count = kind < KING ? weight(kind - PAWN) : 0;
        if (sights.sums)
          for (const [i, sum] of SUMS.entries()) count += (weight(sums + i) * sum[at]!) / SCALE;
        if (sights.squares && PLACES[at]! >= 0) count += weight(places + PLACES[at]!) * PLACE;
        into[at] = count;
        into[((kind + BLACK) << 6) | (square ^ 56)] = -count;
      }
    }
    const reaches = new Float64Array(8);
    for (const [i, kind] of MOVING.entries()) {
      const all = sights.sums ? weight(sums + SUMS.length) : 0;
      reaches[kind] = (all + (sights.mobility ? weight(mobility + i) : 0)) / SCALE;
    }
    return reaches;
  }
}
