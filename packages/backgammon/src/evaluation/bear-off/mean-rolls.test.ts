import { NotationError } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { slowResults } from "../../../test/slow-moves.js";
import { oneSidedBearoff } from "./one-sided.js";

describe("one-sided bear-off", () => {
  const mean = oneSidedBearoff();

  // Counted by hand from the 36 rolls: a checker on 6 comes off with 27 of them, and otherwise with the next roll.
  it.each([
    ["one checker on 6", [0, 0, 0, 0, 0, 1], 5 / 4],
    ["one checker on 3", [0, 0, 1, 0, 0, 0], 1],
    ["5 and 2", [0, 1, 0, 0, 1, 0], 239 / 162],
    ["4 and 3", [0, 0, 1, 1, 0, 0], 124 / 81],
    ["6 and 1", [1, 0, 0, 0, 0, 1], 257 / 162],
    ["nothing", [0, 0, 0, 0, 0, 0], 0],
  ])("has the exact mean number of rolls for %s", (_what, home, rolls) => {
    expect(mean(home)).toBeCloseTo(rolls, 13);
  });

  it("agrees with the plain rules on every home board of up to four checkers", () => {
    const known = new Map<string, number>();
    const plain = (board: string): number => {
      const points = board.split(",").map(Number);
      if (points.every((count) => count === 0)) return 0;
      if (!known.has(board)) {
        let total = 36;
        for (let one = 1; one <= 6; one++) {
          for (let two = 1; two <= 6; two++) {
            total += Math.min(...[...slowResults(points, one, two)].map(plain));
          }
        }
        known.set(board, total / 36);
      }
      return known.get(board)!;
    };
    let boards = 0;
    for (let code = 0; code < 5 ** 6; code++) {
      const home = Array.from({ length: 6 }, (_, i) => Math.floor(code / 5 ** i) % 5);
      if (home.reduce((sum, count) => sum + count, 0) > 4) continue;
      boards++;
      const board = [0, ...home, ...new Array<number>(19).fill(0)].join(",");
      expect(mean(home)).toBeCloseTo(plain(board), 12);
    }
    expect(boards).toBe(210);
  });

  it("may take longer with a checker closer to home: a gap costs more than a pip", () => {
    expect(mean([2, 0, 1, 0, 0, 1])).toBeGreaterThan(mean([1, 1, 1, 0, 0, 1]));
  });

  it("rejects invalid home boards", () => {
    expect(() => mean([1, 2, 3])).toThrow(
      "A home board is six whole numbers of checkers, on the points 1 to 6, 15 in all at most.",
    );
    expect(() => mean([1, 0, 0, 0, 0, -1])).toThrow(NotationError);
  });
});
