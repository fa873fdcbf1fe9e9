import { describe, expect, it } from "vitest";
import { randomBoards } from "../../test/random-boards.js";
import { slowResults } from "../../test/slow-moves.js";
import { type OutcomeEvaluator, pipsOnly } from "../evaluation/evaluator.js";
import { FULL_WIDTH, USUAL_FILTERS } from "../game/rules.js";
import { BACKGAMMON, mirrored, startPoints, winKind } from "../rules/board.js";
import { MoveGenerator } from "../rules/moves.js";
import { equityOf, OUTCOME_COUNT, turnOutcomes, wonOutcomes } from "../rules/outcomes.js";
import { Lookahead } from "./lookahead.js";

/** An arbitrary evaluator whose five numbers differ from board to board. */
const motley: OutcomeEvaluator = {
  name: "motley",
  evaluate(boards, at, count, player, into, to) {
    for (let i = 0; i < count; i++) {
      const board = at + i * 11;
      const seen = player === 0 ? boards.points(board) : mirrored(boards.points(board));
      const first = to + OUTCOME_COUNT * i;
      for (let k = 0; k < OUTCOME_COUNT; k++) {
        const sum = seen.reduce((total, number, point) => total + number * ((point * (k + 3)) % 7), 0);
        into[first + k] = (1 + Math.sin(sum)) / (2 + k);
      }
    }
  },
};

function judged(evaluator: OutcomeEvaluator, points: readonly number[]): number[] {
  const generator = new MoveGenerator();
  generator.load(MoveGenerator.FIRST, points, 15);
  const into = new Float64Array(OUTCOME_COUNT);
  evaluator.evaluate(generator, MoveGenerator.FIRST, 1, 0, into, 0);
  return [...into];
}

/** Plain expectiminimax on immutable boards: the five outcome probabilities of the player who has just played. */
function plain(evaluator: OutcomeEvaluator, points: readonly number[], depth: number): number[] {
  if (points.every((count) => count <= 0)) {
    const won = new Float64Array(OUTCOME_COUNT);
    wonOutcomes(winKind(mirrored(points), BACKGAMMON.checkers), won, 0);
    return [...won];
  }
  if (depth === 1) return judged(evaluator, points);
  const sums = new Float64Array(OUTCOME_COUNT);
  for (let one = 1; one <= 6; one++) {
    for (let two = 1; two <= 6; two++) {
      let best: number[] | undefined;
      for (const result of slowResults(mirrored(points), one, two)) {
        const chances = plain(evaluator, result.split(",").map(Number), depth - 1);
        if (!best || equityOf(chances) > equityOf(best)) best = chances;
      }
      best!.forEach((chance, i) => {
        sums[i]! += chance / 36;
      });
    }
  }
  turnOutcomes(sums, 0, sums, 0);
  return [...sums];
}

const few = [0, 1, 0, 0, 1, 0, 0, ...new Array<number>(13).fill(0), -1, 0, 0, -1, 0, 0];

describe("Lookahead", () => {
  it("equals plain expectiminimax if nothing is filtered", () => {
    const lookahead = new Lookahead(motley, FULL_WIDTH);
    const board = randomBoards("lookahead", BACKGAMMON);
    for (let i = 0; i < 12; i++) {
      const points = board();
      const expected = plain(motley, points, 2);
      lookahead.outcomes(points, 2).forEach((value, k) => {
        expect(value).toBeCloseTo(expected[k]!, 10);
      });
    }
    const deep = plain(motley, few, 3);
    lookahead.outcomes(few, 3).forEach((value, k) => {
      expect(value).toBeCloseTo(deep[k]!, 10);
    });
  });

  it("ranks every play by its value, best first", () => {
    const lookahead = new Lookahead(motley, FULL_WIDTH);
    const start = startPoints(BACKGAMMON);
    const ranked = lookahead.rank(start, [3, 1], 2);
    expect(ranked).toHaveLength(16);
    for (const { points, equity, outcomes, depth } of ranked) {
      expect(depth).toBe(2);
      expect(equityOf(outcomes)).toBeCloseTo(equity, 12);
      expect(equity).toBeCloseTo(equityOf(plain(motley, points, 2)), 10);
    }
    const equities = ranked.map(({ equity }) => equity);
    expect(equities).toEqual([...equities].sort((a, b) => b - a));
  });

  it("searches deeper only the plays that pass the filters, and the one requested", () => {
    const lookahead = new Lookahead(pipsOnly, { ...USUAL_FILTERS, root: [{ most: 2, within: 0.5 }] });
    const start = startPoints(BACKGAMMON);
    const ranked = lookahead.rank(start, [3, 1], 2);
    expect(ranked.map(({ depth }) => depth)).toEqual([2, 2, ...new Array<number>(14).fill(1)]);
    const last = ranked.at(-1)!;
    const again = lookahead.rank(start, [3, 1], 2, last.points);
    const found = again.find(({ points }) => points.join() === last.points.join())!;
    expect(found.depth).toBe(2);
    expect(found.equity).toBeCloseTo(equityOf(plain(pipsOnly, last.points, 2)), 10);
  });

  it("gives a reply for every roll", () => {
    const replies = new Lookahead(pipsOnly).replies(startPoints(BACKGAMMON), 1);
    expect(new Set(replies.map(({ dice }) => dice.join("")))).toHaveProperty("size", 21);
  });
});
