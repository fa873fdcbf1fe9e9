import { CHANCE, OVER, type Position } from "@tyche/engine";
import { hashKeys, mix } from "../hash-keys.js";
import { distance, type EinsteinState, movable, STEPS, type Variant, winnerOf } from "./board.js";

/** What depends on the size of the board alone. */
interface Tables {
  /** By player and square, three entries each: the moves of a stone there, filled up with -1. */
  readonly steps: Int32Array;
  /** By set of stones and die: the movable ones, as number of the first | number of the second << 4 (0: none). */
  readonly movable: Uint8Array;
  /** By player and square: one in a counter of four bits for the distance to the goal, the nearest in the highest bits. */
  readonly far: Int32Array;
}

/** A stone in its goal, in the counters of `Tables.far`. */
const AT_GOAL = 1 << 28;

/**
 * The hash of a position is, in each word, the sum over all stones of (square + 1) x a random odd factor of the stone,
 * and one more summand for the player and the die; a step changes it by a product instead of two table entries. The
 * sum is mixed before it is shown, because its low bits are those of the squares.
 */
const LOW = hashKeys(32, 0xe1257e).map((word) => word | 1);
const HIGH = hashKeys(32, 0x7e5213).map((word) => word | 1);
/** By player << 4 | die. */
const ROLL_LOW = hashKeys(32, 0x0d1e01);
const ROLL_HIGH = hashKeys(32, 0x0d1e02);

const cache = new Map<number, Tables>();

function tablesOf({ size, stones }: Variant): Tables {
  const known = cache.get(size);
  if (known) return known;
  const squares = size * size;
  const steps = new Int32Array(2 * squares * 3).fill(-1);
  const far = new Int32Array(2 * squares);
  for (const player of [0, 1] as const) {
    const sign = player === 0 ? 1 : -1;
    for (let square = 0; square < squares; square++) {
      let at = 3 * (player * squares + square);
      for (const [columns, rows] of STEPS) {
        const column = (square % size) + sign * columns;
        const row = Math.floor(square / size) + sign * rows;
        if (column < 0 || column >= size || row < 0 || row >= size) continue;
        steps[at++] = square | ((row * size + column) << 6);
      }
      far[player * squares + square] = AT_GOAL >> (4 * distance(size, square, player));
    }
  }
  const sets = Uint8Array.from({ length: 16 << stones }, (_, index) => {
    const numbers = Array.from({ length: stones }, (_, stone) => stone + 1);
    const present = numbers.filter((number) => ((index >> 4) >> (number - 1)) & 1);
    const [first = 0, second = 0] = movable(present, index & 15);
    return first | (second << 4);
  });
  const tables = {
    steps,
    movable: sets,
    far,
  };
  cache.set(size, tables);
  return tables;
}

/**
 * EinStein with a square by stone beside the board. A move is from | to << 6; an outcome is the die.
 * Stones are indexed player << 4 | number, so that 0 is no stone.
 */
export class EinsteinPosition implements Position {
  readonly width: number;
  /** The race does not look at the die: its mean over all rolls is the value before the roll. */
  readonly afterstate = true;
  private readonly variant: Variant;
  private readonly steps: Int32Array;
  private readonly movable: Uint8Array;
  private readonly far: Int32Array;
  private readonly squares: number;
  private readonly stones: number;
  private readonly size: number;
  /** Stone on each square, 0 if none. */
  private readonly cells: Int8Array;
  /** Square of each stone, meaningful while its bit is set in `alive`. */
  private readonly where = new Int8Array(32);
  /** By player: a bit 1 << number for every stone on the board. */
  private alive0 = 0;
  private alive1 = 0;
  /** By player: counters of stones by distance, see `Tables.far`. */
  private near0 = 0;
  private near1 = 0;
  private player: number;
  /** 0 at a chance node and at the end. */
  private die: number;
  /** What `turn` says. */
  private mover: number;
  /** One entry a move: from | to << 6 | die << 12 | stone << 16 | captured stone << 21. Dice need none. */
  private readonly path: Int32Array;
  private count = 0;
  /** By moves made, both words: the stones' sums of the hash, known up to that after `hashed` moves. */
  private readonly sums: Int32Array;
  private hashed = 0;

