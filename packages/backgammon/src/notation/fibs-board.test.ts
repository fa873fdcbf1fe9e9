import { describe, expect, it } from "vitest";
import { randomBoards } from "../../test/random-boards.js";
import { BACKGAMMON, mirrored, startPoints } from "../rules/board.js";
import { type FibsBoard, formatFibsBoard, MONEY_BOARD, parseFibsBoard } from "./fibs-board.js";

/** As GNU Backgammon 1.07 writes it, except for the names. */
const START =
  "board:X:O:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";

describe("FIBS board", () => {
  it("is formatted as by GNU Backgammon", () => {
    const start = { ...MONEY_BOARD, points: startPoints(BACKGAMMON) };
    expect(formatFibsBoard({ ...start, dice: [3, 1] })).toBe(START);
    expect(formatFibsBoard({ ...start, dice: null }).length).toBeLessThan(
      255 - "evaluation fibsboard".length - 50,
    );
  });

  it("has the opponent's score first for GNU Backgammon, as its answers show", () => {
    // In a race with a winning probability of 65 %, GNU Backgammon gives the player on roll a match-winning probability
    // of 0.804 for the line :5:0:3:, and 0.277 for :5:3:0:.
    const board = { ...MONEY_BOARD, points: startPoints(BACKGAMMON), dice: null, length: 5 };
    expect(formatFibsBoard({ ...board, score: [3, 0] }, "gnubg")).toMatch(/^board:X:O:5:0:3:/);
    // 24 % is a take for a player who needs 2 points doubled by one who needs 5, and a pass the other way round.
    expect(formatFibsBoard({ ...board, score: [3, 0], doubled: true }, "gnubg")).toMatch(/^board:X:O:5:3:0:/);
    expect(formatFibsBoard({ ...board, score: [3, 0] })).toMatch(/^board:X:O:5:3:0:/);
  });

  it("round-trips for either player on roll, with cube and score", () => {
    const board = randomBoards("fibs", BACKGAMMON);
    for (let i = 0; i < 500; i++) {
      const length = [0, 1, 3, 7][i % 4]!;
      const owner = ([null, 0, 1] as const)[i % 3]!;
      const score: [number, number] = length < 3 ? [0, 0] : [length - 1, i % length];
      const told: FibsBoard = {
        points: board(),
        dice: i % 3 === 0 ? null : [5, 2],
        doubled: i % 6 === 0,
        length,
        score,
        crawford: length > 1 && i % 5 === 0,
        cube: owner === null ? 1 : 2 ** (i % 7),
        owner,
        positive: true,
      };
      const line = formatFibsBoard(told);
      expect(parseFibsBoard(line)).toEqual(told);
      const numbers = line.split(":");
      numbers[3 + 29] = "-1";
      const other = owner === null ? null : 1 - owner;
      expect(parseFibsBoard(numbers.join(":"))).toEqual({
        ...told,
        points: mirrored(told.points),
        score: [score[1], score[0]],
        owner: other,
        positive: false,
      });
    }
  });

  // Written by GNU Backgammon 1.07 at the scores next to them; player 1 has the positive numbers and made 0 points.
  const POINTS = "0:-1:-1:0:0:0:5:0:3:0:0:0:-4:5:-1:0:0:-3:0:-5:0:0:0:0:2:0";
  it.each([
    [
      "player 1 on roll",
      `board:g:r:3:2:0:${POINTS}:1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0`,
      { score: [0, 2], crawford: true, doubled: false, owner: null },
    ],
    [
      "after the Crawford game",
      `board:g:r:3:2:0:${POINTS}:1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:1:1`,
      { score: [0, 2], crawford: false, doubled: false, owner: null },
    ],
    [
      "player 0 doubles",
      `board:r:g:5:0:2:${POINTS}:-1:0:0:0:0:2:0:1:1:1:-1:0:25:0:0:0:0:0:0:0:1`,
      { score: [2, 0], crawford: false, doubled: true, owner: 0 },
    ],
    [
      "player 1 is beavered",
      `board:g:r:0:0:0:${POINTS}:1:0:0:0:0:2:0:1:1:1:-1:0:25:0:0:0:0:0:0:0:1`,
      { score: [0, 0], crawford: false, doubled: true, owner: 1 },
    ],
  ])("parses the lines of GNU Backgammon: %s", (_, line, told) => {
    expect(parseFibsBoard(line, "gnubg")).toMatchObject(told);
  });

  it.each([
    ["", "A FIBS board is"],
    [START.replace(":5:", ":x:"), '"x" in the FIBS board'],
    [START.replace(":2:0:1:3:1", ":2:0:0:3:1"), "nobody's turn"],
    [START.replace(":1:-1:0:25", ":1:1:0:25"), "towards point 1"],
    [START.replace(":1:3:1:3:1:1:", ":1:3:1:3:1:3:"), "not 3"],
    [START.replace(":1:3:1:3:1:1:", ":1:3:1:3:1:0:"), "not 0"],
    [START.replace(":1:3:1:3:1:", ":1:7:1:7:1:"), "the dice 7 and 1"],
    [START.replace("X:O:0:0:0", "X:O:3:3:0"), "the match is over: 3-0 in a 3-point match"],
    [START.replace("X:O:0:0:0", "X:O:-3:0:0"), "must be 0 or more, not 0, 0 and -3"],
  ])("rejects %s", (line, message) => {
    expect(() => parseFibsBoard(line)).toThrow(message);
  });
});
