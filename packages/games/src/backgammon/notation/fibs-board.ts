import { NotationError } from "@tyche/engine";
import { BACKGAMMON, BOARD_SIZE, checkersOnBoard, type Dice, mirrored } from "../board.js";

/**
 * The board as one line of the First Internet Backgammon Server (FIBS, its "rawboard" of 1992), which GNU Backgammon speaks to
 * other programs: `board:`, two names, then 50 whole numbers between colons.
 */
const NUMBERS = 50;
const BOARD_AT = 3;
const TURN_AT = 29;
const DICE_AT = 30;
const DOUBLED_AT = 37;
const COLOUR_AT = 38;
const DIRECTION_AT = 39;
const CHECKERS = BACKGAMMON.checkers;

/** Match length and both scores: money. Then follow the board, whose turn it is, and the dice, once a player. */
const MONEY = [0, 0, 0];
/** Cube 1 that both may turn, not turned; colour, direction, home and bar of the player with positive numbers. */
const CUBE_AND_SIDES = [1, 1, 1, 0, 1, -1, 0, 25];
/** Nothing; not after a Crawford game, and no match in which there is one. */
const TAIL = [0, 0, 0, 0, 0, 1];

/**
 * A board for money play, to be decided by the player with the positive numbers.
 *
 * @param points 26 numbers seen by the player on roll
 * @param dice null before the roll
 */
export function formatFibsBoard(points: readonly number[], dice: Dice | null): string {
  const [high, low] = dice ?? [0, 0];
  const off = [CHECKERS - checkersOnBoard(points), CHECKERS - checkersOnBoard(mirrored(points))];
  const numbers = [...MONEY, ...points, 1, high, low, high, low, ...CUBE_AND_SIDES, ...off, ...TAIL];
  return `board:X:O:${numbers.join(":")}`;
}

/** What a line says to the player who is to decide. */
export interface FibsBoard {
  /** Seen by the player whose turn it is. */
  readonly points: readonly number[];
  readonly dice: Dice | null;
  /** A double was offered and waits for an answer. */
  readonly doubled: boolean;
}

/** @throws NotationError if the text is no such line */
export function parseFibsBoard(text: string): FibsBoard {
  const parts = text.trim().split(":");
  if (parts[0] !== "board" || parts.length < BOARD_AT + NUMBERS) {
    throw new NotationError(`A FIBS board is "board:", two names and ${NUMBERS} numbers between colons.`);
  }
  const numbers = parts.slice(3, 3 + NUMBERS).map((part) => {
    if (!/^-?\d{1,5}$/.test(part)) throw new NotationError(`"${part}" in the FIBS board is no whole number.`);
    return Number(part);
  });
  const board = numbers.slice(BOARD_AT, BOARD_AT + BOARD_SIZE).map((count) => count + 0);
  const turn = numbers[TURN_AT]!;
  if (turn !== 1 && turn !== -1) throw new NotationError("In the FIBS board it is nobody's turn.");
  const isPositive = turn === 1;
  // "You" are of this colour and go in this direction; so the positive side goes down where they differ in sign.
  if (numbers[COLOUR_AT]! * numbers[DIRECTION_AT]! !== -1) {
    throw new NotationError(
      "In the FIBS board the player with the positive numbers must move towards point 1.",
    );
  }
  const pairs = [numbers.slice(DICE_AT, DICE_AT + 2), numbers.slice(DICE_AT + 2, DICE_AT + 4)];
  const [one, two] = (isPositive ? pairs : pairs.reverse()).find(([die]) => die !== 0) ?? [0, 0];
  const points = isPositive ? board : mirrored(board);
  return {
    points,
    dice: one === 0 ? null : [Math.max(one!, two!), Math.min(one!, two!)],
    doubled: numbers[DOUBLED_AT] !== 0,
  };
}
