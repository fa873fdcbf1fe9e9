import { mix } from "../../kit/numbers.js";
import { FAR, type Ways } from "../maze/ways.js";
import { FOOD } from "../state/state.js";
import type { World } from "../state/world.js";

/** Maximum number of cells counted as Pac-Man's room. */
const MOST_ROOM = 40;
/** Number of cached positions, a power of two. */
const REMEMBERED = 2 ** 15;
/** Scared ghosts with more remaining moves than this are harmless. */
export const SAFE_TIMER = 12;

/**
 * How ghosts threaten a Pac-Man, computed from path lengths in the maze. The result depends on the agents and
 * capsules but not on the dots, and the same positions recur in a search, so results are cached.
 */
export class Danger {
  /** Number of cells that Pac-Man reaches before any dangerous ghost, including its own; at most MOST_ROOM. */
  room = 0;
  /** Whether one of these cells has a capsule. */
  hasCapsule = false;
  /** Number of moves of the nearest dangerous ghost to Pac-Man, FAR if there is none. */
  nearest = FAR;

  private readonly ways: Ways;
  private readonly cells: number;
  private readonly keys = new Int32Array(2 * REMEMBERED);
  /** Indexed by cache slot: room | capsule << 8 | nearest << 16. */
  private readonly known = new Int32Array(REMEMBERED);
  private readonly seen: Int32Array;
  private readonly steps: Int32Array;
  private readonly queue: Int32Array;
  private round = 0;
  /** Rows of `ghostDistance` of the dangerous ghosts, and their remaining scared moves. */
  private readonly rows: number[] = [];
  private readonly delays: number[] = [];

  constructor(ways: Ways) {
    this.ways = ways;
    const cells = ways.nearest.length;
    this.cells = cells;
    this.seen = new Int32Array(cells);
    this.steps = new Int32Array(cells);
    this.queue = new Int32Array(cells);
  }

  /** Evaluates a Pac-Man on a cell; stores the result in `room`, `hasCapsule` and `nearest`. */
  look(world: World, cell: number): void {
    const { keys, known } = this;
    let low = mix(cell ^ 0x3d4d_51cb);
    let high = mix(cell ^ 0x1656_67b1);
    for (let ghost = 0; ghost < world.ghostCount; ghost++) {
      const word = world.ghostWord(ghost);
      low = mix((low + word) | 0);
      high = mix((high ^ word) | 0);
    }
    const capsules = world.capsuleSet();
    low = mix((low + capsules) | 0);
    high = mix((high ^ capsules) | 0);
    const at = low & (REMEMBERED - 1);
    if (keys[2 * at] !== low || keys[2 * at + 1] !== high) {
      this.find(world, cell);
      keys[2 * at] = low;
      keys[2 * at + 1] = high;
      known[at] = this.room | (this.hasCapsule ? 0x100 : 0) | (this.nearest << 16);
      return;
    }
    const word = known[at]!;
    this.room = word & 0xff;
    this.hasCapsule = (word & 0x100) !== 0;
    this.nearest = word >> 16;
  }

  private find(world: World, cell: number): void {
    const { rows, delays, cells } = this;
    const { ghostDistance } = this.ways;
    rows.length = 0;
    delays.length = 0;
    this.nearest = FAR;
    for (let ghost = 0; ghost < world.ghostCount; ghost++) {
      const timer = world.ghostTimer(ghost);
      if (timer > SAFE_TIMER) continue;
      const row = (5 * this.ways.cellUnder[world.ghostPlace(ghost)]! + world.ghostFacing(ghost)) * cells;
      rows.push(row);
      delays.push(timer);
      const distance = arrival(ghostDistance[row + cell]!, timer);
      if (distance < this.nearest) this.nearest = distance;
    }
    this.hasCapsule = false;
    this.room = MOST_ROOM;
    if (rows.length > 0) this.walk(world, cell);
  }

  /** Breadth-first search of the room. */
  private walk({ items }: World, from: number): void {
    const { queue, seen, steps, rows, delays } = this;
    const { neighbours, ghostDistance } = this.ways;
    const round = ++this.round;
    queue[0] = from;
    seen[from] = round;
    steps[from] = 0;
    let found = 1;
    for (let at = 0; at < found && found < MOST_ROOM; at++) {
      const cell = queue[at]!;
      const step = steps[cell]! + 1;
      for (let i = 4 * cell; i < 4 * cell + 4; i++) {
        const next = neighbours[i]!;
        if (next < 0) break;
        if (seen[next] === round) continue;
        let first = FAR;
        for (let ghost = 0; ghost < rows.length; ghost++) {
          const moves = arrival(ghostDistance[rows[ghost]! + next]!, delays[ghost]!);
          if (moves < first) first = moves;
        }
        if (first <= step) continue;
        seen[next] = round;
        steps[next] = step;
        queue[found++] = next;
        if (items[next]! > FOOD) this.hasCapsule = true;
      }
    }
    this.room = Math.min(found, MOST_ROOM);
  }
}

/** Arrival time of a ghost at this distance: while scared it is half as fast, and harmless. */
function arrival(distance: number, timer: number): number {
  if (timer === 0 || distance === FAR) return distance;
  return Math.min(FAR, Math.max(timer + 1, distance + (timer >> 1)));
}
