import { CHANCE, OVER, type Position } from "@tyche/engine";
import { hashKeys, mix } from "../hash-keys.js";
import { DIRECTIONS, STOP } from "./directions.js";
import type { Maze } from "./maze.js";
import {
  boundsOf,
  CAPSULE,
  FOOD,
  FOOD_POINTS,
  GHOST_POINTS,
  ghostPlayer,
  isOver,
  LOSS_POINTS,
  LOWEST_SCORE,
  MOVE_POINTS,
  type PacManState,
  SCARED_MOVES,
  type Variant,
  WIN_POINTS,
} from "./state.js";
import { type Strategy, strategyOf } from "./strategy.js";

/** An agent in one word: its place, the direction it faces, a ghost's timer, and whether a Pac-Man was caught. */
const PLACE = 0xffff;
const FACING = 16;
const TIMER = 20;
const CAUGHT = 1 << 30;
/** All of a Pac-Man but the direction, on which nothing depends. */
const PACMAN = PLACE | CAUGHT;

/** Where `now` holds what is not an agent: slots after those of the agents. */
const MOVER = 0;
const FOOD_LEFT = 1;
const ITEMS_LOW = 2;
const ITEMS_HIGH = 3;
const ENDED = 4;
/** What the last play took from the board, cell << 2 | item, 0 for nothing. */
const TAKEN = 5;
/** The first of the scores. */
const SCORES = 6;

const ITEM_KEYS_LOW = hashKeys(2 * 10_000, 0x9ac_3a41);
const ITEM_KEYS_HIGH = hashKeys(2 * 10_000, 0x9ac_3a42);

/**
 * Pac-Man in one array of integers, copied aside at every play. A move is a direction. A chance ghost that has only one
 * way to go is moved along with whoever moved before it.
 */
export class PacManPosition implements Position {
  readonly width = 5;
  readonly variant: Variant;
  readonly maze: Maze;
  /** By cell: 0, FOOD or CAPSULE. */
  readonly items: Uint8Array;
  private readonly strategy: Strategy;
  private readonly low: number;
  private readonly high: number;
  private readonly pacmen: number;
  private readonly agents: number;
  /** By agent: percent of attack << 8 | of flight for chance ghosts, -1 for the others. */
  private readonly chance: Int32Array;
  private readonly homes: Int32Array;
  private readonly half: Int32Array;
  /** By cell: the moves of a Pac-Man, packed like the maze's `ghostMoves`. */
  private readonly pacmanMoves: Int32Array;
  private readonly now: Int32Array;
  private log: Int32Array;
  private logged = 0;
  /** Points count in the hash and end the game when they are too few; not where only the future is looked at. */
  private readonly counts: boolean;

