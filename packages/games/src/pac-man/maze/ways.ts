import { cached } from "../../kit/cached.js";
import { type Maze, REVERSE, STEP_X, STEP_Y, STOP, UNREACHABLE } from "./maze.js";

/** Larger than any relevant number of moves; also means no path. */
export const FAR = 255;

/** Maze data for the evaluator, beyond what the rules need. */
export interface Ways {
  /** Indexed by 4 x cell: its neighbours, padded with -1. */
  readonly neighbours: Int32Array;
  /**
   * Indexed by 5 x cell + facing direction, then by cell: a ghost's number of moves there, FAR if more or
   * unreachable.
   */
  readonly ghostDistance: Uint8Array;
  /** Indexed by cell: all reachable cells, nearest first. */
  readonly nearest: readonly Uint16Array[];
  /** Indexed by cell: steps back to a cell with two ways on, 0 outside dead ends. */
  readonly deadEnd: Uint8Array;
  /** Indexed by position: the whole cell of a ghost that may be between two. */
  readonly cellUnder: Int32Array;
}

const known = new WeakMap<Maze, Ways>();

/** Computed once per maze. */
export function waysOf(maze: Maze): Ways {
  return cached(known, maze, () => {
    const neighbours = neighboursOf(maze);
    return {
      neighbours,
      ghostDistance: ghostDistancesOf(maze),
      nearest: nearestOf(maze),
      deadEnd: deadEndsOf(neighbours),
      cellUnder: cellsUnder(maze),
    };
  });
}

function stepsOf(maze: Maze): number[] {
  return STEP_X.map((x, direction) => x + STEP_Y[direction]! * maze.width);
}

function neighboursOf(maze: Maze): Int32Array {
  const steps = stepsOf(maze);
  const neighbours = new Int32Array(4 * maze.ways.length).fill(-1);
  for (const [cell, ways] of maze.ways.entries()) {
    let at = 4 * cell;
    for (const [direction, step] of steps.entries()) {
      if (direction !== STOP && ways & (1 << direction)) neighbours[at++] = cell + step;
    }
  }
  return neighbours;
}

/** Breadth-first search over cells and directions, since a ghost cannot turn back. */
function ghostDistancesOf(maze: Maze): Uint8Array {
  const cells = maze.ways.length;
  const steps = stepsOf(maze);
  const distance = new Uint8Array(5 * cells * cells).fill(FAR);
  const seen = new Int32Array(5 * cells).fill(-1);
  const queue = new Int32Array(5 * cells);
  const times = new Uint16Array(5 * cells);
  for (let start = 0; start < 5 * cells; start++) {
    const home = Math.floor(start / 5);
    if (maze.ways[home] === 0) continue;
    distance[start * cells + home] = 0;
    queue[0] = start;
    seen[start] = start;
    times[start] = 0;
    let found = 1;
    for (let at = 0; at < found; at++) {
      const node = queue[at]!;
      const cell = Math.floor(node / 5);
      const time = times[node]! + 1;
      if (time >= FAR) break;
      const back = REVERSE[node % 5]!;
      const ways = maze.ways[cell]!;
      const onward = back < 0 ? ways : ways & ~(1 << back);
      for (let direction = 0; direction < 5; direction++) {
        if (((onward === 0 ? ways : onward) & (1 << direction)) === 0) continue;
        const next = cell + steps[direction]!;
        const to = 5 * next + direction;
        if (seen[to] === start) continue;
        seen[to] = start;
        times[to] = time;
        queue[found++] = to;
        const entry = start * cells + next;
        if (distance[entry]! > time) distance[entry] = time;
      }
    }
  }
  return distance;
}

function nearestOf({ ways, distance }: Maze): Uint16Array[] {
  const cells = ways.length;
  return Array.from(ways, (way, from) => {
    if (way === 0) return new Uint16Array(0);
    const row = distance.subarray(from * cells, (from + 1) * cells);
    const reached = Uint16Array.from(ways.keys()).filter((cell) => row[cell] !== UNREACHABLE);
    return reached.sort((a, b) => row[a]! - row[b]!);
  });
}

/**
 * Repeatedly removes cells with a single exit until only junctions and rings are left, then counts the steps back to
 * these.
 */
function deadEndsOf(neighbours: Int32Array): Uint8Array {
  const cells = neighbours.length / 4;
  const degree = Array.from(
    { length: cells },
    (_, cell) => neighbours.subarray(4 * cell, 4 * cell + 4).filter((next) => next >= 0).length,
  );
  const taken: number[] = [];
  for (let cell = 0; cell < cells; cell++) if (degree[cell] === 1) taken.push(cell);
  for (let at = 0; at < taken.length; at++) {
    for (const next of neighbours.subarray(4 * taken[at]!, 4 * taken[at]! + 4)) {
      if (next >= 0 && --degree[next]! === 1) taken.push(next);
    }
  }
  const depth = new Uint8Array(cells);
  const off = new Set(taken);
  for (const cell of taken.reverse()) {
    const onward = [...neighbours.subarray(4 * cell, 4 * cell + 4)].filter((next) => next >= 0);
    const nearest = Math.min(
      ...onward.map((next) => (off.has(next) && depth[next] === 0 ? FAR : depth[next]!)),
    );
    // Without any ring, no cell counts as a dead end.
    depth[cell] = nearest === FAR ? 0 : Math.min(FAR, nearest + 1);
  }
  return depth;
}

function cellsUnder({ stride, width, cellOf }: Maze): Int32Array {
  return Int32Array.from(cellOf, (_, place) => {
    const x = place % stride;
    const y = (place - x) / stride;
    return (y >> 1) * width + (x >> 1);
  });
}
