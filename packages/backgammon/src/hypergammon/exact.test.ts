import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../tests/cases.js";
import { slowResults } from "../../test/slow-moves.js";
import { seenBy, winKind } from "../rules/board.js";
import { type ExactSolution, solveHypergammon } from "./exact.js";
import { placements } from "./few-checkers.js";

function solve(checkers: number): ExactSolution {
  const sweeps = solveHypergammon({ checkers });
  for (;;) {
    const next = sweeps.next();
    if (next.done) return next.value;
  }
}

/** A board as 26 numbers from the view of the player on roll. */
function boardOf(own: readonly number[], opponent: readonly number[]): number[] {
  const board = new Array<number>(26).fill(0);
  for (const point of own) if (point > 0) board[point]! += 1;
  for (const point of opponent) if (point > 0) board[25 - point]! -= 1;
  return board;
}

describe("exact solution with few checkers", () => {
  it.each([
    [1, 652],
    [2, 107_253],
    // The published count.
    [3, 7_959_904],
  ])("counts the positions of %d checkers a side: %d", (checkers, positions) => {
    const { list } = placements(checkers);
    const key = (points: readonly number[], at: (p: number) => number) =>
      points.reduce((set, p) => (p >= 1 && p <= 24 ? set | (1 << at(p)) : set), 0);
    const own = list.map((points) => key(points, (p) => p));
    const other = list.map((points) => key(points, (p) => 25 - p));
    let count = 0;
    for (const a of own) for (const b of other) if ((a & b) === 0) count++;
    expect(list).toHaveLength([26, 351, 3276][checkers - 1]!);
    expect(count).toBe(positions);
    if (checkers === 1) expect(solve(1).positions).toBe(positions);
  });

  it("equals value iteration over the plain rules with one checker a side", () => {
    const solution = solve(1);
    const single = Array.from({ length: 26 }, (_, point) => [point]);
    const values = new Map<string, number>();
    const after = new Map<string, (readonly [weight: number, results: readonly string[]])[]>();
    for (const own of single) {
      for (const opponent of single) {
        const board = boardOf(own, opponent);
        if (board.every((count) => count === 0) || (opponent[0]! > 0 && own[0] === 25 - opponent[0]!))
          continue;
        const key = board.join();
        values.set(key, 0);
        if (own[0] === 0) continue;
        if (opponent[0] === 0) continue;
        const rolls = [];
        for (let one = 1; one <= 6; one++) {
          for (let two = 1; two <= one; two++) {
            const results = [...slowResults(board, one, two)].map((text) =>
              seenBy(text.split(",").map(Number), 1).join(),
            );
            rolls.push([one === two ? 1 : 2, results] as const);
          }
        }
        after.set(key, rolls);
      }
    }
    // The player on roll has lost if the opponent has nothing left.
    for (const key of values.keys()) {
      const board = key.split(",").map(Number);
      if (board.every((count) => count >= 0)) values.set(key, -winKind(board, 1));
    }
    for (let sweep = 0; sweep < 200; sweep++) {
      for (const [key, rolls] of after) {
        let sum = 0;
        for (const [weight, results] of rolls) {
          sum += weight * Math.max(...results.map((result) => -values.get(result)!));
        }
        values.set(key, sum / 36);
      }
    }
    expect(after.size).toBeGreaterThan(500);
    for (const own of single) {
      for (const opponent of single) {
        const key = boardOf(own, opponent).join();
        if (after.has(key)) expect(solution.equity(own, opponent)).toBeCloseTo(values.get(key)!, 11);
      }
    }
  });

  if (IS_LONG)
    it("with two checkers a side has values that one more ply by the plain rules does not change", () => {
      const solution = solve(2);
      const { list } = placements(2);
      let checked = 0;
      for (let i = 0; i < 400; i++) {
        const own = list[1 + ((i * 97) % (list.length - 1))]!;
        const opponent = list[1 + ((i * 211 + 13) % (list.length - 1))]!;
        if (own.some((p) => p > 0 && p < 25 && opponent.includes(25 - p))) continue;
        checked++;
        let sum = 0;
        for (let one = 1; one <= 6; one++) {
          for (let two = 1; two <= 6; two++) {
            const values = [...slowResults(boardOf(own, opponent), one, two)].map((text) => {
              const board = text.split(",").map(Number);
              const mine = pointsOf(board, 2);
              const theirs = pointsOf([...seenBy(board, 1)], 2);
              if (mine.every((p) => p === 0)) return winKind(seenBy(board, 1), 2);
              return -solution.equity(theirs, mine);
            });
            sum += Math.max(...values);
          }
        }
        expect(solution.equity(own, opponent), `${own} against ${opponent}`).toBeCloseTo(sum / 36, 11);
      }
      expect(checked).toBeGreaterThan(250);
    });

  it("reports progress, tables first, and can be stopped at any time", () => {
    const sweeps = solveHypergammon({ checkers: 1 });
    const first = sweeps.next().value;
    expect(first).toMatchObject({ sweep: 0, done: 1 / 25 });
    const later = Array.from({ length: 40 }, () => sweeps.next().value).at(-1);
    expect(later).toMatchObject({ done: 1 });
    expect(sweeps.return(undefined as never).done).toBe(true);
  });

  it("accepts one to three checkers", () => {
    expect(() => solveHypergammon({ checkers: 4 }).next()).toThrow(
      "The exact solution is for 1 to 3 checkers a side, not 4.",
    );
  });
});

/** The points of the checkers with positive numbers; checkers borne off count as 0. */
function pointsOf(board: readonly number[], checkers: number): number[] {
  const points = board.flatMap((count, point) => new Array<number>(Math.max(count, 0)).fill(point));
  return [...points, ...new Array<number>(checkers - points.length).fill(0)];
}
