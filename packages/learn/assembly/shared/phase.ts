/**
 * The phase of the game that a board is in (`Phases` in src/kernels/board-encoding.ts).
 *
 * @param sign 1 for the line as it is, -1 for the view from its other end
 * @param slots slots of the line, 32 at most; bytes after it, up to the 32nd, are read but ignored
 */
export function phaseOf(board: usize, sign: i32, slots: u32, zone: u32, most: u32): usize {
  const zero = i8x16.splat(0);
  const low = v128.load(board);
  const high = v128.load(board, 16);
  const line: u32 = <u32>-1 >> (32 - slots);
  const above = (i8x16.bitmask(i8x16.gt_s(low, zero)) | (i8x16.bitmask(i8x16.gt_s(high, zero)) << 16)) & line;
  const below = (i8x16.bitmask(i8x16.lt_s(low, zero)) | (i8x16.bitmask(i8x16.lt_s(high, zero)) << 16)) & line;
  // No number above zero has one below zero ahead of it: they have passed each other.
  if (above == 0 || below == 0 || 31 - clz(above) < ctz(below)) return 0;
  let upper: u32 = 0;
  for (let bits = above & ~(line >> zone); bits != 0; bits &= bits - 1) {
    upper += <u32>load<i8>(board + <usize>ctz(bits));
  }
  let lower: u32 = 0;
  for (let bits = below & ~(<u32>-1 << zone); bits != 0; bits &= bits - 1) {
    lower -= <u32>load<i8>(board + <usize>ctz(bits));
  }
  upper = min(upper, most);
  lower = min(lower, most);
  const own = sign > 0 ? upper : lower;
  const other = sign > 0 ? lower : upper;
  return <usize>(1 + own * (most + 1) + other);
}
