import type { BoardEncoding, FeatureValue } from "@tyche/learn/network";
import { distance, movable } from "../board/board.js";
import type { EinsteinPosition } from "../board/position.js";

/** Name of the network inputs in model files. */
export const EINSTEIN_INPUTS =
  "stones by square, number, dice that move them and alone; moves to the goal by die; 5 x 5";

const SIZE = 5;
const SQUARES = SIZE * SIZE;
const STONES = 6;
/** Number of stone sets as bits 1 << number, 0 .. 127; bit 0 is never set. */
const SETS = 2 << STONES;

/**
 * Bytes of an encoded board: a code of the stone on each square, positive for player 0, 0 for none; then, by die, one
 * more than the minimum number of moves to the goal of player 0's nearest movable stone, and the same for player 1.
 */
export const BOARD_BYTES = SQUARES + 2 * STONES;
const NEAREST = SQUARES;

/** Properties of a stone, given the remaining stones of its side. */
interface Stone {
  readonly number: number;
  /** Number of rolls that let it move, and of those that let no other stone move. */
  readonly dice: number;
  readonly alone: number;
}

/**
 * Indexed by stone code, from 1. A code identifies a stone's number and the next lower and higher remaining numbers.
 */
const KINDS: Stone[] = [{ number: 0, dice: 0, alone: 0 }];
/** Indexed by stone set << 3 | number: the code. */
const CODES = new Uint8Array(SETS << 3);
/** Indexed by stone set << 3 | die: the one or two movable stones, first | second << 4 (0: none). */
const MOVABLE = new Uint8Array(SETS << 3);
/** Indexed by player << 5 | square: minimum number of moves to the goal. */
const DISTANCE = new Uint8Array(64);
/** Indexed by square: its reflection in the diagonal between the two home corners. */
const MIRROR = Uint8Array.from({ length: SQUARES }, (_, at) => (at % SIZE) * SIZE + Math.floor(at / SIZE));
/** Indexed by square: columns to the right of that diagonal. */
const ASIDE = Int8Array.from({ length: SQUARES }, (_, at) => (at % SIZE) - Math.floor(at / SIZE));

fillTables();

function fillTables(): void {
  const known = new Map<string, number>();
  for (let set = 2; set < SETS; set += 2) {
    const numbers = Array.from({ length: STONES }, (_, i) => i + 1).filter((number) => (set >> number) & 1);
    const moved = Array.from({ length: STONES }, (_, i) => movable(numbers, i + 1));
    for (const [i, [first = 0, second = 0]] of moved.entries())
      MOVABLE[(set << 3) | (i + 1)] = first | (second << 4);
    for (const [i, number] of numbers.entries()) {
      const name = `${numbers[i - 1]} ${number} ${numbers[i + 1]}`;
      if (!known.has(name)) {
        known.set(name, KINDS.length);
        const dice = moved.filter((stones) => stones.includes(number));
        const alone = dice.filter((stones) => stones.length === 1);
        KINDS.push({ number, dice: dice.length, alone: alone.length });
      }
      CODES[(set << 3) | number] = known.get(name)!;
    }
  }
  for (const player of [0, 1] as const)
    for (let at = 0; at < SQUARES; at++) DISTANCE[(player << 5) | at] = distance(SIZE, at, player);
}

/**
 * Features of one side: per square the number (6), the count of rolls that move the stone (6) and of those that move
 * only it (6); then distances.
 */
const PER_SQUARE = 3 * STONES;
const DISTANCES = SIZE - 1;
const PER_SIDE = SQUARES * PER_SQUARE + DISTANCES;

/** A slot has a row for each number from -64 to 63. */
const ROWS_PER_SLOT = 128;
const MIDDLE = 64;

const row = (slot: number, number: number): number => slot * ROWS_PER_SLOT + MIDDLE + number;

