import { hashKeys } from "../../kit/numbers.js";
import { HEADINGS, type Maze, STOP } from "../maze/maze.js";
import {
  CAPSULE,
  FOOD,
  FOOD_POINTS,
  GHOST_POINTS,
  isOver,
  LOSS_POINTS,
  LOWEST_SCORE,
  MOVE_POINTS,
  type PacManState,
  SCARED_MOVES,
  type Variant,
  WIN_POINTS,
} from "./state.js";

/** An agent in one word: its position, facing direction, a ghost's timer, and whether a Pac-Man was caught. */
export const PLACE = 0xffff;
export const FACING = 16;
export const TIMER = 20;
export const CAUGHT = 1 << 30;

/** Above any combination of percentages. */
export const LEARNED = 1 << 16;

/** Slots in `now` after those of the agents. */
export const MOVER = 0;
const FOOD_LEFT = 1;
export const ITEMS_LOW = 2;
export const ITEMS_HIGH = 3;
export const ENDED = 4;
/** The item removed by the last play, cell << 2 | item, 0 for nothing. */
export const TAKEN = 5;
/** First slot of the scores. */
export const SCORES = 6;

const ITEM_KEYS_LOW = hashKeys(2 * 10_000, 0x9ac_3a41);
const ITEM_KEYS_HIGH = hashKeys(2 * 10_000, 0x9ac_3a42);

/**
 * All agents and counters in one array of integers, with the moves of the agents: the rules of `moves.ts` implemented
 * without allocating objects.
 */
export class World {
  readonly variant: Variant;
  readonly maze: Maze;
  /** Indexed by cell: 0, FOOD or CAPSULE. */
  readonly items: Uint8Array;
  protected readonly pacmen: number;
  protected readonly agents: number;
  /**
   * Indexed by agent: attack percentage << 8 | flee percentage for chance ghosts, LEARNED, or -1 for agents moved by
   * players.
   */
  protected readonly chance: Int32Array;
  protected readonly half: Int32Array;
  protected readonly now: Int32Array;
  /** Whether points enter the hash and a low score ends the game; false if only the future matters. */
  protected readonly counts: boolean;
  private readonly homes: Int32Array;

  /** @param future exclude gathered points from hashes, and never end the game for a low score */
  constructor(variant: Variant, state: PacManState, future = false) {
    const { layout, maze, ghosts } = variant;
    this.variant = variant;
    this.maze = maze;
    this.counts = !future;
    this.pacmen = layout.pacmen.length;
    this.agents = this.pacmen + layout.ghosts.length;
    this.half = Int32Array.from(maze.half);
    const placeOf = ({ x, y }: { x: number; y: number }): number => 2 * y * maze.stride + 2 * x;
    this.homes = Int32Array.from([
      ...new Array<number>(this.pacmen).fill(0),
      ...layout.ghosts.map((ghost) => placeOf(ghost) | (STOP << FACING)),
    ]);
    this.chance = Int32Array.from([
      ...new Array<number>(this.pacmen).fill(-1),
      ...ghosts.map((ghost) =>
        ghost === "minimising" ? -1 : ghost === "learned" ? LEARNED : (ghost.attack << 8) | ghost.flee,
      ),
    ]);
    this.now = new Int32Array(this.agents + SCORES + state.scores.length);
    this.items = new Uint8Array(layout.width * layout.height);
    const { now, agents } = this;
    for (const [i, { x, y, facing, caught }] of state.pacmen.entries())
      now[i] = placeOf({ x, y }) | (HEADINGS.indexOf(facing) << FACING) | (caught ? CAUGHT : 0);
    for (const [i, { x, y, facing, timer }] of state.ghosts.entries())
      now[this.pacmen + i] = placeOf({ x, y }) | (HEADINGS.indexOf(facing) << FACING) | (timer << TIMER);
    for (const cell of state.food) this.put(cell, FOOD);
    for (const cell of state.capsules) this.put(cell, CAPSULE);
    now[agents + MOVER] = state.mover;
    now[agents + FOOD_LEFT] = state.food.length;
    now[agents + ENDED] = (
      future
        ? state.food.length === 0 || state.pacmen.every(({ caught }) => caught)
        : isOver(state)
    )
      ? 1
      : 0;
    now.set(state.scores, agents + SCORES);
  }

  /** Points of all Pac-Men so far. */
  gathered(): number {
    const { now } = this;
    let sum = 0;
    for (let i = this.agents + SCORES; i < now.length; i++) sum += now[i]!;
    return sum;
  }

  get foodLeft(): number {
    return this.now[this.agents + FOOD_LEFT]!;
  }

  get pacmanCount(): number {
    return this.pacmen;
  }

  get ghostCount(): number {
    return this.agents - this.pacmen;
  }

  /** The cell of a Pac-Man, -1 if it has been caught. */
  pacmanCell(index: number): number {
    const word = this.now[index]!;
    return word & CAUGHT ? -1 : this.maze.cellOf[word & PLACE]!;
  }

  /** Position of a ghost on the grid of half cells, see `Maze`. */
  ghostPlace(index: number): number {
    return this.now[this.pacmen + index]! & PLACE;
  }

  ghostFacing(index: number): number {
    return (this.now[this.pacmen + index]! >> FACING) & 7;
  }

  /** Position, direction and timer in one word. */
  ghostWord(index: number): number {
    return this.now[this.pacmen + index]!;
  }

