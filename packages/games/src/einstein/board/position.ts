import { CHANCE, OVER, type Position } from "@tyche/engine";
import { hashKeys, mix } from "../../kit/numbers.js";
import { distance, type EinsteinState, movable, type Variant, STEPS as WAYS, winnerOf } from "./board.js";

/**
 * Offsets of the parts of a position's memory. It is one array, since the first access to a typed array costs as much
 * as several more.
 *
 *     FAR    indexed by player << 6 | square: a one in a four-bit counter, higher the nearer the square is to the goal
 *     STEPS  indexed by 4 x (player << 6 | square) + step: the move as from | to << 6, -1 after the last legal step
 *     CELLS  indexed by square: the stone on it, 0 if none
 *     WHERE  indexed by stone: its square, valid while its bit is set in `alive`
 *     PATH   indexed by moves made: from | to << 6 | die << 12 | stone << 16 | captured stone << 21; dice need no entry
 */
const FAR = 0;
const STEPS = FAR + 128;
const CELLS = STEPS + 512;
const WHERE = CELLS + 64;
const PATH = WHERE + 32;

/** Counter value of a stone on its goal. */
const AT_GOAL = 1 << 28;

/** Tables that depend only on the board size. */
interface Tables {
  /** The parts FAR and STEPS of the memory. */
  readonly squares: Int32Array;
  /** Indexed by stone set and die: the movable stones, as first number | second number << 4 (0: none). */
  readonly movable: Uint8Array;
}

/**
 * Each word of a position's hash is the sum over all stones of (square + 1) x a random odd factor of the stone, plus
 * a term for the player and the die. A step then changes it by one product instead of two table lookups. The sum is
 * mixed before it is returned, because its low bits depend only on those of the squares.
 */
const LOW = hashKeys(32, 0xe1257e).map((word) => word | 1);
const HIGH = hashKeys(32, 0x7e5213).map((word) => word | 1);
/** Indexed by player << 4 | die. */
const ROLL_LOW = hashKeys(32, 0x0d1e01);
const ROLL_HIGH = hashKeys(32, 0x0d1e02);

const cache = new Map<number, Tables>();

function tablesOf({ size, stones }: Variant): Tables {
  const known = cache.get(size);
  if (known) return known;
  const squares = new Int32Array(CELLS).fill(-1, STEPS);
  for (const player of [0, 1] as const) {
    const sign = player === 0 ? 1 : -1;
    for (let square = 0; square < size * size; square++) {
      const place = (player << 6) | square;
      let at = STEPS + 4 * place;
      for (const [columns, rows] of WAYS) {
        const column = (square % size) + sign * columns;
        const row = Math.floor(square / size) + sign * rows;
        if (column < 0 || column >= size || row < 0 || row >= size) continue;
        squares[at++] = square | ((row * size + column) << 6);
      }
      squares[FAR + place] = AT_GOAL >> (4 * distance(size, square, player));
    }
  }
  const sets = Uint8Array.from({ length: 16 << stones }, (_, index) => {
    const numbers = Array.from({ length: stones }, (_, stone) => stone + 1);
    const present = numbers.filter((number) => ((index >> 4) >> (number - 1)) & 1);
    const [first = 0, second = 0] = movable(present, index & 15);
    return first | (second << 4);
  });
  const tables = { squares, movable: sets };
  cache.set(size, tables);
  return tables;
}

/**
 * EinStein with the board and a table of squares by stone. A move is from | to << 6; an outcome is the die. Stones are
 * indexed player << 4 | number, so that 0 is no stone.
 */
export class EinsteinPosition implements Position {
  readonly width: number;
  /** The race ignores the die: its mean over all rolls is the value before the roll. */
  readonly afterstate = true;
  private readonly variant: Variant;
  private readonly movable: Uint8Array;
  private readonly stones: number;
  private readonly size: number;
  /** See FAR, STEPS, CELLS, WHERE, PATH. */
  private readonly memory: Int32Array;
  /** Bit sets of each player's stones on the board, 1 << number. */
  private alive0 = 0;
  private alive1 = 0;
  /** Counters of each player's stones by distance, see FAR. */
  private near0 = 0;
  private near1 = 0;
  private player: number;
  /** 0 at a chance node and at the end. */
  private die: number;
  /** The die of the first position, 0 if it was not rolled yet. */
  private first: number;
  /** Result of `turn`. */
  private mover: number;
  private count = 0;
  /** Hash sums of the stones, two words each, indexed by moves made; valid up to `hashed` moves. */
  private readonly sums: Int32Array;
  private hashed = 0;

