import type { StateEvaluator } from "@tyche/engine";
import { checkedOptions } from "../../kit/option.js";
import { about, type EinsteinOptions } from "../about.js";
import { texts } from "../texts.js";

/**
 * State of EinStein würfelt nicht. Player 0 starts in the top left corner and moves right, down and diagonally
 * right-down; player 1 starts in the bottom right corner and moves the opposite way.
 */

export interface EinsteinState {
  /**
   * size x size numbers, row by row: a stone's number for player 0, its negative for player 1, 0 for an empty square.
   */
  readonly cells: readonly number[];
  /** The player to move; at the end, the player who lost. */
  readonly player: 0 | 1;
  /** The roll for this move; 0 at the end. */
  readonly die: number;
}

/** A stone moves from one square to a neighbour; squares are indices of `cells`. */
export interface EinsteinAction {
  readonly from: number;
  readonly to: number;
}

/** A validated board size. */
export interface Variant {
  readonly size: number;
  readonly placement: "random" | "standard";
  /** Stones of each player, and sides of the die: 3 on 3 x 3, 6 on 5 x 5, 10 on 7 x 7. */
  readonly stones: number;
  /** Squares of player 0's home corner, row by row; player 1's are the same, rotated by 180 degrees. */
  readonly home: readonly number[];
}

/** @throws GameOptionError if the size is outside 3..7 */
export function variantOf(options: EinsteinOptions = {}): Variant {
  const { size, placement } = checkedOptions(about, options, (_, size) =>
    texts.optionError("einstein-size", { size }),
  );
  const edge = Math.ceil(size / 2);
  const home: number[] = [];
  for (let row = 0; row < edge; row++) {
    for (let column = 0; column < edge - row; column++) home.push(row * size + column);
  }
  return { size, placement, stones: home.length, home };
}

/** The steps of a stone as [columns to the right, rows down] for player 0; player 1 moves the opposite way. */
export const STEPS: readonly (readonly [columns: number, rows: number])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
];

/**
 * The stones that a roll lets a player move: the stone with that number or, if it is off the board, the next lower
 * and the next higher one still on it.
 *
 * @param numbers numbers of the player's stones on the board
 */
export function movable(numbers: readonly number[], die: number): number[] {
  if (numbers.includes(die)) return [die];
  const lower = Math.max(...numbers.filter((number) => number < die));
  const higher = Math.min(...numbers.filter((number) => number > die));
  return [lower, higher].filter(Number.isFinite);
}

/**
 * The winner: the player with a stone in the far corner, or the only one with stones; undefined if the game is not
 * over.
 */
export function winnerOf(cells: readonly number[]): 0 | 1 | undefined {
  if (cells[cells.length - 1]! > 0 || !hasStones(cells, -1)) return 0;
  return cells[0]! < 0 || !hasStones(cells, 1) ? 1 : undefined;
}

/** @param sign 1 for player 0's stones, -1 for player 1's */
function hasStones(cells: readonly number[], sign: 1 | -1): boolean {
  for (let square = 0; square < cells.length; square++) if (sign * cells[square]! > 0) return true;
  return false;
}

/** Legal actions: the lower stone first; for each, the diagonal step, then along the row, then along the column. */
export function actionsOf(variant: Variant, state: EinsteinState): EinsteinAction[] {
  const { cells, player, die } = state;
  if (winnerOf(cells) !== undefined) return [];
  const sign = player === 0 ? 1 : -1;
  // The squares of the rolled stone, and of the next lower and next higher ones on the board.
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

/** Adds the steps of a stone that stay on the board. */
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

/** Minimum number of moves from a square to the player's goal: the larger of the two distances. */
export function distance(size: number, square: number, player: 0 | 1): number {
  const [column, row] = [square % size, Math.floor(square / size)];
  return player === 0 ? size - 1 - Math.min(column, row) : Math.max(column, row);
}

/**
 * `race`: how many moves player 0's nearest stone is ahead of player 1's in the race to the goal, divided by the
 * board size so that it stays within (-1, 1).
 */
export function evaluatorsOf(
  variant: Variant,
): Readonly<Record<"default" | "race", StateEvaluator<EinsteinState>>> {
  const { size } = variant;
  const nearest = (cells: readonly number[], player: 0 | 1): number => {
    const sign = player === 0 ? 1 : -1;
    let least = size - 1;
    for (let square = 0; square < cells.length; square++)
      if (sign * cells[square]! > 0) least = Math.min(least, distance(size, square, player));
    return least;
  };
  const race = ({ cells }: EinsteinState): number => (nearest(cells, 1) - nearest(cells, 0)) / size;
  return { default: race, race };
}
