import { type Game, OVER } from "@tyche/engine";

/**
 * Connect four as most people first write it: every play copies the board. The same rules are searched by the engine's
 * adapter, by a recursion over them, and by minimaxer; order, evaluation and cuts are those of
 * `games/connect-four-loop.ts`, so that all visit the same nodes.
 */

const COLUMNS = 7;
const ROWS = 6;
const STRIDE = ROWS + 1;
const CELLS = COLUMNS * ROWS;
/** Minimum value of a win; a quicker one is worth more. */
const WIN = 1_000_000;
const ORDER = [3, 2, 4, 1, 5, 0, 6];
const WEIGHTS = [0, 1, 2, 3, 2, 1, 0];

export interface Board {
  /** 3 around the board, 0 for empty cells, 1 and 2 for stones. */
  readonly cells: Uint8Array;
  /** By column: the cell where the next stone lands. */
  readonly next: Int32Array;
  readonly weight: number;
  readonly stones: number;
  readonly isWon: boolean;
}

export function emptyBoard(): Board {
  const cells = new Uint8Array((COLUMNS + 2) * STRIDE + 1).fill(3);
  const next = Int32Array.from({ length: COLUMNS }, (_, column) => (column + 1) * STRIDE + 1);
  for (const cell of next) cells.fill(0, cell, cell + ROWS);
  return { cells, next, weight: 0, stones: 0, isWon: false };
}

export function drop(board: Board, column: number): Board {
  const cells = board.cells.slice();
  const next = board.next.slice();
  const stone = 1 + (board.stones & 1);
  const cell = next[column]!++;
  cells[cell] = stone;
  const weight = board.weight + (stone === 1 ? WEIGHTS[column]! : -WEIGHTS[column]!);
  return { cells, next, weight, stones: board.stones + 1, isWon: four(cells, cell, stone) };
}

function four(cells: Uint8Array, cell: number, stone: number): boolean {
  if (cells[cell - 1] === stone && cells[cell - 2] === stone && cells[cell - 3] === stone) return true;
  for (let step = STRIDE - 1; step <= STRIDE + 1; step++) {
    let row = 1;
    for (let at = cell + step; cells[at] === stone; at += step) row++;
    for (let at = cell - step; cells[at] === stone; at -= step) row++;
    if (row >= 4) return true;
  }
  return false;
}

/** Columns that are not full, from the middle outward. */
export function freeColumns({ next }: Board): number[] {
  return ORDER.filter((column) => next[column]! < (column + 1) * STRIDE + 1 + ROWS);
}

export function isOver({ isWon, stones }: Board): boolean {
  return isWon || stones === CELLS;
}

/** Value for the first player; a quicker win is worth more. */
export function evaluateBoard({ weight, stones, isWon }: Board): number {
  if (!isWon) return stones === CELLS ? 0 : weight;
  const quick = WIN + CELLS - stones;
  return stones & 1 ? quick : -quick;
}

/** The same rules as a `Game`. */
export const connectFourBoards: Game<Board, number> = {
  name: "connect-four-boards",
  facts: {
    players: 2,
    zeroSum: true,
    cooperative: false,
    bounds: [-WIN - CELLS, WIN + CELLS],
    cycles: false,
    chance: false,
    hidden: false,
  },
  start: emptyBoard,
  turn: (board) => (isOver(board) ? OVER : board.stones & 1),
  actions: freeColumns,
  play: drop,
  payoff(board) {
    const value = evaluateBoard(board);
    return [value, -value];
  },
  evaluators: { default: evaluateBoard },
};