  constructor(variant: Variant, state: EinsteinState) {
    this.variant = variant;
    ({ steps: this.steps, movable: this.movable, far: this.far } = tablesOf(variant));
    this.squares = variant.size * variant.size;
    this.stones = variant.stones;
    this.size = variant.size;
    this.width = Math.max(6, variant.stones);
    this.cells = new Int8Array(this.squares);
    // A stone comes at least one column or row nearer to its goal with every move.
    const moves = 2 * this.stones * 2 * (variant.size - 1);
    this.path = new Int32Array(moves);
    this.sums = new Int32Array(2 * moves + 2);
    this.player = state.player;
    const isOver = winnerOf(state.cells) !== undefined;
    this.die = isOver ? 0 : state.die;
    this.mover = isOver ? OVER : this.die === 0 ? CHANCE : this.player;
    for (const [square, cell] of state.cells.entries()) {
      if (cell !== 0) this.place(cell > 0 ? cell : 16 - cell, square);
    }
  }

  turn(): number {
    return this.mover;
  }

  moves(into: Int32Array, from: number): number {
    const { player, steps, where } = this;
    const base = player * this.squares;
    const alive = player === 0 ? this.alive0 : this.alive1;
    let at = from;
    for (let rest = this.movable[(alive << 3) | this.die]!; rest !== 0; rest >>= 4) {
      const step = 3 * (base + where[(player << 4) | (rest & 15)]!);
      into[at++] = steps[step]!;
      if (steps[step + 1]! < 0) continue;
      into[at++] = steps[step + 1]!;
      into[at++] = steps[step + 2]!;
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
    const { cells, far } = this;
    const from = move & 63;
    const to = move >> 6;
    const taken = cells[to]!;
    const stone = cells[from]!;
    this.path[this.count++] = move | (die << 12) | (stone << 16) | (taken << 21);
    if (taken !== 0) this.toggle(taken, to, -1);
    cells[from] = 0;
    cells[to] = stone;
    this.where[stone] = to;
    this.die = 0;
    if (player === 0) {
      const distance = far[to]!;
      this.near0 += distance - far[from]!;
      this.player = 1;
      this.mover = distance === AT_GOAL || this.alive1 === 0 ? OVER : CHANCE;
    } else {
      const distance = far[this.squares + to]!;
      this.near1 += distance - far[this.squares + from]!;
      this.player = 0;
      this.mover = distance === AT_GOAL || this.alive0 === 0 ? OVER : CHANCE;
    }
  }

  undo(): void {
    if (this.die !== 0) {
      if (this.count === 0) throw new RangeError("There is no move to undo.");
      this.die = 0;
      this.mover = CHANCE;
      return;
    }
    const { cells, far } = this;
    const step = this.path[--this.count]!;
    const from = step & 63;
    const to = (step >> 6) & 63;
    const stone = (step >> 16) & 31;
    const taken = step >> 21;
    cells[from] = stone;
    cells[to] = taken;
    this.where[stone] = from;
    this.die = (step >> 12) & 15;
    if (this.player === 1) {
      this.near0 += far[from]! - far[to]!;
      this.player = 0;
      this.mover = 0;
    } else {
      this.near1 += far[this.squares + from]! - far[this.squares + to]!;
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
    for (const [square, stone] of this.cells.entries()) if (stone !== 0) twin.add(stone, square);
    twin.player = this.player;
    twin.die = this.die;
    twin.mover = this.mover;
    twin.path.set(this.path);
    twin.sums.set(this.sums);
    twin.count = this.count;
    twin.hashed = this.hashed;
    return twin;
  }

  /** The evaluator "race". */
  evaluate(): number {
    return ((Math.clz32(this.near1) >> 2) - (Math.clz32(this.near0) >> 2)) / this.size;
  }

  /** Sets up a stone of the first position. */
  private place(stone: number, square: number): void {
    this.add(stone, square);
    this.sums[0] = this.sums[0]! + Math.imul(square + 1, LOW[stone]!);
    this.sums[1] = this.sums[1]! + Math.imul(square + 1, HIGH[stone]!);
  }

  private add(stone: number, square: number): void {
    this.cells[square] = stone;
    this.where[stone] = square;
    this.toggle(stone, square, 1);
  }

  /** Counts a stone in (sign 1) or out (sign -1). */
  private toggle(stone: number, square: number, sign: number): void {
    const bit = 1 << (stone & 15);
    if (stone < 16) {
      this.alive0 ^= bit;
      this.near0 += sign * this.far[square]!;
    } else {
      this.alive1 ^= bit;
      this.near1 += sign * this.far[this.squares + square]!;
    }
  }

  /** Carries the sums on along the path: most positions of a search are never asked for their hash. */
  private hash(): void {
    const { path, sums } = this;
    for (let i = this.hashed; i < this.count; i++) {
      const step = path[i]!;
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
