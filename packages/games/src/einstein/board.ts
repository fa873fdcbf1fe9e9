/**
 * The board of EinStein würfelt nicht. Player 0 starts in the top left corner and moves right, down and diagonally
 * right-down; player 1 starts in the bottom right corner and moves the opposite way.
 */

export interface EinsteinState {
  /** size x size numbers row by row: a stone's number for player 0, its negative for player 1, 0 for an empty square. */
  readonly cells: readonly number[];
  /** The player to move; at the end the one who lost. */
  readonly player: 0 | 1;
  /** The die that is rolled for this move; 0 at the end. */
  readonly die: number;
}

/** A stone goes from one square to a neighbour; squares are indices of `cells`. */
export interface EinsteinAction {
  readonly from: number;
  readonly to: number;
}

export interface EinsteinOptions {
  /** Squares along an edge, 3..7. Default 5. */
  readonly size?: number;
  /** "random": every order of the stones is equally likely. "standard": 1, 2, 3, … from the corner. Default "random". */
  readonly placement?: "random" | "standard";
}

/** One size of board, checked. */
export interface Variant {
  readonly size: number;
  readonly placement: "random" | "standard";
  /** Stones of each player, which is also the number of sides of the die: 3 on 3 x 3, 6 on 5 x 5, 10 on 7 x 7. */
  readonly stones: number;
  /** Squares of player 0's home corner row by row; player 1's are the same ones turned by 180 degrees. */
  readonly home: readonly number[];
}

/** @throws RangeError where the size is out of 3..7 */
export function variantOf(options: EinsteinOptions = {}): Variant {
  const { size = 5, placement = "random" } = options;
  if (!Number.isInteger(size) || size < 3 || size > 7) {
    throw new RangeError(`An EinStein board has 3 to 7 squares along an edge, not ${size}.`);
  }
  const edge = Math.ceil(size / 2);
  const home: number[] = [];
  for (let row = 0; row < edge; row++) {
    for (let column = 0; column < edge - row; column++) home.push(row * size + column);
  }
  return { size, placement, stones: home.length, home };
}

/** The ways a stone moves, as [columns to the right, rows down] of player 0; player 1 moves the opposite way. */
export const STEPS: readonly (readonly [columns: number, rows: number])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
];

/**
 * The stones that a die lets a player move: the stone of that number or, when it is off the board, the next lower and
 * the next higher one that are on it.
 *
 * @param numbers the player's stones on the board
 */
export function movable(numbers: readonly number[], die: number): number[] {
  if (numbers.includes(die)) return [die];
  const lower = Math.max(...numbers.filter((number) => number < die));
  const higher = Math.min(...numbers.filter((number) => number > die));
  return [lower, higher].filter(Number.isFinite);
}

/** The numbers of a player's stones on the board. */
export function stonesOf(cells: readonly number[], player: 0 | 1): number[] {
  return cells.filter((cell) => (player === 0 ? cell > 0 : cell < 0)).map(Math.abs);
}

/** The winner: the player with a stone in the far corner or the only one with stones; undefined while the game goes on. */
export function winnerOf(cells: readonly number[]): 0 | 1 | undefined {
  if (cells.at(-1)! > 0 || stonesOf(cells, 1).length === 0) return 0;
  if (cells[0]! < 0 || stonesOf(cells, 0).length === 0) return 1;
  return undefined;
}

/** Legal actions: lower stone first, each diagonally, then along the row, then along the column. */
export function actionsOf(variant: Variant, state: EinsteinState): EinsteinAction[] {
  const { size } = variant;
  const sign = state.player === 0 ? 1 : -1;
  return movable(stonesOf(state.cells, state.player), state.die).flatMap((number) => {
    const from = state.cells.indexOf(sign * number);
    return STEPS.flatMap(([columns, rows]) => {
      const column = (from % size) + sign * columns;
      const row = Math.floor(from / size) + sign * rows;
      const inside = column >= 0 && column < size && row >= 0 && row < size;
      return inside ? [{ from, to: row * size + column }] : [];
    });
  });
}

/** Moves that a stone on a square needs at least to the player's goal: the larger of the two distances. */
export function distance(size: number, square: number, player: 0 | 1): number {
  const [column, row] = [square % size, Math.floor(square / size)];
  return player === 0 ? size - 1 - Math.min(column, row) : Math.max(column, row);
}
