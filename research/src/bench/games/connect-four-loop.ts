/**
 * The baseline for `tyche bench`: alpha-beta written by hand for connect four only, without any code of the engine. The
 * engine's search on the same tree is compared with it.
 *
 * Convention of the 798,501 nodes at depth 12 from the empty board: columns from the middle outward, left before right
 * (3, 2, 4, 1, 5, 0, 6); no table; an open window at the root and cuts if alpha >= beta; a quicker win is worth more;
 * at the horizon every stone counts its distance from the nearer edge; all nodes count, including the root, wins and
 * the horizon. Like the engine, it evaluates a child at the horizon without playing the move.
 */

const COLUMNS = 7;
const ROWS = 6;
const CELLS = COLUMNS * ROWS;
const STRIDE = ROWS + 1;
const WIN = 1_000_000;
const ORDER = Int32Array.of(3, 2, 4, 1, 5, 0, 6);
const WEIGHTS = Int32Array.of(0, 1, 2, 3, 2, 1, 0);

const cells = new Uint8Array((COLUMNS + 2) * STRIDE + 1).fill(3);
const next = new Int32Array(COLUMNS);
let weight = 0;
let nodes = 0;

function clear(): void {
  for (let column = 0; column < COLUMNS; column++) {
    next[column] = (column + 1) * STRIDE + 1;
    cells.fill(0, next[column], next[column]! + ROWS);
  }
  weight = 0;
  nodes = 0;
}

function four(cell: number, stone: number): boolean {
  if (cells[cell - 1] === stone && cells[cell - 2] === stone && cells[cell - 3] === stone) return true;
  for (let step = STRIDE - 1; step <= STRIDE + 1; step++) {
    let row = 1;
    for (let at = cell + step; cells[at] === stone; at += step) row++;
    for (let at = cell - step; cells[at] === stone; at -= step) row++;
    if (row >= 4) return true;
  }
  return false;
}

/** The value of a move at the horizon, for the player who makes it. */
function after(column: number, sign: number, count: number): number {
  nodes++;
  if (four(next[column]!, sign === 1 ? 1 : 2)) return WIN;
  return count + 1 === CELLS ? 0 : sign * weight + WEIGHTS[column]!;
}

/** Value for the player to move; `sign` is 1 for player 0. @param depth at least 1 */
function search(sign: number, depth: number, alpha: number, beta: number, count: number): number {
  nodes++;
  if (count === CELLS) return 0;
  const stone = sign === 1 ? 1 : 2;
  let best = -2 * WIN;
  let floor = alpha;
  for (let i = 0; i < COLUMNS; i++) {
    const column = ORDER[i]!;
    const cell = next[column]!;
    if (cells[cell] !== 0) continue;
    let value: number;
    if (depth === 1) value = after(column, sign, count);
    else {
      cells[cell] = stone;
      next[column] = cell + 1;
      weight += sign * WEIGHTS[column]!;
      if (four(cell, stone)) {
        nodes++;
        value = WIN + depth - 1;
      } else value = -search(-sign, depth - 1, -beta, -floor, count + 1);
      weight -= sign * WEIGHTS[column]!;
      next[column] = cell;
      cells[cell] = 0;
    }
    if (value > best) {
      best = value;
      if (value > floor) floor = value;
      if (floor >= beta) break;
    }
  }
  return best;
}

/** Alpha-beta from the empty 7 × 6 board: nodes visited, and value for the first player in column weights. */
export function connectFourLoop(depth: number): { nodes: number; value: number } {
  clear();
  const value = search(1, depth, -2 * WIN, 2 * WIN, 0);
  return { nodes, value };
}
