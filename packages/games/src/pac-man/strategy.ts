import { REVERSE, STEP_X, STEP_Y, STOP } from "./directions.js";
import { type Maze, UNREACHABLE } from "./maze.js";
import { FOOD, LOSS_POINTS, WIN_POINTS } from "./state.js";

/** Points that every dot still to be eaten costs beyond what it brings, for the time and the danger until then. */
const FOOD_COST = 12;
/** Points a step to the nearest dot: less than a dot is worth, or Pac-Man would not leave the neighbourhood of one. */
const STEP_COST = 0.6;
/** Points for a scared ghost that can be caught in time, less so many a step. */
const CHASE = 120;
const CHASE_STEP = 3;
/** Moves beyond which a scared ghost is no danger yet. */
const SAFE_TIMER = 3;
/** Cells that count for Pac-Man's room, and how many a capsule among them is worth. */
const MOST_ROOM = 40;
const CAPSULE_ROOM = 10;
/** The risk of being caught: falls with the room, and with the way of the nearest ghost, by e in so many cells. */
const TIGHT = 0.6;
const ROOM_SCALE = 8;
const CLOSE = 0.1;
const CLOSE_SCALE = 2;
const MOST_RISK = 0.9;

const FAR = 255;

/** What the evaluator looks at; the fast position gives it. */
export interface Scene {
  /** By cell: 0, FOOD or CAPSULE. */
  readonly items: Uint8Array;
  readonly foodLeft: number;
  readonly pacmanCount: number;
  readonly ghostCount: number;
  /** The points of all Pac-Men so far. */
  gathered(): number;
  /** The cell of a Pac-Man, -1 if it is caught. */
  pacmanCell(index: number): number;
  /** Where a ghost is on the grid of half cells, see `Maze`. */
  ghostPlace(index: number): number;
  ghostFacing(index: number): number;
  ghostTimer(index: number): number;
}

/**
 * The evaluator "strategic": the points that Pac-Man has and those of the rest of the game, weighed by the risk of
 * being caught. The risk is read off the room: the cells that Pac-Man reaches before any dangerous ghost, along the
 * true ways of the maze, where a ghost cannot turn back.
 */
export class Strategy {
  private readonly maze: Maze;
  private readonly cells: number;
  /** By 5 x cell + the direction faced, then by cell: a ghost's moves there, FAR where more or none. */
  private readonly ghostDistance: Uint8Array;
  /** By cell: all that can be reached from it, the nearest first. */
  private readonly nearest: readonly Uint16Array[];
  /** By 4 x cell: its neighbours, then -1. */
  private readonly neighbours: Int32Array;
  /** What the search for room has met. */
  private readonly seen: Int32Array;
  private readonly steps: Int32Array;
  private readonly queue: Int32Array;
  private round = 0;
  /** Rows of `ghostDistance` of the dangerous ghosts. */
  private readonly rows: number[] = [];

  constructor(maze: Maze) {
    this.maze = maze;
    const cells = maze.ways.length;
    this.cells = cells;
    this.neighbours = neighboursOf(maze);
    this.ghostDistance = ghostDistancesOf(maze);
    this.nearest = nearestOf(maze);
    this.seen = new Int32Array(cells);
    this.steps = new Int32Array(cells);
    this.queue = new Int32Array(cells);
  }

  /** Expected points of all Pac-Men at the end. */
  value(position: Scene): number {
    const gathered = position.gathered();
    const { foodLeft, pacmanCount } = position;
    if (foodLeft === 0) return gathered;
    this.findDangers(position);
    let rest = WIN_POINTS - FOOD_COST * foodLeft;
    let caught = 0;
    let allCaught = 1;
    let way = FAR;
    let chase = 0;
    for (let i = 0; i < pacmanCount; i++) {
      const cell = position.pacmanCell(i);
      if (cell < 0) continue;
      const risk = this.risk(position, cell);
      caught += risk;
      allCaught *= risk;
      way = Math.min(way, this.wayToFood(position, cell));
      chase = Math.max(chase, this.chase(position, cell));
    }
    rest += chase - STEP_COST * way;
    return gathered + LOSS_POINTS * caught + (1 - allCaught) * rest;
  }

  private findDangers(position: Scene): void {
    const { rows, cells } = this;
    rows.length = 0;
    for (let ghost = 0; ghost < position.ghostCount; ghost++) {
      if (position.ghostTimer(ghost) > SAFE_TIMER) continue;
      const cell = this.cellUnder(position.ghostPlace(ghost));
      rows.push((5 * cell + position.ghostFacing(ghost)) * cells);
    }
  }

  /** The whole cell of a ghost that may be between two. */
  private cellUnder(place: number): number {
    const { stride, width } = this.maze;
    const x = place % stride;
    const y = (place - x) / stride;
    return (y >> 1) * width + (x >> 1);
  }

  private risk(position: Scene, cell: number): number {
    const { rows, ghostDistance } = this;
    if (rows.length === 0) return 0;
    let nearest = FAR;
    for (let i = 0; i < rows.length; i++) nearest = Math.min(nearest, ghostDistance[rows[i]! + cell]!);
    const risk =
      TIGHT * Math.exp(-this.room(position, cell) / ROOM_SCALE) + CLOSE * Math.exp(-nearest / CLOSE_SCALE);
    return Math.min(MOST_RISK, risk);
  }

  /** Cells that Pac-Man reaches before any dangerous ghost, breadth-first. */
  private room(position: Scene, from: number): number {
    const { neighbours, queue, seen, steps, rows, ghostDistance } = this;
    const { items } = position;
    const round = ++this.round;
    queue[0] = from;
    seen[from] = round;
    steps[from] = 0;
    let found = 1;
    let bonus = 0;
    for (let at = 0; at < found && found < MOST_ROOM; at++) {
      const cell = queue[at]!;
      const step = steps[cell]! + 1;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const next = neighbours[i]!;
        if (next < 0) break;
        if (seen[next] === round) continue;
        let first = FAR;
        for (let ghost = 0; ghost < rows.length; ghost++) {
          const arrival = ghostDistance[rows[ghost]! + next]!;
          if (arrival < first) first = arrival;
        }
        if (first <= step) continue;
        seen[next] = round;
        steps[next] = step;
        queue[found++] = next;
        if (items[next]! > FOOD) bonus = CAPSULE_ROOM;
      }
    }
    return found + bonus;
  }

  private wayToFood({ items }: Scene, cell: number): number {
    const list = this.nearest[cell]!;
    for (let i = 0; i < list.length; i++) {
      if (items[list[i]!] === FOOD) return this.maze.distance[cell * this.cells + list[i]!]!;
    }
    return FAR;
  }

  /** What the scared ghosts promise that are slow and near enough. */
  private chase(position: Scene, cell: number): number {
    let sum = 0;
    for (let ghost = 0; ghost < position.ghostCount; ghost++) {
      const timer = position.ghostTimer(ghost);
      if (timer === 0) continue;
      const distance = this.maze.distance[cell * this.cells + this.cellUnder(position.ghostPlace(ghost))]!;
      if (2 * distance <= 1.3 * timer + 2) sum += CHASE - CHASE_STEP * distance;
    }
    return sum;
  }
}

const known = new WeakMap<Maze, Strategy>();

/** What it works with depends on the maze alone and is made once. */
export function strategyOf(maze: Maze): Strategy {
  let strategy = known.get(maze);
  if (strategy === undefined) {
    strategy = new Strategy(maze);
    known.set(maze, strategy);
  }
  return strategy;
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

/** Breadth-first over cells and directions. */
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
