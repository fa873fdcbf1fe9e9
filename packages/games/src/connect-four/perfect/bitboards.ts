import { type ConnectFourState, type Size, stonesOn } from "../board/board.js";

/** A board in the kernel's format: bit sets of the mover's stones and of all stones (`assembly/connect4.ts`). */
export interface Bitboard {
  readonly own: bigint;
  readonly all: bigint;
  readonly stones: number;
}

/** Bits per column: its cells and an empty one above them. */
function strideOf({ rows }: Pick<Size, "rows">): number {
  return rows + 1;
}

/** Whether a board's key and a value fit into one 64-bit word. */
export function fitsKernel(size: Size): boolean {
  return size.columns * strideOf(size) <= 56;
}

/** Converts a state to bitboards. */
export function bitboardOf(size: Size, state: ConnectFourState): Bitboard {
  const stride = strideOf(size);
  const stones = stonesOn(state);
  const mine = stones % 2 === 0 ? "X" : "O";
  let own = 0n;
  let all = 0n;
  for (const [x, column] of state.entries()) {
    for (const [y, stone] of [...column].entries()) {
      const cell = 1n << BigInt(x * stride + y);
      all |= cell;
      if (stone === mine) own |= cell;
    }
  }
  return { own, all, stones };
}

/** Bit set of the cells of a column, counted from the left. */
export function cellsOf(size: Size, column: number): bigint {
  return ((1n << BigInt(size.rows)) - 1n) << BigInt(column * strideOf(size));
}

/** Key of the empty board: a one in each column (`assembly/connect4.ts`). */
export function emptyKey(size: Size): bigint {
  const stride = strideOf(size);
  return Array.from({ length: size.columns }, (_, column) => 1n << BigInt(column * stride)).reduce(
    (sum, bit) => sum + bit,
  );
}

/** Decodes a key: the sum of the mover's stones, all stones and the key of the empty board. */
export function boardOfKey(size: Size, key: bigint): Bitboard {
  const stride = BigInt(strideOf(size));
  const column = (1n << stride) - 1n;
  let all = 0n;
  let stones = 0;
  for (let x = 0n; x < size.columns; x++) {
    // The highest bit is directly above the column's stones.
    const height = ((key >> (x * stride)) & column).toString(2).length - 1;
    all |= ((1n << BigInt(height)) - 1n) << (x * stride);
    stones += height;
  }
  return { own: key - all - emptyKey(size), all, stones };
}
