/**
 * Proofs without search for the player who answers, after J. Allis (A Knowledge-Based Approach of Connect-Four, 1988: claimeven,
 * baseinverse, zugzwang) and J. Allen (The Complete Book of Connect 4, 2010).
 *
 * Where every column has an even number of empty cells, whoever is not to move can always answer in the column just played in: of
 * each pair of cells the leader then gets the lower one at most, and the follower the upper one. Columns with an odd number of empty
 * cells are paired: to a stone in one the answer is a stone in another, so that the leader may get any of their landing cells (all are
 * counted as his, though he gets one of two), and goes on as if these were gone. Where the follower wins in a cell that is his, the
 * leader never plays below it, and gets nothing above it.
 *
 * All bounds are values "by stones" as in `../connect4.ts`: a game that ends with e empty cells pays 1 + e / 2 rounded down.
 */

let stride: u64 = 0;
let rows: i32 = 0;
let bottom: u64 = 0;
let board: u64 = 0;
/** The cells with an odd number of cells above them: of two in a pair the lower one. */
let lowers: u64 = 0;
/** The others. */
let uppers: u64 = 0;
/** The cells that at least two others stand above, and at least four. */
let belowTwo: u64 = 0;
let belowFour: u64 = 0;

/** What no proof says anything about. */
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

/** The most that these proofs can say that a win pays. */
export function mostProved(): i32 {
  return 1 + ((rows - 1) >> 1);
}

/**
 * The follower does not lose, or wins: what the leader, who is to move, gets at most; NOTHING_PROVED where that is open. The number of
 * empty cells must be even.
 *
 * @param threats cells that win for the follower
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
 * Whether the follower wins at least so much by zugzwang. The number of empty cells must be odd: in one column he has a cell to win at
 * that is the lower one of a pair, the others are paired; when they are full, the leader must play below that cell.
 *
 * @param threats cells that win for the follower
 */
export function winsByZugzwang(leader: u64, all: u64, threats: u64, value: i32): bool {
  const empty = board ^ all;
  const open = (all + bottom) & uppers;
  const reached = belowThreats(empty & (lowers | open), threats & uppers & ~open);
  for (let rest = threats & lowers; rest !== 0; rest &= rest - 1) {
    const cell = rest & (0 - rest);
    const column = columnOf(cell);
    if ((open & column) === 0 || paidAbove(cell) < value) continue;
    // In this column the leader begins, and so takes the upper cells of pairs.
    const begun = empty & uppers & column & (cell - 1);
    if (!hasFour(leader | (reached & ~column) | begun)) return true;
  }
  return false;
}

/** The cells that remain to the leader who never plays right below the follower's cells to win at. */
function belowThreats(reached: u64, threats: u64): u64 {
  for (let rest = threats; rest !== 0; rest &= rest - 1) {
    const cell = rest & (0 - rest);
    reached &= ~columnOf(cell) | (cell - 1);
  }
  return reached;
}

/** What a win pays that comes no later than when all but the cells above one of these are full: the lowest of them counts. */
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

/** The cells of the lowest rows. */
function rowsBelow(count: i32): u64 {
  return count > 0 ? bottom * (((<u64>1) << <u64>count) - 1) : 0;
}

/** Whether four of these cells lie in a row, a column or a diagonal. */
function hasFour(cells: u64): bool {
  let pair = cells & (cells >> 1);
  if (pair & (pair >> 2)) return true;
  for (let step = stride - 1; step <= stride + 1; step++) {
    pair = cells & (cells >> step);
    if (pair & (pair >> (2 * step))) return true;
  }
  return false;
}
