import { sfc32 } from "@tyche/engine/chance";
import { actionsOf, type EinsteinState, variantOf, winnerOf } from "../../src/einstein/board/board.js";

/** A position with few stones before a roll, and its value to player 0 under perfect play. */
export interface Endgame {
  /** The die is irrelevant. */
  readonly state: EinsteinState;
  readonly value: number;
}

const VARIANT = variantOf();
const SQUARES = VARIANT.size ** 2;

/**
 * Random endgames with two stones a side, solved to the end by the rules alone: the mean over the die of the best
 * move.
 */
export function endgames(count: number, seed: string): Endgame[] {
  const next = sfc32(seed);
  const known = new Map<number, number>();
  const found: Endgame[] = [];
  while (found.length < count) {
    const cells = new Array<number>(SQUARES).fill(0);
    for (const sign of [1, -1]) {
      const first = 1 + (next() % VARIANT.stones);
      const second = 1 + ((first + (next() % (VARIANT.stones - 1))) % VARIANT.stones);
      for (const number of [first, second]) cells[next() % SQUARES] = sign * number;
    }
    const player = (next() & 1) as 0 | 1;
    const isFull = cells.filter((cell) => cell !== 0).length === 4;
    const isOver = winnerOf(cells) !== undefined || cells[0]! < 0 || cells[SQUARES - 1]! > 0;
    if (isFull && !isOver)
      found.push({ state: { cells, player, die: 1 }, value: exact(cells, player, known) });
  }
  return found;
}

function exact(cells: readonly number[], player: 0 | 1, known: Map<number, number>): number {
  const winner = winnerOf(cells);
  if (winner !== undefined) return winner === 0 ? 1 : -1;
  const key = keyOf(cells, player);
  const before = known.get(key);
  if (before !== undefined) return before;
  const better = player === 0 ? Math.max : Math.min;
  let sum = 0;
  for (let die = 1; die <= VARIANT.stones; die++) {
    const values = actionsOf(VARIANT, { cells, player, die }).map(({ from, to }) =>
      exact(cells.with(to, cells[from]!).with(from, 0), player === 0 ? 1 : 0, known),
    );
    sum += better(...values);
  }
  const value = sum / VARIANT.stones;
  known.set(key, value);
  return value;
}

/** A unique key: the squares of the stones as digits in base 26, and the player to move. */
function keyOf(cells: readonly number[], player: 0 | 1): number {
  let key = player;
  for (let square = 0; square < SQUARES; square++) {
    const cell = cells[square]!;
    if (cell !== 0) key = key * 325 + square * 13 + cell + 6;
  }
  return key;
}
