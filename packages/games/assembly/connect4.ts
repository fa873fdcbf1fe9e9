/**
 * Perfect play in Connect Four: null-window alpha-beta over bitboards, after J. Tromp (2008) and P. Pons (2015). The
 * value of a position is the payoff of a win "by stones": one more than the stones the winner has left, 0 for a draw.
 *
 * A board is two words: the stones of the player to move, and all stones. Column c takes the bits from c * stride up,
 * the lowest cell first. The bit above the last cell of a column stays empty, so that shifted words do not run from one
 * column into the next. The sum of both words, with one added per column, is the key: it differs for different boards,
 * is never 0, and the highest bit of a column in it is right above the column's stones. `columns * stride` is at most
 * 56 because the rest of a word holds the value.
 *
 * What the second player can force by answering in the column just played is proved without search
 * (`connect4/follow-up.ts`).
 *
 * There are two tables. Positions with few stones, whose searches are long, use a large table in memory. The many
 * others share a table that fits in the processor's cache, where a lookup costs less than searching again.
 */

import { leaderGetsAtMost, mostProved, setupFollowUp, winsByZugzwang } from "./connect4/follow-up";

/** Whether the search must stop; called every few thousand positions. */
// @ts-expect-error: decorator
@external("env", "expired")
declare function expired(): i32;

let columns: i32 = 0;
let stride: u64 = 0;
let cells: i32 = 0;
/** The lowest cell of every column, and all cells. */
let bottom: u64 = 0;
let board: u64 = 0;
/** The cells of each column, from the middle outward (u64). */
let orderAt: usize = 0;
let smallAt: usize = 0;
let smallShift: u64 = 0;
let largeAt: usize = 0;
let largeShift: u64 = 0;
/** Keys of the opening book's boards in ascending order (u64), and their values (i8); UNKNOWN if not computed. */
let bookAt: usize = 0;
let bookValuesAt: usize = 0;
let bookCount: i32 = 0;
let bookStones: i32 = -1;

let nodes: f64 = 0;
let stopped: bool = false;
let untilAsked: i32 = 0;

const ASKED_EVERY = 4096;
/**
 * Multiplier for Fibonacci hashing (D. Knuth, The Art of Computer Programming 3, 6.4): 2^64 divided by the golden
 * ratio.
 */
const GOLDEN: u64 = 0x9e3779b97f4a7c15;
/** The large table is used for positions with up to this many stones. */
const LARGE_UNTIL = 20;
/**
 * A table entry is key << 8 plus a value offset to be positive: upper bounds are in 0..127, lower bounds in 128..255.
 */
const UPPER = 64;
const LOWER = 192;
const UNKNOWN = 127;
/**
 * Address of the move lists, one per stone count: up to 9 pairs of a stone and the winning cells after it (u64 each).
 */
const LISTS: usize = 1024;
const LIST_BYTES: usize = 160;

/**
 * Sets the board size and the tables.
 * @param order address of the columns' cells; tables have 2^bits entries of 8 bytes
 */
export function setup(
  width: i32,
  height: i32,
  order: usize,
  small: usize,
  smallBits: i32,
  large: usize,
  largeBits: i32,
): void {
  columns = width;
  stride = height + 1;
  cells = width * height;
  orderAt = order;
  smallAt = small;
  smallShift = 64 - smallBits;
  largeAt = large;
  largeShift = 64 - largeBits;
  bottom = 0;
  for (let column = 0; column < width; column++) bottom |= (<u64>1) << (<u64>column * stride);
  board = bottom * (((<u64>1) << <u64>height) - 1);
  setupFollowUp(height, bottom);
}

/** @param stones number of stones on each of the book's boards */
export function openBook(keys: usize, values: usize, count: i32, stones: i32): void {
  bookAt = keys;
  bookValuesAt = values;
  bookCount = count;
  bookStones = stones;
}

export function begin(): void {
  stopped = false;
  untilAsked = ASKED_EVERY;
}

export function wasStopped(): bool {
  return stopped;
}

export function takeNodes(): f64 {
  const taken = nodes;
  nodes = 0;
  return taken;
}

/** The empty cells that would complete four in a row for `own`, reachable or not. */
export function winningCells(own: u64, all: u64): u64 {
  let found: u64 = (own << 1) & (own << 2) & (own << 3);
  for (let step = stride - 1; step <= stride + 1; step++) {
    let pair = (own << step) & (own << (2 * step));
    found |= pair & ((own << (3 * step)) | (own >> step));
    pair = (own >> step) & (own >> (2 * step));
    found |= pair & ((own >> (3 * step)) | (own << step));
  }
  return found & (board ^ all);
}

/** The cells where the next stone in each column lands. */
export function landingCells(all: u64): u64 {
  return (all + bottom) & board;
}

/** All stones of the board with this key. */
function stonesOf(key: u64): u64 {
  let all: u64 = 0;
  for (let i = 0; i < columns; i++) {
    const column = (key >> (<u64>i * stride)) & (((<u64>1) << stride) - 1);
    all |= (((<u64>1) << (63 - clz(column))) - 1) << (<u64>i * stride);
  }
  return all;
}

/**
 * Writes the canonical keys of all undecided boards one stone later; a key may be written more than once.
 *
 * @param from address of `count` keys of boards that nobody has won
 * @returns the number of keys written
 */
