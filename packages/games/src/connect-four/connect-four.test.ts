import { NotationError, OVER, type Position } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { connectFour } from "./index.js";

const game = connectFour();
const notation = game.notation!;
const read = notation.parsePosition;

interface Count {
  nodes: number;
}

/** Plain fail-soft alpha-beta in the position's move order. */
function alphaBeta(position: Position, depth: number, alpha: number, beta: number, count: Count): number {
  count.nodes++;
  const turn = position.turn();
  if (turn === OVER) return position.payoff(0);
  if (depth === 0) return position.evaluate!();
  const moves = new Int32Array(position.width);
  let [low, high] = [alpha, beta];
  let best = turn === 0 ? -Infinity : Infinity;
  for (const move of moves.subarray(0, position.moves(moves, 0))) {
    position.play(move);
    const value = alphaBeta(position, depth - 1, low, high, count);
    position.undo();
    best = turn === 0 ? Math.max(best, value) : Math.min(best, value);
    if (turn === 0) low = Math.max(low, best);
    else high = Math.min(high, best);
    if (low >= high) break;
  }
  return best;
}

/** Number of positions after `depth` stones, excluding games that end earlier. */
function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (position.turn() === OVER) return 0;
  const moves = new Int32Array(position.width);
  let sum = 0;
  for (const move of moves.subarray(0, position.moves(moves, 0))) {
    position.play(move);
    sum += perft(position, depth - 1);
    position.undo();
  }
  return sum;
}

describe("connect four", () => {
  it.each([
    {},
    { payoff: "stones" },
    { columns: 5, rows: 4 },
    { columns: 9, rows: 4, payoff: "stones" },
  ] as const)("fulfils the game contract, with rules and native positions: %o", (options) => {
    expect(checkGame(connectFour(options), { games: cases(8, 3), nodes: 3000 }).compared).toBeGreaterThan(
      cases(16, 6),
    );
  });

  it("matches the number of move sequences of each length", () => {
    // 7^n until a column can be full or a row of four can be made, first with the seventh stone.
    const position = game.position!(read(""));
    expect([1, 2, 3, 4, 5, 6].map((depth) => perft(position, depth))).toEqual([
      7, 49, 343, 2401, 16807, 117649,
    ]);
    // All 7^7 sequences minus those that put seven stones into one column of six.
    expect(perft(position, 7)).toBe(823543 - 7);
  });

  it("visits 798,501 nodes at depth 12, as published", () => {
    const stones = connectFour({ payoff: "stones" });
    const count = { nodes: 0 };
    alphaBeta(stones.position!(read("")), 12, -Infinity, Infinity, count);
    expect(count.nodes).toBe(798_501);
  });

  it.each([
    ["a column", "1212121", [1, -1]],
    ["a row", "1122334", [1, -1]],
    ["a row closed from within", "11225543", [0, 0]],
    ["a row of five closed from within", "112255443", [1, -1]],
    ["a rising diagonal", "12233434474", [1, -1]],
    ["a falling diagonal", "76655454414", [1, -1]],
    ["a column of the second player", "71212323", [0, 0]],
    ["a row of the second player", "112233664", [1, -1]],
    ["three at one edge and one at the other", "1122337", [0, 0]],
    [
      "the top of a column and the bottom of the next",
      "X....../X....../X....../O....../O....../OX.....",
      [0, 0],
    ],
  ])("scores %s", (_what, text, payoff) => {
    const state = read(text);
    const over = payoff[0] !== 0;
    expect(game.turn(state) === OVER).toBe(over);
    expect(game.position!(state).turn() === OVER).toBe(over);
    expect(game.payoff(state).map((pays) => pays + 0)).toEqual(payoff);
  });

  it("pays a win by the winner's remaining stones", () => {
    const stones = connectFour({ payoff: "stones" });
    expect(stones.facts.bounds).toEqual([-18, 18]);
    expect(stones.payoff(read("1212121"))).toEqual([18, -18]);
    expect(stones.payoff(read("712124242"))).toEqual([17, -17]);
    expect(stones.payoff(read("71213141"))).toEqual([-18, 18]);
    expect(stones.position!(read("71213141")).payoff(1)).toBe(18);
  });

  it("parses a move sequence and its board to the same state", () => {
    expect(notation.position(read("4433"))).toBe("......./......./......./......./..OO.../..XX...");
    const column = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(fc.array(column, { maxLength: 42 }), (columns) => {
        try {
          const state = read(columns.join(""));
          expect(read(notation.position(state))).toEqual(state);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      }),
      { seed: 4, numRuns: cases(2000) },
    );
  });

  it.each([
    ["48", "connect-four-column"],
    ["40", "connect-four-column"],
    ["1111111", "connect-four-full-column"],
    ["12121212", "connect-four-after-end"],
    ["......./......./......./......./...X.../.......", "connect-four-gap"],
    ["......./......./......./......./......./...O...", "game-x-o-turns"],
    ["......./......./......./......./OOOO.../XXXX...", "connect-four-both-won"],
    ["......./......./......./......./OOO..../XXXX..O", "connect-four-after-win"],
    ["......./......./......./......./.......", "game-row-count"],
    ["......./......./......./......./......../.......", "game-row-length"],
    ["......./......./......./......./......./...Z...", "game-x-o-cell"],
  ])("rejects %s with a one-sentence error", (text, id) => {
    expect(() => read(text)).toThrow(NotationError);
    expect(() => read(text)).toThrow(expect.objectContaining({ id }));
  });

  it("rejects full columns and sizes out of range", () => {
    expect(notation.parseAction(read("44"), "4")).toBe(3);
    expect(() => notation.parseAction(read("111111"), "1")).toThrow(/legal: 4, 3, 5, 2, 6, 7/);
    expect(() => connectFour({ columns: 10 })).toThrow(/4 to 9 columns/);
  });
});
