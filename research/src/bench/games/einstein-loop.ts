/**
 * The baseline for `tyche bench`: expectiminimax written by hand for EinStein 5 × 5 only, without any code of the
 * engine. The engine's search on the same tree is compared with it.
 *
 * Every stone has an index (0..5 of player 0, 6..11 of player 1) and a square; moves are integers in an `Int32Array`,
 * played and taken back in place. All nodes count: decisions, chance nodes, wins and the horizon, which is right after
 * the last decision. There is no hash table. Like the engine, it evaluates a child at the horizon without playing the
 * move.
 */

const SIZE = 5;
const SQUARES = SIZE * SIZE;
const STONES = 6;

/** By player, square and direction: the target square, or -1. */
const steps = new Int8Array(2 * SQUARES * 3).fill(-1);
/** By player and square: 1 in the four-bit counter of its distance to the goal. */
const far = new Int32Array(2 * SQUARES);
/** By set of stones on the board and die: the first movable stone | 8 × the second; 7 for none. */
const choice = new Int8Array(64 * 6);

const cells = new Int8Array(SQUARES);
const where = new Int8Array(2 * STONES);
const alive = new Int32Array(2);
const near = new Int32Array(2);
/** The moves of all nodes on the path, one list after another. */
const moves = new Int32Array(6 * 100);
let nodes = 0;

function fillTables(): void {
  for (let square = 0; square < SQUARES; square++) {
    const column = square % SIZE;
    const row = (square - column) / SIZE;
    for (let player = 0; player < 2; player++) {
      const sign = player === 0 ? 1 : -1;
      let at = 3 * (player * SQUARES + square);
      for (const [x, y] of [
        [1, 1],
        [1, 0],
        [0, 1],
      ] as const) {
        const [toColumn, toRow] = [column + sign * x, row + sign * y];
        if (toColumn < 0 || toColumn >= SIZE || toRow < 0 || toRow >= SIZE) continue;
        steps[at++] = toRow * SIZE + toColumn;
      }
      const distance = player === 0 ? SIZE - 1 - Math.min(column, row) : Math.max(column, row);
      far[player * SQUARES + square] = 1 << (4 * distance);
    }
  }
  for (let set = 0; set < 64; set++) {
    for (let die = 0; die < 6; die++) {
      let [lower, higher] = [die, die];
      while (lower >= 0 && ((set >> lower) & 1) === 0) lower--;
      while (higher < 6 && ((set >> higher) & 1) === 0) higher++;
      const first = lower >= 0 ? lower : higher < 6 ? higher : 7;
      const second = lower >= 0 && higher < 6 && higher !== lower ? higher : 7;
      choice[set * 6 + die] = first | (second << 3);
    }
  }
}

/** Sets the stones: 25 signed numbers as in the text of a position. */
function setUp(position: readonly number[]): void {
  cells.fill(-1);
  alive.fill(0);
  near.fill(0);
  nodes = 0;
  for (let square = 0; square < SQUARES; square++) {
    const number = position[square]!;
    if (number === 0) continue;
    const player = number > 0 ? 0 : 1;
    const stone = player * STONES + Math.abs(number) - 1;
    cells[square] = stone;
    where[stone] = square;
    alive[player]! |= 1 << (Math.abs(number) - 1);
    near[player]! += far[player * SQUARES + square]!;
  }
}

/** The least distance in a set of four-bit counters. */
function nearestOf(counters: number): number {
  return (31 - Math.clz32(counters & -counters)) >> 2;
}

/** Writes moves as from | to << 5 | captured << 10, with captured 31 for none; returns the end of the list. */
function generate(player: number, die: number, start: number): number {
  const pair = choice[alive[player]! * 6 + die]!;
  const base = player * SQUARES;
  let at = start;
  for (let rest = pair; (rest & 7) !== 7; rest = (rest >> 3) | 56) {
    const from = where[player * STONES + (rest & 7)]!;
    for (let step = 3 * (base + from), end = step + 3; step < end && steps[step]! >= 0; step++) {
      const to = steps[step]!;
      moves[at++] = from | (to << 5) | ((cells[to]! & 31) << 10);
    }
  }
  return at;
}