  /** @param future leave out of hashes what has been gathered, and never end for too few points */
  constructor(variant: Variant, state: PacManState, future = false) {
    const { layout, maze, ghosts, mayStop } = variant;
    this.variant = variant;
    this.maze = maze;
    this.counts = !future;
    this.strategy = strategyOf(maze);
    [this.low, this.high] = boundsOf(variant);
    this.pacmen = layout.pacmen.length;
    this.agents = this.pacmen + layout.ghosts.length;
    this.half = Int32Array.from(maze.half);
    this.pacmanMoves = pacmanMovesOf(maze, mayStop);
    const placeOf = ({ x, y }: { x: number; y: number }): number => 2 * y * maze.stride + 2 * x;
    this.homes = Int32Array.from([
      ...new Array<number>(this.pacmen).fill(0),
      ...layout.ghosts.map((ghost) => placeOf(ghost) | (STOP << FACING)),
    ]);
    this.chance = Int32Array.from([
      ...new Array<number>(this.pacmen).fill(-1),
      ...ghosts.map((ghost) => (ghost === "minimising" ? -1 : (ghost.attack << 8) | ghost.flee)),
    ]);
    this.now = new Int32Array(this.agents + SCORES + state.scores.length);
    this.log = new Int32Array(64 * this.now.length);
    this.items = new Uint8Array(layout.width * layout.height);
    const { now, agents } = this;
    for (const [i, { x, y, facing, caught }] of state.pacmen.entries())
      now[i] = placeOf({ x, y }) | (DIRECTIONS.indexOf(facing) << FACING) | (caught ? CAUGHT : 0);
    for (const [i, { x, y, facing, timer }] of state.ghosts.entries())
      now[this.pacmen + i] = placeOf({ x, y }) | (DIRECTIONS.indexOf(facing) << FACING) | (timer << TIMER);
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

  turn(): number {
    const { now, agents } = this;
    if (now[agents + ENDED] === 1) return OVER;
    const mover = now[agents + MOVER]!;
    if (mover < this.pacmen) return this.variant.rivals ? mover : 0;
    return this.chance[mover]! >= 0 ? CHANCE : ghostPlayer(this.variant);
  }

  moves(into: Int32Array, from: number): number {
    const packed = this.packedMoves();
    const count = packed & 7;
    for (let i = 0, rest = packed >> 3; i < count; i++, rest >>= 3) into[from + i] = rest & 7;
    return count;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const mover = this.now[this.agents + MOVER]!;
    const count = this.moves(into, from);
    const word = this.now[mover]!;
    const timer = word >> TIMER;
    const percent = timer > 0 ? this.chance[mover]! & 255 : this.chance[mover]! >> 8;
    const each = (100 - percent) / (100 * count);
    if (percent === 0 || count === 1) {
      for (let i = 0; i < count; i++) probabilities[from + i] = each + (count === 1 ? percent / 100 : 0);
      return count;
    }
    let best = -1;
    let good = 0;
    for (let i = 0; i < count; i++) {
      const step = this.half[into[from + i]!]! << (timer > 0 ? 0 : 1);
      const distance = this.toNearestPacman((word & PLACE) + step);
      probabilities[from + i] = distance;
      const isBetter = timer > 0 ? distance > best : distance < best;
      if (best < 0 || isBetter) {
        best = distance;
        good = 1;
      } else if (distance === best) good++;
    }
    const more = percent / (100 * good);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const probability = each + (probabilities[from + i] === best ? more : 0);
      if (probability === 0) continue;
      into[from + kept] = into[from + i]!;
      probabilities[from + kept] = probability;
      kept++;
    }
    return kept;
  }

  play(move: number): void {
    const { now, agents } = this;
    const size = now.length;
    let top = this.logged;
    if (top + size > this.log.length) this.growLog();
    const { log } = this;
    for (let i = 0; i < size; i++) log[top++] = now[i]!;
    this.logged = top;
    now[agents + TAKEN] = 0;
    const mover = now[agents + MOVER]!;
    if (mover < this.pacmen) this.movePacman(mover, move);
    else this.moveGhost(mover, move);
    this.pass();
    // Chance has no choice where a ghost has one way to go.
    while (now[agents + ENDED] === 0) {
      const next = now[agents + MOVER]!;
      if (this.chance[next]! < 0) return;
      const word = now[next]!;
      const packed = this.maze.ghostMoves[5 * (word & PLACE) + ((word >> FACING) & 7)]!;
      if ((packed & 7) !== 1) return;
      this.moveGhost(next, packed >> 3);
      this.pass();
    }
  }

  undo(): void {
    const { now, log, agents } = this;
    const taken = now[agents + TAKEN]!;
    if (taken !== 0) this.items[taken >> 2] = taken & 3;
    const size = now.length;
    let at = this.logged - size;
    this.logged = at;
    for (let i = 0; i < size; i++) now[i] = log[at++]!;
  }

  payoff(player: number): number {
    const { now, agents } = this;
    if (player < now.length - agents - SCORES) return now[agents + SCORES + player]!;
    return 0 - this.gathered();
  }

  /** The points of all Pac-Men so far. */
  gathered(): number {
    const { now } = this;
    let sum = 0;
    for (let i = this.agents + SCORES; i < now.length; i++) sum += now[i]!;
    return sum;
  }

  hashLow(): number {
    return this.hash(ITEMS_LOW, 0x51ed_270b);
  }

  hashHigh(): number {
    return this.hash(ITEMS_HIGH, 0x2c1b_3c6d);
  }

  copy(): PacManPosition {
    // What a state says is overwritten by what stands here, so any state will do.
    const twin: PacManPosition = Object.create(PacManPosition.prototype);
    Object.assign(twin, this, {
      items: this.items.slice(),
      now: this.now.slice(),
      log: this.log.slice(),
    });
    return twin;
  }

  /** The evaluator "strategic", player 0's side. */
  evaluate(): number {
    const more = this.expected() - this.gathered();
    return this.payoff(0) + (this.variant.rivals ? more / this.pacmen : more);
  }

