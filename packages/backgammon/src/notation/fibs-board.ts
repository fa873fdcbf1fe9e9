import { BACKGAMMON, BOARD_SIZE, checkersOnBoard, type Dice, mirrored, rollOf } from "../rules/board.js";
import { texts } from "./texts.js";

/**
 * The board as one line of the First Internet Backgammon Server (FIBS, its "rawboard" of 1992), which GNU Backgammon
 * uses to communicate with other programs: `board:`, two names, then 50 whole numbers separated by colons.
 */
const NUMBERS = 50;
const LENGTH_AT = 0;
const SCORE_AT = 1;
const BOARD_AT = 3;
const TURN_AT = 29;
const DICE_AT = 30;
const CUBE_AT = 34;
/**
 * Two flags for whether each player may turn the cube, first the player with positive numbers: they determine the
 * owner.
 */
const MAY_DOUBLE_AT = 35;
const DOUBLED_AT = 37;
const COLOUR_AT = 38;
const DIRECTION_AT = 39;
const POST_CRAWFORD_AT = 48;
const NOT_CRAWFORD_AT = 49;
const CHECKERS = BACKGAMMON.checkers;
/** The length that FIBS writes for a match without an end. */
const UNLIMITED = 9999;
/** Maximum cube, higher than in any real game. */
const MAX_CUBE = 2 ** 20;

/** A line without its names, from the view of the player on roll. */
export interface FibsBoard {
  /** 26 numbers from the view of the player on roll. */
  readonly points: readonly number[];
  /** null before the roll. */
  readonly dice: Dice | null;
  /** Whether a double waits for an answer; the player on roll has doubled, or has been beavered. */
  readonly doubled: boolean;
  /** Length of the match in points; 0 for money. */
  readonly length: number;
  /** Points made before this game, first those of the player on roll. */
  readonly score: readonly [number, number];
  /** Whether this is the Crawford game. */
  readonly crawford: boolean;
  /** Value of the cube; a pending double does not count yet. */
  readonly cube: number;
  /** The owner of the cube: 0 the player on roll, 1 the opponent, null if centred. */
  readonly owner: 0 | 1 | null;
  /** Whether the player on roll has the positive numbers. */
  readonly positive: boolean;
}

/** The properties of a money board with a centred cube, other than its points and dice. */
export const MONEY_BOARD = {
  doubled: false,
  length: 0,
  score: [0, 0],
  crawford: false,
  cube: 1,
  owner: null,
  positive: true,
} as const satisfies Partial<FibsBoard>;

/**
 * The dialect of a line. In FIBS the first score is that of the player with positive numbers; GNU Backgammon (1.07)
 * reads and writes the opponent's first, except while a double is pending.
 */
export type FibsDialect = "fibs" | "gnubg";

/** Formats the line for the player on roll, whose numbers are positive. */
export function formatFibsBoard(board: Omit<FibsBoard, "positive">, reader: FibsDialect = "fibs"): string {
  const { points, dice, doubled, length, score, crawford, cube, owner } = board;
  const [high, low] = dice ?? [0, 0];
  const off = [CHECKERS - checkersOnBoard(points), CHECKERS - checkersOnBoard(mirrored(points))];
  const mayDouble = [owner !== 1, owner !== 0].map(Number);
  const isLast = length > 1 && !crawford && score.includes(length - 1);
  const numbers = [
    ...[length, ...(reader === "fibs" || doubled ? score : [...score].reverse())],
    ...points,
    ...[1, high, low, high, low],
    ...[cube, ...mayDouble, Number(doubled)],
    // Colour, direction, home and bar of the player with positive numbers.
    ...[1, -1, 0, 25],
    ...off,
    ...[0, 0, 0, 0],
    ...[Number(isLast), Number(!crawford)],
  ];
  return `board:X:O:${numbers.join(":")}`;
}

/**
 * Parses a line.
 *
 * @param writer the dialect of the program that wrote the line
 * @throws NotationError if the text is not such a line
 */
export function parseFibsBoard(text: string, writer: FibsDialect = "fibs"): FibsBoard {
  const numbers = numbersOf(text);
  const board = numbers.slice(BOARD_AT, BOARD_AT + BOARD_SIZE).map((count) => count + 0);
  const turn = numbers[TURN_AT]!;
  if (turn !== 1 && turn !== -1) throw texts.notationError("backgammon-fibs-turn", {});
  const positive = turn === 1;
  // Colour and direction are those of "you", so the positive side moves down if their signs differ.
  if (numbers[COLOUR_AT]! * numbers[DIRECTION_AT]! !== -1)
    throw texts.notationError("backgammon-fibs-direction", {});
  const doubled = numbers[DOUBLED_AT] !== 0;
  const pairs = [numbers.slice(DICE_AT, DICE_AT + 2), numbers.slice(DICE_AT + 2, DICE_AT + 4)];
  const [one, two] = (positive ? pairs : pairs.reverse()).find(([die]) => die !== 0) ?? [0, 0];
  if (one !== 0 && ![one, two].every((die) => die! >= 1 && die! <= 6))
    throw texts.notationError("backgammon-fibs-dice", { one: one!, two: two! });
  const isFirstPositive = writer === "fibs" || doubled;
  const scores = numbers.slice(SCORE_AT, SCORE_AT + 2);
  const score = (isFirstPositive === positive ? scores : scores.reverse()) as [number, number];
  const told = numbers[LENGTH_AT]!;
  const length = told === UNLIMITED ? 0 : told;
  return {
    points: positive ? board : mirrored(board),
    dice: one === 0 ? null : rollOf(one!, two!),
    doubled,
    ...scoreOf(length, score),
    crawford:
      length > 1 &&
      numbers[NOT_CRAWFORD_AT] === 0 &&
      numbers[POST_CRAWFORD_AT] === 0 &&
      score.includes(length - 1),
    ...cubeOf(numbers[CUBE_AT]!, numbers.slice(MAY_DOUBLE_AT, MAY_DOUBLE_AT + 2), positive),
    positive,
  };
}

function numbersOf(text: string): number[] {
  const parts = text.trim().split(":");
  if (parts[0] !== "board" || parts.length < BOARD_AT + NUMBERS)
    throw texts.notationError("backgammon-fibs-form", { count: NUMBERS });
  return parts.slice(3, 3 + NUMBERS).map((part) => {
    if (!/^-?\d{1,7}$/.test(part)) throw texts.notationError("backgammon-fibs-number", { text: part });
    return Number(part);
  });
}

function scoreOf(length: number, score: [number, number]): Pick<FibsBoard, "length" | "score"> {
  const [one, two] = score;
  if (length < 0 || one < 0 || two < 0)
    throw texts.notationError("backgammon-fibs-negative", { one, two, length });
  if (length > 0 && score.some((points) => points >= length))
    throw texts.notationError("backgammon-fibs-over", { one, two, length });
  return { length, score };
}

function cubeOf(cube: number, may: readonly number[], positive: boolean): Pick<FibsBoard, "cube" | "owner"> {
  if (cube < 1 || cube > MAX_CUBE || !Number.isInteger(Math.log2(cube)))
    throw texts.notationError("backgammon-fibs-cube", { most: MAX_CUBE, cube });
  const [own, other] = (positive ? may : [...may].reverse()).map((flag) => flag !== 0);
  return { cube, owner: own === other ? null : own ? 0 : 1 };
}
