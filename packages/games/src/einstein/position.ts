import { CHANCE, OVER, type Position } from "@tyche/engine";
import { hashKeys, mix } from "../hash-keys.js";
import { distance, type EinsteinState, movable, STEPS, type Variant, winnerOf } from "./board.js";

/** What depends on the size of the board alone. */
interface Tables {
  /** Squares that a player's stone on a square can go to, three entries each, filled up with -1. */
  readonly steps: Int8Array;
  /** By set of stones and die: the movable ones, as number of the first | number of the second << 4 (0: none). */
  readonly movable: Uint8Array;
  /** By player and square: 1 << 4 x distance to the goal, a counter of four bits for every distance. */
  readonly far: Int32Array;
}

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
  const steps = new Int8Array(2 * squares * 3).fill(-1);
  const far = new Int32Array(2 * squares);
  for (const player of [0, 1] as const) {
    const sign = player === 0 ? 1 : -1;
    for (let square = 0; square < squares; square++) {
      let at = 3 * (player * squares + square);
      for (const [columns, rows] of STEPS) {
        const column = (square % size) + sign * columns;
        const row = Math.floor(square / size) + sign * rows;
        if (column < 0 || column >= size || row < 0 || row >= size) continue;
        steps[at++] = row * size + column;
      }
      far[player * squares + square] = 1 << (4 * distance(size, square, player));
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
  private readonly steps: Int8Array;
  private readonly movable: Uint8Array;
  private readonly far: Int32Array;
  private readonly squares: number;
  private readonly stones: number;
  /** Stone on each square, 0 if none. */
  private readonly cells: Int8Array;
  /** Square of each stone, meaningful while its bit is set in `alive`. */
  private readonly where = new Int8Array(32);
  private alive0 = 0;
  private alive1 = 0;
  /** Counters of stones by distance, see `Tables.far`. */
  private near0 = 0;
  private near1 = 0;
  private player: number;
  /** 0 at a chance node and at the end. */
  private die: number;
  private over: boolean;
  private low = 0;
  private high = 0;
  /** One entry a move: from | to << 6 | captured stone << 12 | die << 17. Dice need none. */
  private readonly path: Int32Array;
  private count = 0;

  constructor(variant: Variant, state: EinsteinState) {
    this.variant = variant;
    ({ steps: this.steps, movable: this.movable, far: this.far } = tablesOf(variant));
    this.squares = variant.size * variant.size;
    this.stones = variant.stones;
    this.width = Math.max(6, variant.stones);
    this.cells = new Int8Array(this.squares);
    // A stone comes at least one column or row nearer to its goal with every move.
    this.path = new Int32Array(2 * this.stones * 2 * (variant.size - 1));
    this.player = state.player;
    this.over = winnerOf(state.cells) !== undefined;
    this.die = this.over ? 0 : state.die;
    for (const [square, cell] of state.cells.entries()) {
      if (cell !== 0) this.add(cell > 0 ? cell : 16 - cell, square);
    }
  }

  turn(): number {
    if (this.die !== 0) return this.player;
    return this.over ? OVER : CHANCE;
  }

  moves(into: Int32Array, from: number): number {
    const { steps } = this;
    const alive = this.player === 0 ? this.alive0 : this.alive1;
    const pair = this.movable[(alive << 4) | this.die]!;
    const base = this.player * this.squares;
    const stone = this.player << 4;
    let at = from;
    for (let rest = pair; rest !== 0; rest >>= 4) {
      const square = this.where[stone | (rest & 15)]!;
      const step = 3 * (base + square);
      into[at++] = square | (steps[step]! << 6);
      if (steps[step + 1]! < 0) continue;
      into[at++] = square | (steps[step + 1]! << 6);
      into[at++] = square | (steps[step + 2]! << 6);
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
    if (this.die === 0) {
      this.die = move;
      return;
    }
    const from = move & 63;
    const to = move >> 6;
    const { cells } = this;
    const stone = cells[from]!;
    const taken = cells[to]!;
    this.path[this.count++] = move | (taken << 12) | (this.die << 17);
    this.die = 0;
    if (taken !== 0) this.toggle(taken, to, -1);
    this.shift(stone, from, to);
    if (this.player === 0) {
      this.over = to === this.squares - 1 || this.alive1 === 0;
      this.player = 1;
    } else {
      this.over = to === 0 || this.alive0 === 0;
      this.player = 0;
    }
  }

  undo(): void {
    if (this.die !== 0) {
      if (this.count === 0) throw new RangeError("There is no move to undo.");
      this.die = 0;
      return;
    }
    const step = this.path[--this.count]!;
    const from = step & 63;
    const to = (step >> 6) & 63;
    const taken = (step >> 12) & 31;
    this.shift(this.cells[to]!, to, from);
    if (taken !== 0) this.add(taken, to);
    this.player ^= 1;
    this.die = step >> 17;
    this.over = false;
  }

  payoff(player: number): number {
    return player === this.player ? -1 : 1;
  }

  hashLow(): number {
    return mix(this.low + ROLL_LOW[(this.player << 4) | this.die]!);
  }

  hashHigh(): number {
    return mix(this.high + ROLL_HIGH[(this.player << 4) | this.die]!);
  }

  copy(): EinsteinPosition {
    const blank = { cells: [], player: 0, die: 0 } as const;
    const twin: EinsteinPosition = new EinsteinPosition(this.variant, blank);
    for (const [square, stone] of this.cells.entries()) if (stone !== 0) twin.add(stone, square);
    twin.player = this.player;
    twin.die = this.die;
    twin.over = this.over;
    twin.path.set(this.path);
    twin.count = this.count;
    return twin;
  }

  /** The evaluator "race". */
  evaluate(): number {
    const { near0, near1 } = this;
    const first = (31 - Math.clz32(near0 & -near0)) >> 2;
    const second = (31 - Math.clz32(near1 & -near1)) >> 2;
    return (second - first) / this.variant.size;
  }

  private add(stone: number, square: number): void {
    this.cells[square] = stone;
    this.where[stone] = square;
    this.toggle(stone, square, 1);
  }

  /** Counts a stone in (sign 1) or out (sign -1). */
  private toggle(stone: number, square: number, sign: number): void {
    const { far } = this;
    if (stone < 16) {
      this.alive0 ^= 1 << (stone - 1);
      this.near0 += sign * far[square]!;
    } else {
      this.alive1 ^= 1 << (stone - 17);
      this.near1 += sign * far[this.squares + square]!;
    }
    const steps = sign * (square + 1);
    this.low = (this.low + Math.imul(steps, LOW[stone]!)) | 0;
    this.high = (this.high + Math.imul(steps, HIGH[stone]!)) | 0;
  }

  private shift(stone: number, from: number, to: number): void {
    const { far } = this;
    this.cells[from] = 0;
    this.cells[to] = stone;
    this.where[stone] = to;
    if (stone < 16) this.near0 += far[to]! - far[from]!;
    else this.near1 += far[this.squares + to]! - far[this.squares + from]!;
    this.low = (this.low + Math.imul(to - from, LOW[stone]!)) | 0;
    this.high = (this.high + Math.imul(to - from, HIGH[stone]!)) | 0;
  }
}
