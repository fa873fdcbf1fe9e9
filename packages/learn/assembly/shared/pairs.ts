/**
 * Writes which pairs of slots hold something, and what (`PairFeatures` in src/network/board-encoding.ts): numbers of 32 bits
 * from `to`, each first + ((distance - 1) * slots + lower slot) * 16 + 4 * class of the lower + class of the higher.
 *
 * @param sign 1 for the line as it is, -1 as seen from its other end
 * @param occupied room for a number of 32 bits for each slot
 * @returns where the list ends
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
      // A slot that holds something is kept as 4 * slot + class.
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