function play(move: number): void {
  const from = move & 31;
  const to = (move >> 5) & 31;
  const taken = move >> 10;
  const stone = cells[from]!;
  if (taken !== 31) toggle(taken, to, -1);
  cells[from] = -1;
  cells[to] = stone;
  where[stone] = to;
  const base = stone < STONES ? 0 : SQUARES;
  near[stone < STONES ? 0 : 1]! += far[base + to]! - far[base + from]!;
}

function undo(move: number): void {
  const from = move & 31;
  const to = (move >> 5) & 31;
  const taken = move >> 10;
  const stone = cells[to]!;
  cells[from] = stone;
  cells[to] = taken === 31 ? -1 : taken;
  where[stone] = from;
  const base = stone < STONES ? 0 : SQUARES;
  near[stone < STONES ? 0 : 1]! += far[base + from]! - far[base + to]!;
  if (taken !== 31) toggle(taken, to, 1);
}

/** Removes a stone from the board or puts it back. */
function toggle(stone: number, square: number, sign: number): void {
  const player = stone < STONES ? 0 : 1;
  alive[player]! ^= 1 << (stone - player * STONES);
  near[player]! += sign * far[player * SQUARES + square]!;
}

/** The value at the horizon after a move of `player` that does not end the game. */
function after(player: number, move: number): number {
  nodes++;
  const from = move & 31;
  const to = (move >> 5) & 31;
  const taken = move >> 10;
  let [first, second] = [near[0]!, near[1]!];
  const gain = far[player * SQUARES + to]! - far[player * SQUARES + from]!;
  if (player === 0) first += gain;
  else second += gain;
  if (taken !== 31) {
    if (taken < STONES) first -= far[to]!;
    else second -= far[SQUARES + to]!;
  }
  return (nearestOf(second) - nearestOf(first)) / SIZE;
}

/** Whether a move wins: it reaches the goal or takes the last stone of the other player. */
function wins(player: number, move: number): boolean {
  if (((move >> 5) & 31) === (player === 0 ? SQUARES - 1 : 0)) return true;
  const taken = move >> 10;
  const other = 1 - player;
  return (
    taken !== 31 && alive[other] === 1 << (taken - other * STONES) && Math.floor(taken / STONES) === other
  );
}

/** Value before `player` rolls, with `depth` decisions left, at least 1. */
function chance(player: number, depth: number, start: number): number {
  nodes++;
  let sum = 0;
  for (let die = 0; die < 6; die++) sum += decide(player, die, depth, start);
  return sum / 6;
}

function decide(player: number, die: number, depth: number, start: number): number {
  nodes++;
  const end = generate(player, die, start);
  const win = player === 0 ? 1 : -1;
  let best = -2 * win;
  for (let i = start; i < end; i++) {
    const move = moves[i]!;
    let value = win;
    if (wins(player, move)) nodes++;
    else if (depth === 1) value = after(player, move);
    else {
      play(move);
      value = chance(1 - player, depth - 1, end);
      undo(move);
    }
    if (player === 0 ? value > best : value < best) best = value;
  }
  return best;
}

fillTables();

/**
 * Expectiminimax over `depth` decisions and the rolls between them.
 *
 * @param position 25 signed numbers row by row
 * @param player to move, 0 or 1
 * @param die 1..6, or 0 for a chance node at the root
 * @returns nodes visited and the value for player 0
 */
export function einsteinLoop(
  position: readonly number[],
  player: number,
  die: number,
  depth: number,
): { nodes: number; value: number } {
  setUp(position);
  const value = die === 0 ? chance(player, depth, 0) : decide(player, die - 1, depth, 0);
  return { nodes, value };
}