  constructor(variant: Variant, state: EinsteinState) {
    this.variant = variant;
    const tables = tablesOf(variant);
    this.movable = tables.movable;
    this.stones = variant.stones;
    this.size = variant.size;
    this.width = Math.max(6, variant.stones);
    // Every move brings a stone at least one column or row nearer to its goal.
    const moves = 2 * this.stones * 2 * (variant.size - 1);
    this.memory = new Int32Array(PATH + moves);
    this.memory.set(tables.squares);
    this.sums = new Int32Array(2 * moves + 2);
    this.player = state.player;
    const isOver = winnerOf(state.cells) !== undefined;
    this.die = isOver ? 0 : state.die;
    this.first = this.die;
    this.mover = isOver ? OVER : this.die === 0 ? CHANCE : this.player;
    for (const [square, cell] of state.cells.entries()) {
      if (cell !== 0) this.place(cell > 0 ? cell : 16 - cell, square);
    }
  }

  turn(): number {
    return this.mover;
  }

  moves(into: Int32Array, from: number): number {
    const { player, memory } = this;
    const alive = player === 0 ? this.alive0 : this.alive1;
    let at = from;
    for (let rest = this.movable[(alive << 3) | this.die]!; rest !== 0; rest >>= 4) {
      const step = STEPS + 256 * player + 4 * memory[WHERE + (player << 4) + (rest & 15)]!;
      into[at++] = memory[step]!;
      if (memory[step + 1]! < 0) continue;
      into[at++] = memory[step + 1]!;
      into[at++] = memory[step + 2]!;
    }
    return at - from;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const { stones } = this;
    const chance = 1 / stones;
    for (let i = 0; i < stones; i++) {
      into[from + i] = i + 1;
      probabilities[from + i] = chance;
    }
    return stones;
  }

  play(move: number): void {
    const { player, die } = this;
    if (die === 0) {
      this.die = move;
      this.mover = player;
      return;
    }
    const { memory } = this;
    const from = move & 63;
    const to = move >> 6;
    const taken = memory[CELLS + to]!;
    const stone = memory[CELLS + from]!;
    memory[PATH + this.count++] = move | (die << 12) | (stone << 16) | (taken << 21);
    if (taken !== 0) this.toggle(taken, to, -1);
    memory[CELLS + from] = 0;
    memory[CELLS + to] = stone;
    memory[WHERE + stone] = to;
    this.die = 0;
    if (player === 0) {
      const distance = memory[FAR + to]!;
      this.near0 += distance - memory[FAR + from]!;
      this.player = 1;
      this.mover = distance === AT_GOAL || this.alive1 === 0 ? OVER : CHANCE;
    } else {
      const distance = memory[FAR + 64 + to]!;
      this.near1 += distance - memory[FAR + 64 + from]!;
      this.player = 0;
      this.mover = distance === AT_GOAL || this.alive0 === 0 ? OVER : CHANCE;
    }
  }

  undo(): void {
    if (this.count === 0 && this.die === this.first) throw new RangeError("There is no move to undo.");
    if (this.die !== 0) {
      this.die = 0;
      this.mover = CHANCE;
      return;
    }
    const { memory } = this;
    const step = memory[PATH + --this.count]!;
    const from = step & 63;
    const to = (step >> 6) & 63;
    const stone = (step >> 16) & 31;
    const taken = step >> 21;
    memory[CELLS + from] = stone;
    memory[CELLS + to] = taken;
    memory[WHERE + stone] = from;
    this.die = (step >> 12) & 15;
    if (this.player === 1) {
      this.near0 += memory[FAR + from]! - memory[FAR + to]!;
      this.player = 0;
      this.mover = 0;
    } else {
      this.near1 += memory[FAR + 64 + from]! - memory[FAR + 64 + to]!;
      this.player = 1;
      this.mover = 1;
    }
    if (taken !== 0) this.toggle(taken, to, 1);
    if (this.hashed > this.count) this.hashed = this.count;
  }

  payoff(player: number): number {
    return player === this.player ? -1 : 1;
  }

