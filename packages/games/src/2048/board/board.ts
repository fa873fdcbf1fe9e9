import type { Figures } from "@tyche/engine";
import { checkedOptions } from "../../kit/option.js";
import { about, type Twenty48Options } from "../about.js";
import { texts } from "../texts.js";
import { FOURS, TWOS } from "./new-tile.js";

/** A 2048 board and the points scored so far. */
export interface Twenty48State {
  /** The printed tiles row by row: 0 for an empty cell, else 2, 4, 8, … */
  readonly tiles: readonly number[];
  /** Sum of all tiles made by merging. Always 0 in a game with a target, where it decides nothing. */
  readonly score: number;
}

/** The actions of 2048, in the order of the native position's moves. */
export const SLIDES = ["up", "right", "down", "left"] as const;

/** A slide of all tiles. */
export type Twenty48Action = (typeof SLIDES)[number];

/** A validated board size and target. */
export interface Variant {
  readonly rows: number;
  readonly columns: number;
  /** 0 if there is no target. */
  readonly target: number;
  /**
   * Indexed by direction, in the order of `SLIDES`: the lines of cells that slide, each starting at the wall it
   * slides to.
   */
  readonly lines: readonly (readonly (readonly number[])[])[];
  /** Upper bound on the score of any game. */
  readonly highest: number;
}

/** New tiles with their weights out of ten. */
export const SPAWNS = [
  [2, TWOS],
  [4, FOURS],
] as const;

/** Probability of a new 2 and of a new 4. */
export const TWO = TWOS / (TWOS + FOURS);
export const FOUR = FOURS / (TWOS + FOURS);

/** @throws GameOptionError if a size is outside 2..8 or no game can make the target tile */
export function variantOf(options: Twenty48Options = {}): Variant {
  const { rows, columns, target } = checkedOptions(about, options, (what, size) =>
    texts.optionError("twenty48-size", { what, size }),
  );
  const most = largestTile(rows * columns, 0);
  if (target !== 0 && (target < 8 || !isTile(target) || target > most))
    throw texts.optionError("twenty48-target", { size: `${rows}x${columns}`, most, target });
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
 * Upper bound on the `rank`-th largest tile (counting from 0). New tiles are at most 4 and every merge needs an
 * adjacent cell, so on c cells the k-th largest tile never exceeds 2^(c + 1 - k). Sliding and new tiles preserve this
 * bound.
 */
export function largestTile(cells: number, rank: number): number {
  return 2 ** (cells + 1 - rank);
}

/** The score earned by these tiles if all of them grew from 2s: a tile 2^k earned (k - 1) 2^k. */
export function earned(tiles: readonly number[]): number {
  return tiles.reduce((sum, tile) => sum + (tile === 0 ? 0 : (Math.log2(tile) - 1) * tile), 0);
}

function highestScore(cells: number): number {
  return earned(Array.from({ length: cells }, (_, rank) => largestTile(cells, rank)));
}

/** Slides a line toward its first cell: equal neighbours merge once, starting at the wall. */
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
  return SLIDES.filter((_, direction) => variant.lines[direction]!.some((line) => slides(state.tiles, line)));
}

/** Whether a line changes: a tile follows a gap, or equal ones meet. */
function slides(tiles: readonly number[], line: readonly number[]): boolean {
  let last = tiles[line[0]!]!;
  for (let i = 1; i < line.length; i++) {
    const tile = tiles[line[i]!]!;
    if (tile !== 0 && (last === 0 || last === tile)) return true;
    last = tile;
  }
  return false;
}

/** Exponents of the tiles in game statistics: 2048 to 32768. */
export const REPORTED_TILES: readonly number[] = [11, 12, 13, 14, 15];

/** Which of these tiles a game made, from the exponent of its largest; leaves out tiles that do not fit the board. */
export function tilesMade(largest: number, cells = 16): Figures {
  // One more than the number of cells: the last merge of a full chain begins with a 4.
  const possible = REPORTED_TILES.filter((exponent) => exponent <= cells + 1);
  return Object.fromEntries(possible.map((exponent) => [`made ${2 ** exponent}`, largest >= exponent]));
}
