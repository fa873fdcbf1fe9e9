import type { Point } from "../maze/layout.js";
import {
  type Maze,
  pacmanDirections,
  REVERSE,
  STEP_X,
  STEP_Y,
  STOP,
  straightWay,
  unpacked,
} from "../maze/maze.js";
import { ghostWeights } from "../state/ghosts.js";

/** The stand of an absent ghost: it stays away and catches nobody. */
export const AWAY = 0;

/**
 * The possible positions of dangerous ghosts and their successors. A **stand** is a cell with a ghost's legal moves
 * there: facing directions with the same legal moves share a stand.
 */
interface GhostGraph {
  /**
   * Indexed by 5 x position + facing direction: the stand, -1 if a dangerous ghost is almost never there (see
   * `ghostGraphOf`).
   */
  readonly standAt: Int16Array;
  /** Indexed by stand: its cell, -1 for AWAY. */
  readonly cellOf: readonly number[];
  /** Indexed by stand: the successor for each legal move. */
  readonly next: readonly (readonly number[])[];
}

/**
 * All stands that ghosts can reach from their homes. This excludes the stand of a ghost that stops being scared
 * halfway between cells and is put back on the cell it came from.
 */
export function ghostGraphOf(maze: Maze, homes: readonly Point[]): GhostGraph {
  const { width, stride, ghostMoves } = maze;
  const placeOf = (cell: number): number => 2 * Math.floor(cell / width) * stride + 2 * (cell % width);
  const standAt = new Int16Array(ghostMoves.length).fill(-1);
  const cellOf = [-1];
  const moves = [0];
  const known = new Map<string, number>();
  const add = (cell: number, facing: number): void => {
    const at = 5 * placeOf(cell) + facing;
    const name = `${cell} ${ghostMoves[at]}`;
    const stand = known.get(name) ?? cellOf.length;
    standAt[at] = stand;
    if (known.has(name)) return;
    known.set(name, stand);
    cellOf.push(cell);
    moves.push(ghostMoves[at]!);
  };
  for (const { x, y } of homes) add(y * width + x, STOP);
  for (const [cell, ways] of maze.ways.entries()) {
    for (const [facing, back] of REVERSE.entries()) if (back >= 0 && ways & (1 << back)) add(cell, facing);
  }
  const next = cellOf.map((cell, stand) =>
    stand === AWAY
      ? [AWAY]
      : unpacked(moves[stand]!).map((direction) => {
          const to = cell + STEP_X[direction]! + STEP_Y[direction]! * width;
          return standAt[5 * placeOf(to) + direction]!;
        }),
  );
  return { standAt, cellOf, next };
}

/** One Pac-Man and two ghosts moved by chance. */
export interface Evasion {
  readonly maze: Maze;
  readonly graph: GhostGraph;
  /** The cells that Pac-Man can reach, in the order used by the table. */
  readonly cells: readonly number[];
  readonly mayStop: boolean;
  /** Percentage of best moves of each of the two ghosts, see `ghostWeights`. */
  readonly attacks: readonly [number, number];
  /** Cells that make Pac-Man permanently safe. */
  readonly refuges: readonly number[];
  /** Number of rounds to evade. */
  readonly rounds: number;
}

/** Number of entries in a table. */
export function evasionSize({ graph, cells }: Pick<Evasion, "graph" | "cells">): number {
  return graph.cellOf.length ** 2 * cells.length;
}

/**
 * The probability of being caught by two ghosts within a number of rounds, under optimal evasion and with Pac-Man to
 * move, for all positions at once: value iteration (R. Bellman 1957) backward from the last round. The ghosts move
 * one after the other, each with probabilities that depend only on Pac-Man's cell, so a round is two products with
 * sparse matrices and a minimum.
 *
 * @returns indexed by (stand of the first x stands + stand of the second) x cells + index of Pac-Man's cell
 */
