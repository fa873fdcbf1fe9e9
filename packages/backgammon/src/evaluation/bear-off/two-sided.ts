import { cached } from "@tyche/games";
import { ROLLS } from "../../rules/board.js";
import { HomeBoards, NO_BOARD } from "./home-boards.js";

/** Maximum number of checkers a side in the table. */
export const TWO_SIDED_CHECKERS = 6;

/** The exact bear-off of both sides, without contact. */
export interface TwoSided {
  readonly boards: HomeBoards;
  /** The probability that the player on roll bears off first, with optimal play by both. */
  win(onRoll: number, other: number): number;
}

const tables = new Map<number, TwoSided>();

/**
 * Solves all pairs of home boards of up to `checkers` checkers a side by retrograde analysis from few pips to many. 6
 * checkers give 924 x 924 pairs, computed on first use in about a second and cached. A side with fewer than 15 checkers
 * left cannot lose a gammon, so the winning probability is the whole value.
 */
export function twoSided(checkers = TWO_SIDED_CHECKERS): TwoSided {
  return cached(tables, checkers, () => solve(checkers));
}

function solve(checkers: number): TwoSided {
  const { boards, starts, results } = homeResults(checkers);
  const { size } = boards;
  // The rows are the boards of the player on roll. Against an opponent with nothing left the probability stays 0.
  const wins = new Float64Array(size * size);
  const groups = groupsByPips(boards);
  const most = groups.length - 1;
  for (let total = 0; total <= 2 * most; total++) {
    for (let pips = Math.max(1, total - most); pips <= Math.min(total, most); pips++) {
      for (const other of groups[total - pips]!) {
        if (other === 0) continue;
        const row = other * size;
        for (const board of groups[pips]!) {
          let sum = 0;
          for (let roll = 0; roll < ROLLS.length; roll++) {
            // The best result minimises the winning probability of the opponent, who is then on roll.
            let least = 1;
            const entry = board * ROLLS.length + roll;
            for (let i = starts[entry]!; i < starts[entry + 1]!; i++) {
              const chance = wins[row + results[i]!]!;
              if (chance < least) least = chance;
            }
            sum += ROLLS[roll]!.probability * (1 - least);
          }
          // The probabilities of the rolls add up to slightly more than 1.
          wins[board * size + other] = Math.min(1, sum);
        }
      }
    }
  }
  // A side with nothing left has already won.
  for (let other = 0; other < size; other++) wins[other] = 1;
  return { boards, win: (onRoll, other) => wins[onRoll * size + other]! };
}

/** The distinct boards that each board leads to with each roll (in the order of `ROLLS`), side by side. */
export interface HomeResults {
  readonly boards: HomeBoards;
  /** At index `board * ROLLS.length + roll`, the index of the first result in `results`; the next entry ends them. */
  readonly starts: Int32Array;
  readonly results: Int32Array;
}

const resultTables = new Map<number, HomeResults>();

/** @param checkers most checkers of a side */
export function homeResults(checkers: number): HomeResults {
  return cached(resultTables, checkers, () => listResults(checkers));
}

function listResults(checkers: number): HomeResults {
  const boards = new HomeBoards(checkers);
  const starts = new Int32Array(boards.size * ROLLS.length + 1);
  const results: number[] = [];
  for (let board = 0; board < boards.size; board++) {
    for (const [roll, { dice }] of ROLLS.entries()) {
      const [high, low] = dice;
      const ways =
        high === low
          ? played([board], boards, [high, high, high, high])
          : new Set([...played([board], boards, [high, low]), ...played([board], boards, [low, high])]);
      results.push(...ways);
      starts[board * ROLLS.length + roll + 1] = results.length;
    }
  }
  return { boards, starts, results: Int32Array.from(results) };
}

function played(from: Iterable<number>, boards: HomeBoards, dice: readonly number[]): Set<number> {
  let reached = new Set(from);
  for (const die of dice) {
    const next = new Set<number>();
    for (const board of reached) {
      if (board === 0) next.add(0);
      for (let i = 0, to = boards.next(board, die, 0); to !== NO_BOARD; to = boards.next(board, die, ++i))
        next.add(to);
    }
    reached = next;
  }
  return reached;
}

/** The numbers of all boards, grouped by pips. */
function groupsByPips(boards: HomeBoards): number[][] {
  const groups: number[][] = [];
  for (const board of boards.byPips) {
    const pips = boards.pips[board]!;
    groups[pips] ??= [];
    groups[pips].push(board);
  }
  return Array.from(groups, (group) => group ?? []);
}
