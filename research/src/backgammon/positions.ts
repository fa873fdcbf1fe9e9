import { readFileSync } from "node:fs";
import { NotationError } from "@tyche/engine";
import { type BackgammonState, backgammon, type Dice } from "@tyche/games/backgammon";
import { inCheckout } from "../kit/root.js";
import { parseLines } from "../kit/terminal.js";

/** The twenty positions of `research/positions/backgammon-20.txt`, with their rolls. */
export function benchmarkPositions(): readonly BackgammonState[] {
  const { notation } = backgammon();
  return readFileSync(inCheckout("research/positions/backgammon-20.txt"), "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "")
    .map((line) => notation.parsePosition(line));
}

/**
 * The positions of `research/positions/backgammon-400.jsonl`: natural ones with a roll, made by `tyche reference
 * --positions 400 --seed judge-1`, with every play evaluated by GNU Backgammon 1.07.001 at 2 ply in money play without
 * a cube. Only for testing, never for training.
 */
export function backgammonReference(): readonly ReferencePosition[] {
  return parseReferenceSet(readFileSync(inCheckout("research/positions/backgammon-400.jsonl"), "utf8"));
}

/** The points and the two bars. */
const BOARD_SIZE = 26;

/** A position with a roll, and the reference's value of every distinct play. */
export interface ReferencePosition {
  readonly id: string;
  /** The kind of position, in one word. */
  readonly stratum: string;
  /** 26 numbers from the side of the player on roll. */
  readonly points: readonly number[];
  readonly dice: Dice;
  readonly plays: readonly ReferencePlay[];
}

export interface ReferencePlay {
  /** The 26 numbers after the play, from the side of the player who made it. */
  readonly points: readonly number[];
  /** Equity in points in money play without a cube, for the player who made the play. */
  readonly equity: number;
}

/**
 * Parses a reference set: JSON lines, each with `board` (26 numbers from the side of the player on roll), `dice`, and
 * `moves`, each with a `board` after the play (from the same side) and the reference's equities: `e2` at 2 plies in GNU
 * Backgammon's count, `e1`, and so on; the deepest one is used. `id` and `stratum` are optional.
 *
 * @throws NotationError with the number of the line
 */
export function parseReferenceSet(text: string): ReferencePosition[] {
  return parseLines(text, parseReferenceLine);
}

const EQUITIES = ["e4", "e3", "e2", "e1", "e0"];

/** One line of a reference set. */
export function parseReferenceLine(line: string, number: number): ReferencePosition {
  const refuse = (id: string, what: string): NotationError =>
    new NotationError(id, { line: number }, `Line ${number} of the reference set ${what}.`);
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    throw refuse("reference-json", "is not JSON");
  }
  const { id, stratum, board, dice, moves } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (!isBoard(board)) throw refuse("reference-board", `has no "board" of ${BOARD_SIZE} numbers`);
  if (!isRoll(dice)) throw refuse("reference-dice", 'has no "dice" of two numbers from 1 to 6');
  if (!Array.isArray(moves) || moves.length === 0) throw refuse("reference-moves", 'has no "moves"');
  const plays = moves.map((move: unknown): ReferencePlay => {
    const data = (move ?? {}) as Readonly<Record<string, unknown>>;
    const equity = EQUITIES.map((name) => data[name]).find((value) => typeof value === "number");
    if (!isBoard(data.board) || equity === undefined)
      throw refuse("reference-move", 'has a move without a "board" or without an equity such as "e2"');
    return { points: data.board, equity };
  });
  const [one, two] = dice;
  return {
    id: typeof id === "string" ? id : String(number),
    stratum: typeof stratum === "string" ? stratum : "all",
    points: board,
    dice: [Math.max(one, two), Math.min(one, two)],
    plays,
  };
}

function isBoard(value: unknown): value is number[] {
  return Array.isArray(value) && value.length === BOARD_SIZE && value.every(Number.isInteger);
}

function isRoll(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((die) => die >= 1 && die <= 6);
}
