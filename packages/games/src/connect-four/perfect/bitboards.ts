import { type ConnectFourState, type Size, stonesOn } from "../board.js";

/** A board as the kernel has it: the stones of the player to move, and all, a bit a cell (`assembly/connect4.ts`). */
export interface Bitboard {
  readonly own: bigint;
  readonly all: bigint;
  readonly stones: number;
}

/** Bits of a column: its cells and an empty one above them. */
function strideOf({ rows }: Pick<Size, "rows">): number {
  return rows + 1;
}

/** Whether a board leaves room for a value beside its key in a word of 64 bits. */
export function fitsKernel(size: Size): boolean {
  return size.columns * strideOf(size) <= 56;
}

/** A state as the solver has it. */
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

/** The cells of a column, counted from the left. */
export function cellsOf(size: Size, column: number): bigint {
  return ((1n << BigInt(size.rows)) - 1n) << BigInt(column * strideOf(size));
}

/** The key of the empty board: one in each column (`assembly/connect4.ts`). */
export function emptyKey(size: Size): bigint {
  const stride = strideOf(size);
  return Array.from({ length: size.columns }, (_, column) => 1n << BigInt(column * stride)).reduce(
    (sum, bit) => sum + bit,
  );
}

/** The board of a key: of the mover's stones, all stones and the empty board's key, the sum. */
export function boardOfKey(size: Size, key: bigint): Bitboard {
  const stride = BigInt(strideOf(size));
  const column = (1n << stride) - 1n;
  let all = 0n;
  let stones = 0;
  for (let x = 0n; x < size.columns; x++) {
    // Its highest bit stands right above the column's stones.
    const height = ((key >> (x * stride)) & column).toString(2).length - 1;
    all |= ((1n << BigInt(height)) - 1n) << (x * stride);
    stones += height;
  }
  return { own: key - all - emptyKey(size), all, stones };
}
