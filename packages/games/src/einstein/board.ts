import { GameOptionError } from "../game-option-error.js";

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

/** Squares along an edge, 3 to 7, and how the stones are placed. */
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

/** @throws GameOptionError where the size is out of 3..7 */
export function variantOf(options: EinsteinOptions = {}): Variant {
  const { size = 5, placement = "random" } = options;
  if (!Number.isInteger(size) || size < 3 || size > 7) {
    throw new GameOptionError(
      "einstein-size",
      { size },
      `An EinStein board has 3 to 7 squares along an edge, not ${size}.`,
    );
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
  if (cells[cells.length - 1]! > 0 || !hasStones(cells, -1)) return 0;
  return cells[0]! < 0 || !hasStones(cells, 1) ? 1 : undefined;
}

/** @param sign 1 for player 0's stones, -1 for player 1's */
function hasStones(cells: readonly number[], sign: 1 | -1): boolean {
  for (let square = 0; square < cells.length; square++) if (sign * cells[square]! > 0) return true;
  return false;
}

/** Legal actions: lower stone first, each diagonally, then along the row, then along the column. */
export function actionsOf(variant: Variant, state: EinsteinState): EinsteinAction[] {
  const { cells, player, die } = state;
  const sign = player === 0 ? 1 : -1;
  // The squares of the stone of that number, and of the next lower and the next higher one that there are.
  let exact = -1;
  let lower = -1;
  let higher = -1;
  for (let square = 0; square < cells.length; square++) {
    const number = sign * cells[square]!;
    if (number <= 0) continue;
    if (number === die) exact = square;
    else if (number < die) {
      if (lower < 0 || number > sign * cells[lower]!) lower = square;
    } else if (higher < 0 || number < sign * cells[higher]!) higher = square;
  }
  const actions: EinsteinAction[] = [];
  if (exact >= 0) addSteps(actions, variant.size, sign, exact);
  else {
    if (lower >= 0) addSteps(actions, variant.size, sign, lower);
    if (higher >= 0) addSteps(actions, variant.size, sign, higher);
  }
  return actions;
}

/** The ways of a stone that stay on the board. */
function addSteps(actions: EinsteinAction[], size: number, sign: 1 | -1, from: number): void {
  const column = from % size;
  const row = (from - column) / size;
  for (let step = 0; step < STEPS.length; step++) {
    const [columns, rows] = STEPS[step]!;
    const x = column + sign * columns;
    const y = row + sign * rows;
    if (x >= 0 && x < size && y >= 0 && y < size) actions.push({ from, to: y * size + x });
  }
}

/** Moves that a stone on a square needs at least to the player's goal: the larger of the two distances. */
export function distance(size: number, square: number, player: 0 | 1): number {
  const [column, row] = [square % size, Math.floor(square / size)];
  return player === 0 ? size - 1 - Math.min(column, row) : Math.max(column, row);
}
