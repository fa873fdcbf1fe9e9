/**
 * Proofs without search for the player who answers, after J. Allis (A Knowledge-Based Approach of Connect-Four, 1988:
 * claimeven, baseinverse, zugzwang) and J. Allen (The Complete Book of Connect 4, 2010).
 *
 * If every column has an even number of empty cells, the player who is not to move (the follower) can always answer in
 * the column just played. Of each pair of cells the leader then gets at most the lower one and the follower the upper
 * one. Columns with an odd number of empty cells are paired: a stone in one is answered by a stone in the other. The
 * leader may then get either of their landing cells (both are counted, although only one is taken), and play continues
 * as if these cells were gone. If one of the follower's cells wins, the leader never plays below it and gets nothing
 * above it.
 *
 * All bounds are values "by stones" as in `../connect4.ts`: a game that ends with e empty cells pays 1 + floor(e / 2).
 */

let stride: u64 = 0;
let rows: i32 = 0;
let bottom: u64 = 0;
let board: u64 = 0;
/** The cells with an odd number of cells above them: the lower cell of each pair. */
let lowers: u64 = 0;
/** The upper cell of each pair. */
let uppers: u64 = 0;
/** The cells with at least two other cells above them, and those with at least four. */
let belowTwo: u64 = 0;
let belowFour: u64 = 0;

/** Returned if nothing was proved. */
export const NOTHING_PROVED = 127;

export function setupFollowUp(height: i32, lowest: u64): void {
  rows = height;
  stride = height + 1;
  bottom = lowest;
  board = rowsBelow(height);
  lowers = 0;
  for (let row = height - 2; row >= 0; row -= 2) lowers |= bottom << <u64>row;
  uppers = board ^ lowers;
  belowTwo = rowsBelow(height - 2);
  belowFour = rowsBelow(height - 4);
}

/** The largest winning value that these proofs can establish. */
export function mostProved(): i32 {
  return 1 + ((rows - 1) >> 1);
}

/**
 * An upper bound on what the leader, who is to move, can get: 0 if the follower does not lose, negative if the follower
 * wins, NOTHING_PROVED if unknown. The number of empty cells must be even.
 *
 * @param threats cells where the follower would win
 */
export function leaderGetsAtMost(leader: u64, follower: u64, all: u64, threats: u64): i32 {
  const empty = board ^ all;
  const open = (all + bottom) & uppers;
  const own = threats & uppers & ~open;
  const reached = belowThreats(empty & (lowers | open), own);
  if (hasFour(leader | reached)) return NOTHING_PROVED;
  if (own) return -paidAbove(own);
  const followed = follower | (empty & uppers & ~open);
  if (!hasFour(followed)) return 0;
  if (!hasFour(followed & belowTwo)) return -1;
  return hasFour(followed & belowFour) ? -3 : -2;
}

/**
 * Whether the follower wins at least `value` by zugzwang. The number of empty cells must be odd: in one column the
 * follower has a winning cell that is the lower one of a pair, and the other columns are paired. When those are full,
 * the leader must play below the winning cell.
 *
 * @param threats cells where the follower would win
 */
export function winsByZugzwang(leader: u64, all: u64, threats: u64, value: i32): bool {
  const empty = board ^ all;
  const open = (all + bottom) & uppers;
  const reached = belowThreats(empty & (lowers | open), threats & uppers & ~open);
  for (let rest = threats & lowers; rest !== 0; rest &= rest - 1) {
    const cell = rest & (0 - rest);
    const column = columnOf(cell);
    if ((open & column) === 0 || paidAbove(cell) < value) continue;
    // In this column the leader plays first, and so takes the upper cells of pairs.
    const begun = empty & uppers & column & (cell - 1);
    if (!hasFour(leader | (reached & ~column) | begun)) return true;
  }
  return false;
}

/** The cells the leader can still get without playing right below a winning cell of the follower. */
function belowThreats(reached: u64, threats: u64): u64 {
  for (let rest = threats; rest !== 0; rest &= rest - 1) {
    const cell = rest & (0 - rest);
    reached &= ~columnOf(cell) | (cell - 1);
  }
  return reached;
}

/**
 * The least that the follower's win pays if it comes when all but the cells above one of these are full; the lowest
 * cell counts.
 */
function paidAbove(threats: u64): i32 {
  let most = 0;
  for (let rest = threats; rest !== 0; rest &= rest - 1) most = max(most, rows - 1 - rowOf(rest & (0 - rest)));
  return 1 + (most >> 1);
}

// @ts-expect-error: decorator
@inline
function rowOf(cell: u64): i32 {
  return <i32>(ctz(cell) % stride);
}

// @ts-expect-error: decorator
@inline
function columnOf(cell: u64): u64 {
  return (((<u64>1) << stride) - 1) << (ctz(cell) - <u64>rowOf(cell));
}

/** All cells of the lowest `count` rows. */
function rowsBelow(count: i32): u64 {
  return count > 0 ? bottom * (((<u64>1) << <u64>count) - 1) : 0;
}

/** Whether four of these cells are in a row, column or diagonal. */
function hasFour(cells: u64): bool {
  let pair = cells & (cells >> 1);
  if (pair & (pair >> 2)) return true;
  for (let step = stride - 1; step <= stride + 1; step++) {
    pair = cells & (cells >> step);
    if (pair & (pair >> (2 * step))) return true;
  }
  return false;
}
