import { decide, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases, rows } from "../../../../../tests/cases.js";
import { emptyBoard } from "../board/board.js";
import { connectFour } from "../rules.js";
import { bitboardOf, boardOfKey } from "./bitboards.js";
import { openingBook, opensByBook, UNKNOWN } from "./kernel.js";
import { PerfectSolver } from "./solver.js";

const SIZE = { columns: 7, rows: 6 };

describe("the opening book of connect four", () => {
  it("matches the wins, losses and draws of J. Tromp's data set of 1995", async () => {
    // UCI Machine Learning Repository, "Connect-4": boards with eight stones that nobody has won and where the next
    // stone is not forced.
    const { keys, values } = await openingBook();
    expect(keys).toHaveLength(77_715);
    expect(values).toHaveLength(keys.length);
    expect(values.includes(UNKNOWN)).toBe(false);
    const solver = new PerfectSolver(SIZE, undefined, 10);
    const counted = { wins: 0, losses: 0, draws: 0 };
    for (const [i, key] of keys.entries()) {
      const { own, all, stones } = boardOfKey(SIZE, key);
      const turned = { own: own ^ all, all, stones };
      // Skip boards where the player who is not to move could win at once.
      if (solver.plain(turned).low > 0) continue;
      const value = values[i]!;
      counted[value > 0 ? "wins" : value < 0 ? "losses" : "draws"]++;
    }
    expect(counted).toEqual({ wins: 44_473, losses: 16_635, draws: 6_449 });
  });

  it("values every first stone at once", async () => {
    const game = connectFour({ payoff: "stones" });
    const start = emptyBoard(SIZE);
    const { actions, solved, nodes } = await decide(game, start, { rank: "all" });
    const byColumn = [...actions].sort((one, other) => one.action - other.action);
    // V. Allis and J. Allen 1988; values by stones as in all strong solvers since.
    expect(byColumn.map(({ value }) => value)).toEqual([-2, -1, 0, 1, 0, -1, -2]);
    expect(solved).toBe(true);
    expect(nodes.decision).toBeLessThan(3_000_000);
  });

  it("matches the solver without the book", async () => {
    const { keys, values, stones } = await openingBook();
    const chance = seededChance("book");
    const solver = new PerfectSolver(SIZE, undefined, 20);
    for (let told = 0; told < cases(16, 2); ) {
      const i = chance.die(keys.length) - 1;
      const end = solver.nodes + 300_000;
      const steps = solver.solve(boardOfKey(SIZE, keys[i]!));
      let step = steps.next();
      while (!step.done && solver.nodes < end) step = steps.next();
      // Skip boards that take longer.
      if (!step.done) continue;
      told++;
      expect(values[i]).toBe(step.value.low);
    }
    expect(stones).toBe(8);
  });

  it("covers boards with up to eight stones, on 7 x 6 only, and helps with later boards", async () => {
    expect(opensByBook(SIZE, 8)).toBe(true);
    expect(opensByBook(SIZE, 9)).toBe(false);
    expect(opensByBook({ columns: 6, rows: 6 }, 0)).toBe(false);
    expect(opensByBook({ columns: 7, rows: 7 }, 0)).toBe(false);
    const booked = new PerfectSolver(SIZE, await openingBook());
    const plain = new PerfectSolver(SIZE);
    const game = connectFour();
    for (const moves of rows(["12345671234", "44444123", "1212123344", "444441232"], 2)) {
      const board = bitboardOf(SIZE, game.notation!.parsePosition(moves));
      expect(booked.value(board), moves).toBe(plain.value(board));
    }
  });
});
