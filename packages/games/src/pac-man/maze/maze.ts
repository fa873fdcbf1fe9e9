import { cached } from "../../kit/cached.js";
import type { Layout } from "./layout.js";

/** The five moves in listing order, which breaks ties. */
export const HEADINGS = ["West", "Stop", "East", "North", "South"] as const;

/** A direction of movement on the grid. */
export type Direction = (typeof HEADINGS)[number];

/** Steps along x (right) and along y (up), indexed by direction. */
export const STEP_X = [-1, 0, 1, 0, 0] as const;
export const STEP_Y = [0, 0, 0, 1, -1] as const;

export const STOP = 1;

/** Indexed by direction: its reverse; -1 for Stop. */
export const REVERSE = [2, -1, 0, 4, 3] as const;

/**
 * Data derived from the walls alone. Positions are numbered on a grid of half cells, 2y * stride + 2x, because a
 * scared ghost stops halfway between two cells.
 */
export interface Maze {
  readonly width: number;
  readonly height: number;
  /** Half cells per row. */
  readonly stride: number;
  /** Indexed by direction: the change of a position by half a cell. */
  readonly half: readonly number[];
  /** Indexed by cell: the open directions, except Stop, as bits 1 << direction. */
  readonly ways: Uint8Array;
  /** Indexed by position: its cell, -1 between cells. */
  readonly cellOf: Int32Array;
  /**
   * Indexed by 5 x position + facing direction: a ghost's legal moves, as their number and, from bit 3 on, three bits
   * per direction in list order.
   */
  readonly ghostMoves: Int32Array;
  /** Indexed by cell x cells + cell: path length between the two, UNREACHABLE if there is no path. */
  readonly distance: Uint16Array;
}

export const UNREACHABLE = 0xffff;

const known = new WeakMap<Layout, Maze>();

export function mazeOf(layout: Layout): Maze {
  return cached(known, layout, () => build(layout));
}

function build({ width, height, walls }: Layout): Maze {
  const cells = width * height;
  const stride = 2 * width;
  const half = STEP_X.map((x, direction) => x + STEP_Y[direction]! * stride);
  const ways = new Uint8Array(cells);
  const places = stride * 2 * height;
  const cellOf = new Int32Array(places).fill(-1);
  const ghostMoves = new Int32Array(5 * places);
  for (let cell = 0; cell < cells; cell++) {
    if (walls[cell]) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const place = 2 * y * stride + 2 * x;
    cellOf[place] = cell;
    for (let direction = 0; direction < 5; direction++) {
      const next = cell + STEP_X[direction]! + STEP_Y[direction]! * width;
      if (direction === STOP || walls[next]) continue;
      ways[cell]! |= 1 << direction;
      ghostMoves[5 * (place + half[direction]!) + direction] = packed([direction]);
      const back = REVERSE[direction]!;
      ghostMoves[5 * (place + half[direction]!) + back] = packed([back]);
    }
    for (let facing = 0; facing < 5; facing++) {
      ghostMoves[5 * place + facing] = packed(ghostDirections(ways[cell]!, facing));
    }
  }
  return { width, height, stride, half, ways, cellOf, ghostMoves, distance: distances(width, ways) };
}

/** Manhattan distance between two cells, ignoring walls. */
export function straightWay({ width }: Pick<Maze, "width">, a: number, b: number): number {
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}

/** On a whole cell: every open direction except back, or back if it is the only one. */
function ghostDirections(ways: number, facing: number): number[] {
  const all = [0, 2, 3, 4].filter((direction) => ways & (1 << direction));
  const onward = all.filter((direction) => direction !== REVERSE[facing]);
  return onward.length > 0 ? onward : all;
}

/** The moves of Pac-Man on a cell with these open directions, in the order of `HEADINGS`. */
export function pacmanDirections(ways: number, mayStop: boolean): number[] {
  return [0, 1, 2, 3, 4].filter((direction) =>
    direction === STOP ? mayStop || ways === 0 : ways & (1 << direction),
  );
}

/** Packs directions into one word: their number in the lowest three bits, then three bits for each. */
export function packed(directions: readonly number[]): number {
  return directions.reduce((sum, direction, i) => sum | (direction << (3 + 3 * i)), directions.length);
}

export function unpacked(word: number): number[] {
  return Array.from({ length: word & 7 }, (_, i) => (word >> (3 + 3 * i)) & 7);
}

/** Breadth-first search from every cell. */
function distances(width: number, ways: Uint8Array): Uint16Array {
  const cells = ways.length;
  const distance = new Uint16Array(cells * cells).fill(UNREACHABLE);
  const queue = new Int32Array(cells);
  for (let from = 0; from < cells; from++) {
    const row = from * cells;
    distance[row + from] = 0;
    queue[0] = from;
    let length = 1;
    for (let at = 0; at < length; at++) {
      const cell = queue[at]!;
      for (let direction = 0; direction < 5; direction++) {
        if ((ways[cell]! & (1 << direction)) === 0) continue;
        const next = cell + STEP_X[direction]! + STEP_Y[direction]! * width;
        if (distance[row + next] !== UNREACHABLE) continue;
        distance[row + next] = distance[row + cell]! + 1;
        queue[length++] = next;
      }
    }
  }
  return distance;
}
