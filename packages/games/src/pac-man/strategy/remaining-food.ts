import { type Maze, UNREACHABLE } from "../maze/maze.js";
import type { Ways } from "../maze/ways.js";
import { FOOD } from "../state/state.js";
import type { World } from "../state/world.js";

/** Number of cached sets of dots, a power of two. */
const REMEMBERED = 2 ** 12;

/**
 * Costs of the remaining dots, independent of the agents: a lower bound on the path length (the length of a minimum
 * spanning tree of the dots, R. Prim 1957), and how deep the dots are in dead ends. The result changes only when a
 * dot is eaten, so it is cached.
 */
export class RemainingFood {
  /** Length of a spanning tree of all dots, in steps. */
  span = 0;
  /** Steps into and out of dead ends to reach the dots. */
  pockets = 0;

  private readonly maze: Maze;
  private readonly ways: Ways;
  /** Indexed by cache slot: the hash of the dots; the empty set has the hash 0 and both results 0. */
  private readonly keys = new Int32Array(2 * REMEMBERED);
  private readonly spans = new Int32Array(REMEMBERED);
  private readonly depths = new Int32Array(REMEMBERED);
  private readonly open: Int32Array;
  private readonly apart: Int32Array;

  constructor(maze: Maze, ways: Ways) {
    this.maze = maze;
    this.ways = ways;
    this.open = new Int32Array(maze.ways.length);
    this.apart = new Int32Array(maze.ways.length);
  }

  /** Stores the results in `span` and `pockets`. */
  look(world: World): void {
    const { keys, spans, depths } = this;
    const low = world.itemsLow();
    const high = world.itemsHigh();
    const at = low & (REMEMBERED - 1);
    if (keys[2 * at] !== low || keys[2 * at + 1] !== high) {
      this.find(world.items);
      keys[2 * at] = low;
      keys[2 * at + 1] = high;
      spans[at] = this.span;
      depths[at] = this.pockets;
      return;
    }
    this.span = spans[at]!;
    this.pockets = depths[at]!;
  }

  private find(items: Uint8Array): void {
    const { open, apart, maze } = this;
    const { deadEnd } = this.ways;
    const { distance } = maze;
    const cells = items.length;
    let count = 0;
    let pockets = 0;
    for (let cell = 0; cell < cells; cell++) {
      if (items[cell] !== FOOD) continue;
      open[count++] = cell;
      pockets += deadEnd[cell]!;
    }
    this.pockets = pockets;
    this.span = 0;
    if (count === 0) return;
    let last = open[--count]!;
    apart.fill(UNREACHABLE, 0, count);
    while (count > 0) {
      let nearest = 0;
      for (let i = 0; i < count; i++) {
        const steps = distance[last * cells + open[i]!]!;
        if (steps < apart[i]!) apart[i] = steps;
        if (apart[i]! < apart[nearest]!) nearest = i;
      }
      if (apart[nearest] !== UNREACHABLE) this.span += apart[nearest]!;
      last = open[nearest]!;
      count--;
      open[nearest] = open[count]!;
      apart[nearest] = apart[count]!;
    }
  }
}