export function evasionTable(evasion: Evasion): Float32Array {
  const { graph, cells, rounds, attacks } = evasion;
  const stands = graph.cellOf.length;
  const size = cells.length;
  const first = chancesOf(evasion, attacks[0]);
  const isSymmetric = attacks[0] === attacks[1];
  const second = isSymmetric ? first : chancesOf(evasion, attacks[1]);
  const at = new Map(cells.map((cell, i) => [cell, i]));
  const steps = stepsOf(evasion, at);
  const refuges = evasion.refuges.map((cell) => at.get(cell)!);
  const standing = graph.cellOf.map((cell) => at.get(cell) ?? -1);
  const risk = new Float32Array(evasionSize(evasion));
  /** The risk after the first ghost's move and before the second's. */
  const between = new Float32Array(risk.length);
  /** The risk after Pac-Man's move and before the ghosts', indexed by Pac-Man's cell. */
  const moved = new Float32Array(size);

  const catchAt = (row: Float32Array, from: number, a: number, b: number): void => {
    if (a !== AWAY) row[from + standing[a]!] = 1;
    if (b !== AWAY) row[from + standing[b]!] = 1;
  };
  for (let a = 0; a < stands; a++)
    for (let b = 0; b < stands; b++) catchAt(risk, (a * stands + b) * size, a, b);

  for (let round = 0; round < rounds; round++) {
    // 1. Average over the moves of the second ghost, which moves last.
    for (let a = 0; a < stands; a++) {
      for (let b = 0; b < stands; b++) {
        const next = graph.next[b]!;
        const place = (i: number): number => (a * stands + next[i]!) * size;
        mix(between, (a * stands + b) * size, second[b]!, risk, place);
      }
    }
    for (let a = 0; a < stands; a++) {
      for (let b = isSymmetric ? a : 0; b < stands; b++) {
        // 2. Average over the first ghost's moves. 3. Minimise over Pac-Man's, which may run into a ghost or reach a
        // refuge.
        const next = graph.next[a]!;
        mix(moved, 0, first[a]!, between, (i) => (next[i]! * stands + b) * size);
        catchAt(moved, 0, a, b);
        for (const refuge of refuges) moved[refuge] = 0;
        const to = (a * stands + b) * size;
        choose(risk, to, moved, steps);
        catchAt(risk, to, a, b);
        if (b > a && isSymmetric) risk.copyWithin((b * stands + a) * size, to, to + size);
      }
    }
  }
  return risk;
}

/**
 * The risk before a ghost's move, indexed by Pac-Man's cell: the mean over the ghost's moves.
 *
 * @param from start index of the risk after a move
 */
function mix(
  into: Float32Array,
  to: number,
  chances: readonly Float32Array[],
  risk: Float32Array,
  from: (move: number) => number,
): void {
  const size = chances[0]!.length;
  const start = from(0);
  // In a corridor there is one move, so nothing to average.
  if (chances.length === 1) {
    for (let i = 0; i < size; i++) into[to + i] = risk[start + i]!;
    return;
  }
  const first = chances[0]!;
  for (let i = 0; i < size; i++) into[to + i] = first[i]! * risk[start + i]!;
  for (let move = 1; move < chances.length; move++) {
    const chance = chances[move]!;
    const begin = from(move);
    for (let i = 0; i < size; i++) into[to + i]! += chance[i]! * risk[begin + i]!;
  }
}

/** The minimum risk over Pac-Man's moves, indexed by its current cell. */
function choose(into: Float32Array, to: number, moved: Float32Array, { begin, cells }: Steps): void {
  const size = begin.length - 1;
  for (let i = 0; i < size; i++) {
    const end = begin[i + 1]!;
    let at = begin[i]!;
    let least = moved[cells[at]!]!;
    while (++at < end) {
      const risk = moved[cells[at]!]!;
      if (risk < least) least = risk;
    }
    into[to + i] = least;
  }
}

/** Indexed by stand and move: probabilities, indexed by Pac-Man's cell. */
function chancesOf({ maze, graph, cells }: Evasion, attack: number): Float32Array[][] {
  return graph.next.map((next) => {
    const chances = next.map(() => new Float32Array(cells.length));
    for (const [i, cell] of cells.entries()) {
      // A ghost that is away has the same distance from everywhere.
      const distances = next.map((stand) =>
        stand === AWAY ? 0 : straightWay(maze, graph.cellOf[stand]!, cell),
      );
      const weights = ghostWeights({ attack, flee: 0 }, distances, false);
      const sum = weights.reduce((a, b) => a + b);
      for (const [move, weight] of weights.entries()) chances[move]![i] = weight / sum;
    }
    return chances;
  });
}

/** Pac-Man's moves as cell indices: those from cell i are `cells` from `begin[i]` up to `begin[i + 1]`. */
interface Steps {
  readonly begin: Int32Array;
  readonly cells: Int16Array;
}

function stepsOf({ maze, cells, mayStop }: Evasion, at: ReadonlyMap<number, number>): Steps {
  const lists = cells.map((cell) =>
    pacmanDirections(maze.ways[cell]!, mayStop).map(
      (direction) => at.get(cell + STEP_X[direction]! + STEP_Y[direction]! * maze.width)!,
    ),
  );
  const begin = new Int32Array(cells.length + 1);
  for (const [i, { length }] of lists.entries()) begin[i + 1] = begin[i]! + length;
  return { begin, cells: Int16Array.from(lists.flat()) };
}