export function successors(from: usize, count: i32, to: usize): i32 {
  let written = 0;
  for (let i = 0; i < count; i++) {
    const key = load<u64>(from + (<usize>i << 3));
    const all = stonesOf(key);
    const own = key - all - bottom;
    for (let rest = landingCells(all) & ~winningCells(own, all); rest !== 0; rest &= rest - 1) {
      const stone = rest & (0 - rest);
      store<u64>(to + (<usize>(written++) << 3), canonical(own ^ all, all | stone));
    }
  }
  return written;
}

/** Keeps only the keys of boards on which the player to move has no immediate win; returns how many remain. */
export function undecided(at: usize, count: i32): i32 {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const key = load<u64>(at + (<usize>i << 3));
    const all = stonesOf(key);
    if (landingCells(all) & winningCells(key - all - bottom, all)) continue;
    store<u64>(at + (<usize>(kept++) << 3), key);
  }
  return kept;
}

/** The smaller of the keys of a board and its mirror image. */
export function canonical(own: u64, all: u64): u64 {
  const key = own + all + bottom;
  const column: u64 = ((<u64>1) << stride) - 1;
  let mirrored: u64 = 0;
  for (let i = 0; i < columns; i++) {
    mirrored = (mirrored << stride) | ((key >> (<u64>i * stride)) & column);
  }
  return min(key, mirrored);
}

/**
 * The value of a board for the player to move, who must have no immediate win: exact inside the window, otherwise a
 * bound on that side of it. Meaningless if the search was stopped.
 */
export function search(own: u64, all: u64, stones: i32, alpha: i32, beta: i32): i32 {
  return negamax(own, all, winningCells(own ^ all, all), stones, alpha, beta);
}

/** @param danger cells where the opponent would win */
function negamax(own: u64, all: u64, danger: u64, stones: i32, alpha: i32, beta: i32): i32 {
  nodes++;
  if (--untilAsked === 0) {
    untilAsked = ASKED_EVERY;
    if (expired()) stopped = true;
  }
  const lost = -((cells - stones) >> 1);
  let landing = landingCells(all);
  const forced = landing & danger;
  if (forced) {
    if (forced & (forced - 1)) return lost;
    landing = forced;
  }
  // Never play right below a cell where the opponent would win.
  landing &= ~(danger >> 1);
  if (landing === 0) return lost;
  if (stones >= cells - 2) return 0;

  // Nobody can win with the next two stones.
  alpha = max(alpha, -((cells - 2 - stones) >> 1));
  if (alpha >= beta) return alpha;
  beta = min(beta, (cells - 1 - stones) >> 1);
  if (alpha >= beta) return beta;

  if (stones === bookStones) {
    const value = valueInBook(canonical(own, all));
    if (value !== UNKNOWN) return value;
  }
  const key = own + all + bottom;
  const entryAt = placeOf(key, stones);
  const entry = load<u64>(entryAt);
  if (entry >> 8 === key) {
    const value = <i32>(entry & 255);
    if (value >= 128) {
      alpha = max(alpha, value - LOWER);
      if (alpha >= beta) return alpha;
    } else {
      beta = min(beta, value - UPPER);
      if (alpha >= beta) return beta;
    }
  }

  // Try the moves that create the most winning cells first; ties go to the middle.
  const other = own ^ all;
  const isEven = ((cells - stones) & 1) === 0;
  const isProvable = beta <= mostProved();
  const list = LISTS + <usize>stones * LIST_BYTES;
  let count: usize = 0;
  for (let i = 0; i < columns; i++) {
    const stone = landing & load<u64>(orderAt + (<usize>i << 3));
    if (stone === 0) continue;
    const next = other + (all | stone) + bottom;
    const known = load<u64>(placeOf(next, stones + 1));
    if (known >> 8 === next && (known & 255) < 128) {
      // The table entry of the next position may already cause a cutoff (A. Plaat et al. 1996, enhanced transposition
      // cutoffs).
      const value = UPPER - <i32>(known & 255);
      if (value >= beta) return value;
    }
    const threats = winningCells(own | stone, all | stone);
    if (isProvable) {
      // After this stone the opponent is the leader and this player the follower.
      if (isEven) {
        if (winsByZugzwang(other, all | stone, threats, beta)) return beta;
      } else {
        const value = -leaderGetsAtMost(other, own | stone, all | stone, threats);
        if (value >= beta) return value;
      }
    }
    const worth = popcnt(threats);
    let at = list + (count++ << 4);
    while (at > list && popcnt(load<u64>(at - 8)) < worth) {
      store<u64>(at, load<u64>(at - 16));
      store<u64>(at + 8, load<u64>(at - 8));
      at -= 16;
    }
    store<u64>(at, stone);
    store<u64>(at + 8, threats);
  }
  for (let at = list; at < list + (count << 4); at += 16) {
    const stone = load<u64>(at);
    const value = -negamax(other, all | stone, load<u64>(at + 8), stones + 1, -beta, -alpha);
    if (stopped) return 0;
    if (value >= beta) {
      store<u64>(entryAt, (key << 8) | <u64>(value + LOWER));
      return value;
    }
    alpha = max(alpha, value);
  }
  store<u64>(entryAt, (key << 8) | <u64>(alpha + UPPER));
  return alpha;
}

/** The address of a board's table entry. */
@inline function placeOf(key: u64, stones: i32): usize {
  const hash = key * GOLDEN;
  return stones <= LARGE_UNTIL
    ? largeAt + (<usize>(hash >> largeShift) << 3)
    : smallAt + (<usize>(hash >> smallShift) << 3);
}

function valueInBook(key: u64): i32 {
  let low = 0;
  let high = bookCount - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = load<u64>(bookAt + (<usize>middle << 3));
    if (found === key) return load<i8>(bookValuesAt + <usize>middle);
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return UNKNOWN;
}
