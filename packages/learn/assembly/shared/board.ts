/** Boards of 4 x 4 cells of four bits, row by row from the lowest bits: operations shared by all kernels. */

/** Transposes a board: first the cells within each 2 x 2 block are swapped, then the blocks. */
// @ts-expect-error: decorator
@inline
export function transposed(board: u64): u64 {
  const inner = (board ^ (board >> 12)) & 0x0000f0f00000f0f0;
  board ^= inner ^ (inner << 12);
  const outer = (board ^ (board >> 24)) & 0x00000000ff00ff00;
  return board ^ outer ^ (outer << 24);
}
