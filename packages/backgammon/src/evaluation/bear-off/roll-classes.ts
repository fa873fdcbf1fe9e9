import { cached } from "@tyche/games";
import { ROLLS } from "../../rules/board.js";
import { DOUBLES_LAST, oneSided } from "./one-sided.js";
import { finishesFirst, Rolls } from "./rolls.js";

/** Boards of a class agree in the mean number of rolls and its standard deviation, in these parts of a roll. */
const MEAN_STEPS = 16;
const DEVIATION_STEPS = 8;
/** More than the steps of any deviation. */
const SPAN = 64;
/** The number of classes, known before any board is solved. */
export const CLASSES = 520;

/**
 * Home boards grouped into `CLASSES` classes that need nearly the same number of rolls. `classOf` has the class of each
 * board, in ascending order of the mean, so that class 0 is the empty board alone; `typical` a board of each class, by
 * pips in the middle; `results` its class after each roll, in the order of `DOUBLES_LAST`.
 */
export type RollClasses = ReturnType<typeof classify>;

let known: RollClasses | undefined;

/** The classes of all home boards. Computed on first use, with all boards, in about 0.3 seconds. */
export function rollClasses(): RollClasses {
  known ??= classify();
  return known;
}

function classify() {
  const { boards, all } = oneSided();
  const { results } = all;
  const squares = new Float64Array(boards.size);
  const members = new Map<number, number[]>();
  for (const board of boards.byPips) {
    const mean = all.mean(board);
    for (let roll = 0; board > 0 && roll < ROLLS.length; roll++) {
      const left = results[board * ROLLS.length + roll]!;
      squares[board]! += DOUBLES_LAST[roll]!.probability * (squares[left]! + 2 * all.mean(left) + 1);
    }
    const deviation = Math.sqrt(Math.max(0, squares[board]! - mean ** 2));
    const key = SPAN * Math.round(MEAN_STEPS * mean) + Math.round(DEVIATION_STEPS * deviation);
    cached(members, key, () => []).push(board);
  }
  const classOf = new Uint16Array(boards.size);
  // By mean: a roll leads to a lower class.
  const typical = [...members]
    .sort(([one], [other]) => one - other)
    .map(([, list], number) => {
      for (const board of list) classOf[board] = number;
      return list[list.length >> 1]!;
    });
  const after = typical.flatMap((board) => [
    ...results.subarray(board * ROLLS.length, (board + 1) * ROLLS.length),
  ]);
  return {
    classOf,
    typical,
    results: Uint16Array.from(after, (left) => classOf[left]!),
  };
}

const sides: Rolls[] = [];

/** The probability that the player on roll bears off first, if every roll is played for the fewest expected rolls. */
export function firstOffChance(own: number, other: number): number {
  return finishesFirst(rollsOf(own), rollsOf(other), 1);
}

function rollsOf(board: number): Rolls {
  sides[board] ??= new Rolls().set(oneSided().all.of(board));
  return sides[board];
}
