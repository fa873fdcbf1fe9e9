import { HOME } from "../bear-off/home-boards.js";
import { type OneSided, oneSided, type RollCounts } from "../bear-off/one-sided.js";
import { TWO_SIDED_CHECKERS, type TwoSided, twoSided } from "../bear-off/two-sided.js";
import { BACKGAMMON, type BackgammonPlayer } from "../board/board.js";
import { type BoardRecords, RECORD } from "../board/board-records.js";
import { LOSE_GAMMON, OUTCOME_COUNT, WIN, WIN_GAMMON } from "../board/outcomes.js";
import type { OutcomeEvaluator } from "./evaluator.js";

/** The first and last points that are in neither home board. */
const FIRST_OUTSIDE = HOME + 1;
const LAST_OUTSIDE = 24 - HOME;
const CHECKERS = BACKGAMMON.checkers;

/**
 * Wraps an evaluator so that it is exact, or nearly so, when both sides only have to bear off without contact. With up
 * to six checkers a side it uses the two-sided table. With more it combines the roll distributions of both sides, as if
 * both played for the fewest expected rolls, which is nearly right. All other boards go to the wrapped evaluator.
 */
export function withBearOff(evaluator: OutcomeEvaluator): OutcomeEvaluator {
  let one: OneSided | undefined;
  // Built only when few enough checkers are left: building both tables at the first roll of a bear-off would keep a
  // player waiting.
  let two: TwoSided | undefined;
  const tables: BearOffTables = {
    get one() {
      one ??= oneSided();
      return one;
    },
    get two() {
      two ??= twoSided();
      return two;
    },
  };
  return {
    name: `${evaluator.name} with bear-off tables`,
    evaluate(boards, at, count, player, into, to) {
      let covered = 0;
      for (let i = 0; i < count; i++) if (isBearOff(boards, at + i * RECORD)) covered++;
      if (covered < count) evaluator.evaluate(boards, at, count, player, into, to);
      if (covered === 0) return;
      for (let i = 0; i < count; i++) {
        const board = at + i * RECORD;
        if (covered === count || isBearOff(boards, board))
          writeBearOff(tables, boards, board, player, into, to + OUTCOME_COUNT * i);
      }
    },
  };
}

interface BearOffTables {
  readonly one: OneSided;
  readonly two: TwoSided;
}

/** Whether all checkers of both sides are in their home boards or borne off. */
function isBearOff(boards: BoardRecords, at: number): boolean {
  const { bytes } = boards;
  const base = at * 4;
  if (bytes[base] !== 0 || bytes[base + 25] !== 0) return false;
  for (let point = FIRST_OUTSIDE; point <= LAST_OUTSIDE; point++) if (bytes[base + point] !== 0) return false;
  for (let point = 1; point <= HOME; point++)
    if (bytes[base + point]! < 0 || bytes[base + 25 - point]! > 0) return false;
  return true;
}

function writeBearOff(
  tables: BearOffTables,
  boards: BoardRecords,
  at: number,
  player: BackgammonPlayer,
  into: Float64Array,
  to: number,
): void {
  const base = at * 4;
  const { one } = tables;
  const sides = [
    one.boards.numberOf(boards.bytes, base + 1, 1, 1),
    one.boards.numberOf(boards.bytes, base + 24, -1, -1),
  ];
  const own = sides[player]!;
  const other = sides[1 - player]!;
  into.fill(0, to, to + OUTCOME_COUNT);
  const { count } = one.boards;
  if (count[own]! <= TWO_SIDED_CHECKERS && count[other]! <= TWO_SIDED_CHECKERS) {
    // Boards with few checkers have the same numbers in the small table.
    into[to + WIN] = own === 0 ? 1 : 1 - tables.two.win(other, own);
    return;
  }
  // The other player is on roll and so has had one more roll when both have rolled for the last time.
  into[to + WIN] = 1 - firstToEnd(one.all, other, one.all, own, 1);
  if (count[other] === CHECKERS) into[to + WIN_GAMMON] = firstToEnd(one.all, own, one.first, other, 0);
  if (count[own] === CHECKERS) into[to + LOSE_GAMMON] = firstToEnd(one.all, other, one.first, own, 1);
}

/**
 * The probability that one side finishes in n of its rolls while the other has not finished in n of its own (n - 1 if
 * `ahead` is 1).
 */
function firstToEnd(ones: RollCounts, one: number, others: RollCounts, other: number, ahead: 0 | 1): number {
  const mine = ones.of(one);
  const theirs = others.of(other);
  let chance = 0;
  let through = 0;
  for (let n = 0; n < mine.length; n++) {
    const last = n - ahead;
    if (last >= 0 && last < theirs.length) through += theirs[last]!;
    chance += mine[n]! * (1 - through);
  }
  // Rounding can push the sum slightly above 1.
  return Math.min(1, chance);
}
