import type { OutcomeEvaluator } from "../analysis/evaluator.js";
import { BACKGAMMON, type BackgammonPlayer } from "../board.js";
import { type BoardRecords, RECORD } from "../board-records.js";
import { LOSE_GAMMON, OUTCOME_COUNT, WIN, WIN_GAMMON } from "../outcomes.js";
import { HOME } from "./home-boards.js";
import { type OneSided, oneSided, type RollCounts } from "./one-sided.js";
import { TWO_SIDED_CHECKERS, type TwoSided, twoSided } from "./two-sided.js";

/** The first of the points that are in nobody's home board, and the last. */
const FIRST_OUTSIDE = HOME + 1;
const LAST_OUTSIDE = 24 - HOME;
const CHECKERS = BACKGAMMON.checkers;

/**
 * Makes an evaluator exact where both sides only have to bear off, with no contact: with up to six checkers a side by the
 * two-sided table; with more by the distributions of rolls of each side, as if both played for the fewest expected rolls, which
 * they nearly do. Everything else is left to the evaluator.
 */
export function withBearOff(evaluator: OutcomeEvaluator): OutcomeEvaluator {
  let one: OneSided | undefined;
  // Made when so few checkers are left: together they would keep a player waiting at the first roll of a bear-off.
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

/** Whether all checkers of both sides are in their home boards, or off. */
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
    // Boards of few checkers have the same numbers in the small table.
    into[to + WIN] = own === 0 ? 1 : 1 - tables.two.win(other, own);
    return;
  }
  // The other player is on roll, and so has had one roll more when both have rolled for the last time.
  into[to + WIN] = 1 - firstToEnd(one.all, other, one.all, own, 1);
  if (count[other] === CHECKERS) into[to + WIN_GAMMON] = firstToEnd(one.all, own, one.first, other, 0);
  if (count[own] === CHECKERS) into[to + LOSE_GAMMON] = firstToEnd(one.all, other, one.first, own, 1);
}

/**
 * The chance that one side is through after some number of its rolls, and the other is not with as many of its own, or one
 * fewer where `ahead` is 1.
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
  // Sums of doubles may be a hair above.
  return Math.min(1, chance);
}