/** View 0 is player 0's, view 1 player 1's, with the board rotated by 180 degrees. */
export const EINSTEIN_ENCODING: BoardEncoding = {
  slots: BOARD_BYTES,
  features: 2 * PER_SIDE,
  rows: encodingRows(),
  views: [
    { bases: Array.from({ length: BOARD_BYTES }, (_, slot) => row(slot, 0)), sign: 1 },
    {
      bases: Array.from({ length: BOARD_BYTES }, (_, slot) =>
        row(slot < SQUARES ? SQUARES - 1 - slot : slot < NEAREST + STONES ? slot + STONES : slot - STONES, 0),
      ),
      sign: -1,
    },
  ],
};

function encodingRows(): FeatureValue[][] {
  const rows: FeatureValue[][] = Array.from({ length: BOARD_BYTES * ROWS_PER_SLOT }, () => []);
  for (const side of [0, 1]) {
    const sign = side === 0 ? 1 : -1;
    const first = side * PER_SIDE;
    for (let square = 0; square < SQUARES; square++) {
      const at = first + square * PER_SQUARE;
      for (let code = 1; code < KINDS.length; code++) {
        const { number, dice, alone } = KINDS[code]!;
        const features: FeatureValue[] = [
          [at + number - 1, 1],
          [at + STONES + dice - 1, 1],
        ];
        // `alone` is at least 1: no other stone can use a stone's own number.
        features.push([at + 2 * STONES + alone - 1, 1]);
        rows[row(square, sign * code)] = features;
      }
    }
    for (let die = 0; die < STONES; die++) {
      for (let moves = 1; moves <= DISTANCES; moves++) {
        const feature: FeatureValue = [first + SQUARES * PER_SQUARE + moves - 1, 1 / 3];
        // Never negative, but one of the views counts downwards.
        const slot = NEAREST + side * STONES + die;
        rows[row(slot, moves + 1)] = [feature];
        rows[row(slot, -moves - 1)] = [feature];
      }
    }
  }
  return rows;
}

/**
 * Encodes a board for the network. A board and its reflection in the diagonal have the same value and the same
 * encoding: the first stone off the diagonal, checking the viewer's stones before the opponent's, is placed to its
 * right.
 *
 * @param view the player from whose view the board is read
 */
export function writeBoard(position: EinsteinPosition, view: number, into: Int8Array, at: number): void {
  into.fill(0, at, at + SQUARES);
  const isMirrored = aside(position, view) < 0;
  for (let player = 0; player < 2; player++) {
    const set = position.stonesOf(player);
    for (let left = set; left !== 0; left &= left - 1) {
      const number = 31 - Math.clz32(left & -left);
      const square = position.squareOf(player, number);
      const code = CODES[(set << 3) | number]!;
      into[at + (isMirrored ? MIRROR[square]! : square)] = player === 0 ? code : -code;
    }
    const nearest = at + NEAREST + player * STONES;
    for (let die = 1; die <= STONES; die++) {
      let moves = 0;
      const stones = MOVABLE[(set << 3) | die]!;
      if (stones !== 0) {
        moves = 1 + DISTANCE[(player << 5) | position.squareOf(player, stones & 15)]!;
        if (stones > 15)
          moves = Math.min(moves, 1 + DISTANCE[(player << 5) | position.squareOf(player, stones >> 4)]!);
      }
      into[nearest + die - 1] = moves;
    }
  }
}

/**
 * Columns by which the first stone off the diagonal is to its right, from the viewer's side; 0 if all stones are on
 * it.
 */
function aside(position: EinsteinPosition, view: number): number {
  for (let i = 0; i < 2; i++) {
    const player = i === 0 ? view : 1 - view;
    for (let left = position.stonesOf(player); left !== 0; left &= left - 1) {
      const columns = ASIDE[position.squareOf(player, 31 - Math.clz32(left & -left))]!;
      if (columns !== 0) return view === 0 ? columns : -columns;
    }
  }
  return 0;
}

/**
 * Index of a player's goal distances in a board that begins at `at`. One byte for each die: one more than the minimum
 * number of moves of the nearest movable stone, 0 if there is none.
 */
export const nearestAt = (at: number, player: number): number => at + NEAREST + player * STONES;
/** Sides of the die. */
export const DICE: number = STONES;
