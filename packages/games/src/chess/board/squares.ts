/**
 * Squares are 0 (a1), 1 (b1) to 63 (h8). The tables list the squares that a piece can reach from each square; lists
 * end with -1.
 */

/** Directions as [files, ranks]: along files and ranks first, then the diagonals. */
const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
/** Directions below this index are along files and ranks. */
export const FIRST_DIAGONAL = 4;

const LEAPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

/** The squares of a ray in order, from index `8 * (8 * square + direction)`. */
export const RAYS = new Int8Array(64 * 8 * 8).fill(-1);
/** Knight moves, from index `9 * square`. */
export const KNIGHT_STEPS = steps(LEAPS);
export const KING_STEPS = steps(DIRECTIONS);
/** Squares attacked by a pawn, from index `3 * (64 * colour + square)`. */
export const PAWN_ATTACKS = new Int8Array(3 * 128).fill(-1);
/** Indexed by `64 * from + to`: the direction of the ray that leads there, or -1. */
export const TOWARD = new Int8Array(64 * 64).fill(-1);

for (let square = 0; square < 64; square++) {
  for (const [direction, [files, ranks]] of DIRECTIONS.entries()) {
    let at = 8 * (8 * square + direction);
    for (let far = 1; far < 8; far++) {
      const to = neighbour(square, far * files, far * ranks);
      if (to < 0) break;
      RAYS[at++] = to;
      TOWARD[64 * square + to] = direction;
    }
  }
  for (const colour of [0, 1]) {
    let at = 3 * (64 * colour + square);
    for (const side of [-1, 1]) {
      const to = neighbour(square, side, colour === 0 ? 1 : -1);
      if (to >= 0) PAWN_ATTACKS[at++] = to;
    }
  }
}

export function squareName(square: number): string {
  return `${"abcdefgh"[square & 7]}${(square >> 3) + 1}`;
}

/** @param name square name, such as "e4" */
export function squareNamed(name: string): number {
  return "abcdefgh".indexOf(name[0]!) + 8 * (Number(name[1]) - 1);
}

function neighbour(square: number, files: number, ranks: number): number {
  const file = (square & 7) + files;
  const rank = (square >> 3) + ranks;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 8 * rank + file : -1;
}

function steps(list: readonly (readonly [number, number])[]): Int8Array {
  const table = new Int8Array(9 * 64).fill(-1);
  for (let square = 0; square < 64; square++) {
    const reached = list.map(([files, ranks]) => neighbour(square, files, ranks)).filter((to) => to >= 0);
    table.set(reached, 9 * square);
  }
  return table;
}