  hashLow(): number {
    if (this.hashed < this.count) this.hash();
    return mix(this.sums[2 * this.count]! + ROLL_LOW[(this.player << 4) | this.die]!);
  }

  hashHigh(): number {
    if (this.hashed < this.count) this.hash();
    return mix(this.sums[2 * this.count + 1]! + ROLL_HIGH[(this.player << 4) | this.die]!);
  }

  copy(): EinsteinPosition {
    const blank = { cells: [], player: 0, die: 0 } as const;
    const twin: EinsteinPosition = new EinsteinPosition(this.variant, blank);
    twin.memory.set(this.memory);
    twin.alive0 = this.alive0;
    twin.alive1 = this.alive1;
    twin.near0 = this.near0;
    twin.near1 = this.near1;
    twin.player = this.player;
    twin.die = this.die;
    twin.first = this.first;
    twin.mover = this.mover;
    twin.sums.set(this.sums);
    twin.count = this.count;
    twin.hashed = this.hashed;
    return twin;
  }

  /** Bit set of a player's stones on the board, 1 << number. */
  stonesOf(player: number): number {
    return player === 0 ? this.alive0 : this.alive1;
  }

  /** The square of a player's stone that is on the board. */
  squareOf(player: number, number: number): number {
    return this.memory[WHERE + (player << 4) + number]!;
  }

  /** The player to move next, including at chance nodes; at the end, the player who lost. */
  next(): 0 | 1 {
    return this.player as 0 | 1;
  }

  /** The evaluator "race". */
  evaluate(): number {
    return ((Math.clz32(this.near1) >> 2) - (Math.clz32(this.near0) >> 2)) / this.size;
  }

  evaluateAfter(move: number): number {
    const { memory } = this;
    const to = move >> 6;
    const taken = memory[CELLS + to]!;
    // If the last stone of a player may be captured, the move must be played first.
    let { near0, near1 } = this;
    if (this.player === 0) {
      const distance = memory[FAR + to]!;
      if (distance === AT_GOAL) return Number.NaN;
      near0 += distance - memory[FAR + (move & 63)]!;
    } else {
      const distance = memory[FAR + 64 + to]!;
      if (distance === AT_GOAL) return Number.NaN;
      near1 += distance - memory[FAR + 64 + (move & 63)]!;
    }
    if (taken !== 0) {
      if (taken < 16) near0 -= memory[FAR + to]!;
      else near1 -= memory[FAR + 64 + to]!;
      if (near0 === 0 || near1 === 0) return Number.NaN;
    }
    return ((Math.clz32(near1) >> 2) - (Math.clz32(near0) >> 2)) / this.size;
  }

  /** Places a stone of the first position. */
  private place(stone: number, square: number): void {
    this.memory[CELLS + square] = stone;
    this.memory[WHERE + stone] = square;
    this.toggle(stone, square, 1);
    this.sums[0] = this.sums[0]! + Math.imul(square + 1, LOW[stone]!);
    this.sums[1] = this.sums[1]! + Math.imul(square + 1, HIGH[stone]!);
  }

  /** Adds (sign 1) or removes (sign -1) a stone in the counters. */
  private toggle(stone: number, square: number, sign: number): void {
    const bit = 1 << (stone & 15);
    if (stone < 16) {
      this.alive0 ^= bit;
      this.near0 += sign * this.memory[FAR + square]!;
    } else {
      this.alive1 ^= bit;
      this.near1 += sign * this.memory[FAR + 64 + square]!;
    }
  }

  /** Extends the hash sums along the path on demand: most positions of a search never need a hash. */
  private hash(): void {
    const { memory, sums } = this;
    for (let i = this.hashed; i < this.count; i++) {
      const step = memory[PATH + i]!;
      const to = (step >> 6) & 63;
      const shift = to - (step & 63);
      const stone = (step >> 16) & 31;
      const taken = step >> 21;
      sums[2 * i + 2] = sums[2 * i]! + Math.imul(shift, LOW[stone]!);
      sums[2 * i + 3] = sums[2 * i + 1]! + Math.imul(shift, HIGH[stone]!);
      if (taken === 0) continue;
      sums[2 * i + 2] = sums[2 * i + 2]! - Math.imul(to + 1, LOW[taken]!);
      sums[2 * i + 3] = sums[2 * i + 3]! - Math.imul(to + 1, HIGH[taken]!);
    }
    this.hashed = this.count;
  }
}
