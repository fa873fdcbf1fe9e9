import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../tests/cases.js";
import { BACKGAMMON, startPoints } from "../rules/board.js";
import { RECORD } from "../rules/board-records.js";
import { MoveGenerator } from "../rules/moves.js";
import { OUTCOME_COUNT } from "../rules/outcomes.js";
import { oneSided } from "./bear-off/one-sided.js";
import { twoSided } from "./bear-off/two-sided.js";
import { withBearOff } from "./bear-off.js";
import { type OutcomeEvaluator, pipsOnly } from "./evaluator.js";

/** The five outcome probabilities of the player who has just played. */
function judged(evaluator: OutcomeEvaluator, points: readonly number[], player: 0 | 1 = 0): number[] {
  const generator = new MoveGenerator();
  generator.load(MoveGenerator.FIRST, points, 15);
  const into = new Float64Array(OUTCOME_COUNT);
  evaluator.evaluate(generator, MoveGenerator.FIRST, 1, player, into, 0);
  return [...into];
}

/** A board on which both sides only have to bear off: checkers of player 0 and player 1 on their points 1..6. */
function bearOff(own: readonly number[], other: readonly number[]): number[] {
  return [0, ...own, ...new Array<number>(12).fill(0), ...other.map((count) => 0 - count).reverse(), 0];
}

describe("withBearOff", () => {
  const evaluator = withBearOff(pipsOnly);

  if (IS_LONG)
    it("uses the two-sided table for few checkers, from either side", () => {
      const { boards, win } = twoSided();
      const own = [1, 0, 2, 0, 0, 1];
      const other = [0, 3, 0, 0, 1, 0];
      const onRoll = win(boards.numberOf(other), boards.numberOf(own));
      expect(judged(evaluator, bearOff(own, other), 0)).toEqual([1 - onRoll, 0, 0, 0, 0]);
      const theirs = win(boards.numberOf(own), boards.numberOf(other));
      expect(judged(evaluator, bearOff(own, other), 1)).toEqual([1 - theirs, 0, 0, 0, 0]);
    });

  it("is close to the exact table when it uses the roll distributions of both sides instead", () => {
    const { boards, win } = twoSided();
    const { all, boards: more } = oneSided();
    let largest = 0;
    for (let own = 1; own < boards.size; own += 7) {
      for (let other = 1; other < boards.size; other += 11) {
        const [mine, theirs] = [all.of(own), all.of(other)];
        let chance = 0;
        let through = 0;
        for (let n = 0; n < mine.length; n++) {
          chance += mine[n]! * (1 - through);
          through += theirs[n] ?? 0;
        }
        largest = Math.max(largest, Math.abs(chance - win(own, other)));
      }
    }
    expect(more.size).toBe(54_264);
    expect(boards.size).toBe(924);
    // Playing for the fewest rolls does not always maximise the winning chance, but it is never far off.
    expect(largest).toBeGreaterThan(0);
    expect(largest).toBeLessThan(0.03);
  });

  it("counts gammons against a side that has borne off nothing", () => {
    // Player 0 has one checker on its ace-point and 14 off; player 1 has 15 on its six-point and is on roll.
    const [win, gammon, backgammon, loseGammon] = judged(
      evaluator,
      bearOff([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 15]),
    );
    expect(win).toBeCloseTo(1, 14);
    // One checker comes off with a 6 (11 of 36 rolls), 5-1 or 4-2 (2 each), 3-3 or 2-2.
    expect(gammon).toBeCloseTo((36 - 17) / 36, 14);
    expect(backgammon).toBe(0);
    expect(loseGammon).toBe(0);
    const lost = judged(evaluator, bearOff([0, 0, 0, 0, 0, 15], [1, 0, 0, 0, 0, 0]));
    expect(lost).toEqual([0, 0, 0, 1, 0]);
  });

  it("leaves all other boards to the wrapped evaluator", () => {
    const start = startPoints(BACKGAMMON);
    expect(judged(evaluator, start)).toEqual(judged(pipsOnly, start));
    const barred = bearOff([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    barred[25] = 1;
    expect(judged(evaluator, barred)).toEqual(judged(pipsOnly, barred));
  });

  it("evaluates many boards at once exactly as one by one", () => {
    const generator = new MoveGenerator();
    const boards = [
      bearOff([2, 2, 2, 0, 0, 0], [0, 0, 0, 5, 5, 5]),
      startPoints(BACKGAMMON),
      bearOff([0, 0, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0]),
    ];
    for (const [i, points] of boards.entries()) generator.load(MoveGenerator.FIRST + i * RECORD, points, 15);
    const into = new Float64Array(3 + 3 * OUTCOME_COUNT);
    evaluator.evaluate(generator, MoveGenerator.FIRST, 3, 1, into, 3);
    expect([...into.subarray(3)]).toEqual(boards.flatMap((points) => judged(evaluator, points, 1)));
  });
});