  /** The remaining capsules as bits in layout order; the 32nd shares a bit with the first. */
  capsuleSet(): number {
    const { capsules } = this.variant.layout;
    let set = 0;
    for (let i = 0; i < capsules.length; i++) if (this.items[capsules[i]!] === CAPSULE) set |= 1 << i;
    return set;
  }

  /** A hash of all items: equal items have equal words. */
  itemsLow(): number {
    return this.now[this.agents + ITEMS_LOW]!;
  }

  itemsHigh(): number {
    return this.now[this.agents + ITEMS_HIGH]!;
  }

  ghostTimer(index: number): number {
    return this.now[this.pacmen + index]! >> TIMER;
  }

  protected movePacman(mover: number, direction: number): void {
    const { now, agents, items } = this;
    const score = agents + SCORES + (this.variant.rivals ? mover : 0);
    const word = now[mover]!;
    const place = (word & PLACE) + 2 * this.half[direction]!;
    now[mover] = direction === STOP ? word : place | (direction << FACING);
    const cell = this.maze.cellOf[place]!;
    const item = items[cell]!;
    let points = MOVE_POINTS;
    if (item !== 0) {
      this.take(cell, item);
      if (item === FOOD) {
        points += FOOD_POINTS;
        if (--now[agents + FOOD_LEFT]! === 0) {
          points += WIN_POINTS;
          now[agents + ENDED] = 1;
        }
      } else {
        for (let ghost = this.pacmen; ghost < agents; ghost++)
          now[ghost] = (now[ghost]! & ((1 << TIMER) - 1)) | (SCARED_MOVES << TIMER);
      }
    }
    now[score]! += points;
    for (let ghost = this.pacmen; ghost < agents; ghost++) this.collide(mover, ghost);
  }

  protected moveGhost(ghost: number, direction: number): void {
    const { now, half } = this;
    const word = now[ghost]!;
    let timer = word >> TIMER;
    let place = word & PLACE;
    if (timer === 0) place += 2 * half[direction]!;
    else {
      place += half[direction]!;
      if (timer === 1) place = this.snapped(place);
      timer--;
    }
    now[ghost] = place | (direction << FACING) | (timer << TIMER);
    for (let pacman = 0; pacman < this.pacmen; pacman++) {
      if ((now[pacman]! & CAUGHT) === 0) this.collide(pacman, ghost);
    }
  }

  /** A position with each coordinate rounded to a whole cell, halves up. */
  private snapped(place: number): number {
    const { stride } = this.maze;
    const x = place % stride;
    const y = (place - x) / stride;
    return ((y + 1) & ~1) * stride + ((x + 1) & ~1);
  }

  private collide(pacman: number, ghost: number): void {
    const { now, agents } = this;
    if (this.apart(now[pacman]! & PLACE, now[ghost]! & PLACE) > 1) return;
    const score = agents + SCORES + (this.variant.rivals ? pacman : 0);
    if (now[ghost]! >> TIMER > 0) {
      now[ghost] = this.homes[ghost]!;
      now[score]! += GHOST_POINTS;
    } else if (now[agents + FOOD_LEFT]! > 0) {
      now[pacman]! |= CAUGHT;
      now[score]! += LOSS_POINTS;
    }
  }

  /** Passes the move to the next agent still in the game, and checks for the end of the game. */
  protected pass(): void {
    const { now, agents, pacmen } = this;
    const mover = now[agents + MOVER]!;
    let next = mover + 1 === agents ? 0 : mover + 1;
    while (next !== mover && next < pacmen && now[next]! & CAUGHT) next = next + 1 === agents ? 0 : next + 1;
    now[agents + MOVER] = next;
    if (now[agents + ENDED] === 1) return;
    let isLost = true;
    for (let pacman = 0; pacman < pacmen; pacman++) if ((now[pacman]! & CAUGHT) === 0) isLost = false;
    if (this.counts) {
      for (let i = agents + SCORES; i < now.length; i++) if (now[i]! <= LOWEST_SCORE) isLost = true;
    }
    if (isLost) now[agents + ENDED] = 1;
  }

  /** Manhattan distance, in half cells. */
  private apart(a: number, b: number): number {
    const { stride } = this.maze;
    const ax = a % stride;
    const bx = b % stride;
    return Math.abs(ax - bx) + Math.abs((a - ax - b + bx) / stride);
  }

  protected toNearestPacman(place: number): number {
    const { now, pacmen } = this;
    let nearest = PLACE;
    for (let pacman = 0; pacman < pacmen; pacman++) {
      const word = now[pacman]!;
      if (word & CAUGHT) continue;
      nearest = Math.min(nearest, this.apart(place, word & PLACE));
    }
    return nearest;
  }

  private put(cell: number, item: number): void {
    this.items[cell] = item;
    this.toggle(cell, item);
  }

  private take(cell: number, item: number): void {
    this.items[cell] = 0;
    this.toggle(cell, item);
    this.now[this.agents + TAKEN] = (cell << 2) | item;
  }

  private toggle(cell: number, item: number): void {
    const { now, agents } = this;
    const key = 2 * cell + item - 1;
    now[agents + ITEMS_LOW]! ^= ITEM_KEYS_LOW[key]!;
    now[agents + ITEMS_HIGH]! ^= ITEM_KEYS_HIGH[key]!;
  }
}
