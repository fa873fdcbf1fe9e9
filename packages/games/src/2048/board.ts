/** 2048 on a board of any size: tiles, sliding, and what a game can reach at most. */

import { GameOptionError } from "../game-option-error.js";
import { FOURS, TWOS } from "./spawns.js";

/** A board of 2048 with the points made so far. */
export interface Twenty48State {
  /** The printed tiles row by row: 0 for an empty cell, else 2, 4, 8, … */
  readonly tiles: readonly number[];
  /** Sum of all tiles made by merging. Stays 0 in a game with a target, where it decides nothing. */
  readonly score: number;
}

/** The actions of 2048, in the order of their moves in the native position. */
export const SLIDES = ["up", "right", "down", "left"] as const;

/** A slide of all tiles. */
export type Twenty48Action = (typeof SLIDES)[number];

/** The size of the board, and the tile to make if there is one. */
export interface Twenty48Options {
  /** Rows, 2..8. Default 4. */
  readonly rows?: number;
  /** Columns, 2..8. Default 4. */
  readonly columns?: number;
  /** A tile of 8 or more: the game pays 1 when it is made and 0 when stuck before. Default none: it pays the score. */
  readonly target?: number;
}

/** One size and goal, checked. */
export interface Variant {
  readonly rows: number;
  readonly columns: number;
  /** 0 without a target. */
  readonly target: number;
  /** By direction, in the order of `DIRECTIONS`: the lines of cells that slide, each from the wall it slides to. */
  readonly lines: readonly (readonly (readonly number[])[])[];
  /** No game has a higher score. */
  readonly highest: number;
}

/** New tiles, and how often each comes among ten. */
export const SPAWNS = [
  [2, TWOS],
  [4, FOURS],
] as const;

/** The probability of each. */
export const TWO = TWOS / (TWOS + FOURS);
export const FOUR = FOURS / (TWOS + FOURS);

/** @throws GameOptionError where a size is out of 2..8 or the target is no tile that a game can make */
export function variantOf(options: Twenty48Options = {}): Variant {
  const { rows = 4, columns = 4, target = 0 } = options;
  for (const [what, size] of [
    ["rows", rows],
    ["columns", columns],
  ] as const) {
    if (!Number.isInteger(size) || size < 2 || size > 8) {
      throw new GameOptionError(
        "twenty48-size",
        { what, size },
        `A board of 2048 has 2 to 8 ${what}, not ${size}.`,
      );
    }
  }
  const most = largestTile(rows * columns, 0);
  if (target !== 0 && (target < 8 || !isTile(target) || target > most)) {
    const size = `${rows}x${columns}`;
    throw new GameOptionError(
      "twenty48-target",
      { size, most, target },
      `The target of a ${size} board must be a power of two from 8 to ${most}, not ${target}.`,
    );
  }
  return { rows, columns, target, lines: linesOf(rows, columns), highest: highestScore(rows * columns) };
}

function linesOf(rows: number, columns: number): number[][][] {
  const across = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
  const along = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => row * columns + column),
  );
  const back = (lines: number[][]): number[][] => lines.map((line) => [...line].reverse());
  return [along, back(across), back(along), across];
}

export function isTile(tile: number): boolean {
  return tile >= 2 && Number.isInteger(Math.log2(tile));
}

/**
 * The tile that the `rank`-th largest (from 0) can be at most: new tiles are 4 at most and every merge needs a cell
 * beside, so on c cells no game has its k-th largest tile above 2^(c + 1 - k). Sliding and new tiles keep this true.
 */
export function largestTile(cells: number, rank: number): number {
  return 2 ** (cells + 1 - rank);
}

/** The score that tiles have earned if all of them grew out of 2s: a tile 2^k has (k - 1) 2^k. */
export function earned(tiles: readonly number[]): number {
  return tiles.reduce((sum, tile) => sum + (tile === 0 ? 0 : (Math.log2(tile) - 1) * tile), 0);
}

function highestScore(cells: number): number {
  return earned(Array.from({ length: cells }, (_, rank) => largestTile(cells, rank)));
}

/** Slides a line toward its first cell: equal neighbours merge once, nearest to the wall first. */
export function slide(line: readonly number[]): { line: number[]; gain: number } {
  const tiles = line.filter((tile) => tile !== 0);
  const result: number[] = [];
  let gain = 0;
  for (let i = 0; i < tiles.length; i++) {
    if (tiles[i] === tiles[i + 1]) {
      result.push(2 * tiles[i]!);
      gain += 2 * tiles[i++]!;
    } else result.push(tiles[i]!);
  }
  return { line: [...result, ...new Array<number>(line.length - result.length).fill(0)], gain };
}

/** The board after sliding, before the new tile. */
export function afterstate(
  variant: Variant,
  state: Twenty48State,
  action: Twenty48Action,
): { state: Twenty48State; changed: boolean } {
  const tiles = [...state.tiles];
  let gained = 0;
  for (const cells of variant.lines[SLIDES.indexOf(action)]!) {
    const { line, gain } = slide(cells.map((cell) => state.tiles[cell]!));
    for (const [index, cell] of cells.entries()) tiles[cell] = line[index]!;
    gained += gain;
  }
  return {
    state: { tiles, score: variant.target === 0 ? state.score + gained : 0 },
    changed: tiles.some((tile, cell) => tile !== state.tiles[cell]),
  };
}

export function reached(variant: Variant, state: Twenty48State): boolean {
  return variant.target !== 0 && state.tiles.some((tile) => tile >= variant.target);
}

/** The directions that change the board; none once the target is reached. */
export function actionsOf(variant: Variant, state: Twenty48State): Twenty48Action[] {
  if (reached(variant, state)) return [];
  return SLIDES.filter((direction) => afterstate(variant, state, direction).changed);
}