  evaluateAll(into: Float64Array): void {
    const more = this.expected() - this.gathered();
    const own = this.variant.rivals ? this.pacmen : 1;
    for (let player = 0; player < into.length; player++)
      into[player] = this.payoff(player) + (player < own ? more / own : -more);
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

  /** The cell of a Pac-Man, -1 if it is caught. */
  pacmanCell(index: number): number {
    const word = this.now[index]!;
    return word & CAUGHT ? -1 : this.maze.cellOf[word & PLACE]!;
  }

  ghostPlace(index: number): number {
    return this.now[this.pacmen + index]! & PLACE;
  }

  ghostFacing(index: number): number {
    return (this.now[this.pacmen + index]! >> FACING) & 7;
  }

  ghostTimer(index: number): number {
    return this.now[this.pacmen + index]! >> TIMER;
  }

  /** Points of all Pac-Men at the end, within what is possible. */
  private expected(): number {
    const value = this.strategy.value(this);
    return value < this.low ? this.low : value > this.high ? this.high : value;
  }

  private packedMoves(): number {
    const { now } = this;
    const mover = now[this.agents + MOVER]!;
    const word = now[mover]!;
    if (mover < this.pacmen) return this.pacmanMoves[this.maze.cellOf[word & PLACE]!]!;
    return this.maze.ghostMoves[5 * (word & PLACE) + ((word >> FACING) & 7)]!;
  }

  private movePacman(mover: number, direction: number): void {
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

  private moveGhost(ghost: number, direction: number): void {
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

  /** A place with each coordinate rounded to a whole cell, halves up. */
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

  /** The next one moves who is still there; and the game may be over. */
  private pass(): void {
    const { now, agents, pacmen } = this;
    let mover = now[agents + MOVER]!;
    let next = mover + 1 === agents ? 0 : mover + 1;
    while (next !== mover && next < pacmen && now[next]! & CAUGHT) next = next + 1 === agents ? 0 : next + 1;
    mover = next;
    now[agents + MOVER] = mover;
    if (now[agents + ENDED] === 1) return;
    let isLost = true;
    for (let pacman = 0; pacman < pacmen; pacman++) if ((now[pacman]! & CAUGHT) === 0) isLost = false;
    if (this.counts) {
      for (let i = agents + SCORES; i < now.length; i++) if (now[i]! <= LOWEST_SCORE) isLost = true;
    }
    if (isLost) now[agents + ENDED] = 1;
  }

  /** Along rows and columns, in half cells. */
  private apart(a: number, b: number): number {
    const { stride } = this.maze;
    const ax = a % stride;
    const bx = b % stride;
    return Math.abs(ax - bx) + Math.abs((a - ax - b + bx) / stride);
  }

  private toNearestPacman(place: number): number {
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

  /** Agents are few and change at every play, so they are mixed in only where a hash is asked for. */
  private hash(items: number, seed: number): number {
    const { now, agents, pacmen } = this;
    let hash = now[agents + items]! ^ seed;
    for (let i = 0; i < agents; i++) hash = mix((hash + (i < pacmen ? now[i]! & PACMAN : now[i]!)) | 0);
    hash = mix((hash + now[agents + MOVER]!) | 0);
    if (!this.counts) return hash;
    for (let i = agents + SCORES; i < now.length; i++) hash = mix((hash + now[i]!) | 0);
    return hash;
  }

  private growLog(): void {
    const grown = new Int32Array(2 * this.log.length);
    grown.set(this.log);
    this.log = grown;
  }
}

const knownMoves = new WeakMap<Maze, [Int32Array, Int32Array]>();

function pacmanMovesOf(maze: Maze, mayStop: boolean): Int32Array {
  let known = knownMoves.get(maze);
  if (known === undefined) {
    const tableOf = (stop: boolean): Int32Array =>
      Int32Array.from(maze.ways, (ways) => {
        const list = [0, 1, 2, 3, 4].filter((direction) =>
          direction === STOP ? stop || ways === 0 : ways & (1 << direction),
        );
        return list.reduce((sum, direction, i) => sum | (direction << (3 + 3 * i)), list.length);
      });
    known = [tableOf(false), tableOf(true)];
    knownMoves.set(maze, known);
  }
  return known[mayStop ? 1 : 0];
}
