/**
 * Writes the pairs of occupied slots as feature numbers (`PairFeatures` in src/kernels/board-encoding.ts): 32-bit
 * numbers at `to`, each first + ((distance - 1) * slots + lower slot) * 16 + 4 * class of the lower + class of the
 * higher.
 *
 * @param sign 1 for the line as it is, -1 for the view from its other end
 * @param occupied space for a 32-bit number per slot
 * @returns the end of the list
 */
export function pairsOf(
  board: usize,
  sign: i32,
  slots: i32,
  reach: u32,
  first: u32,
  occupied: usize,
  to: usize,
): usize {
  let count = occupied;
  for (let slot = 0; slot < slots; slot++) {
    const value = sign * <i32>load<i8>(board + <usize>(sign > 0 ? slot : slots - 1 - slot));
    if (value == 0) continue;
    const kind = value > 0 ? (value > 1 ? 3 : 2) : value < -1 ? 0 : 1;
    for (let p = count; p > occupied; ) {
      p -= 4;
      // An occupied slot is stored as 4 * slot + class.
      const there = load<u32>(p);
      const distance = <u32>slot - (there >> 2);
      if (distance > reach) break;
      const pair = (distance - 1) * <u32>slots + (there >> 2);
      store<u32>(to, first + (pair << 4) + ((there & 3) << 2) + <u32>kind);
      to += 4;
    }
    store<u32>(count, <u32>((slot << 2) | kind));
    count += 4;
  }
  return to;
}

/** The class of a slot's content: 0 for -2 or less, 1 for -1, 2 for 1, 3 for 2 or more. */
// @ts-expect-error: decorator
@inline function kindOf(board: usize, slot: u32): u32 {
  const value = max(-2, min(2, <i32>load<i8>(board + slot)));
  return <u32>(value + 2 - <i32>(value > 0));
}

/**
 * Writes the addresses of the rows of all pairs with a marked slot: 32-bit numbers at `to`, 8 bytes apart.
 *
 * @param marked a bit for each slot of the line, 32 at most
 * @param filled a bit for each occupied slot
 * @param rows address of the rows of all pairs, each `bytes` bytes long
 * @returns the end of the list
 */
export function markedPairs(
  board: usize,
  sign: i32,
  slots: u32,
  reach: u32,
  marked: u32,
  filled: u32,
  rows: usize,
  bytes: usize,
  to: usize,
): usize {
  const span: u64 = (<u64>2 << (2 * reach)) - 1;
  for (let rest = marked & filled; rest != 0; rest &= rest - 1) {
    const slot = <u32>ctz(rest);
    const kind = kindOf(board, slot);
    const bit: u32 = (<u32>1) << slot;
    // Pairs with two marked slots are written with the lower one.
    const near = <u32>((span << slot) >> reach) & filled & ~bit & ~(marked & (bit - 1));
    for (let others = near; others != 0; others &= others - 1) {
      const other = <u32>ctz(others);
      const otherKind = kindOf(board, other);
      const isLower = slot < other;
      const low = isLower ? slot : other;
      const high = isLower ? other : slot;
      const lowKind = isLower ? kind : otherKind;
      const highKind = isLower ? otherKind : kind;
      // Seen from the other end, the higher slot is the lower one, and signs change.
      const first = sign > 0 ? low : slots - 1 - high;
      const kinds = sign > 0 ? 4 * lowKind + highKind : 4 * (3 - highKind) + (3 - lowKind);
      const row = (((high - low - 1) * slots + first) << 4) + kinds;
      store<u32>(to, <u32>(rows + <usize>row * bytes));
      to += 8;
    }
  }
  return to;
}
