import { describe, expect, it } from "vitest";
import { randomBoards } from "../../../test/backgammon/random-boards.js";
import { BACKGAMMON, mirrored, startPoints } from "../board.js";
import { formatFibsBoard, parseFibsBoard } from "./fibs-board.js";

/** As GNU Backgammon 1.07 writes it, but for the names. */
const START =
  "board:X:O:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";

describe("the board of FIBS", () => {
  it("is written as GNU Backgammon does", () => {
    expect(formatFibsBoard(startPoints(BACKGAMMON), [3, 1])).toBe(START);
    expect(formatFibsBoard(startPoints(BACKGAMMON), null).length).toBeLessThan(
      255 - "evaluation fibsboard".length - 50,
    );
  });

  it("is read back, whoever is on roll", () => {
    const board = randomBoards("fibs", BACKGAMMON);
    for (let i = 0; i < 500; i++) {
      const points = board();
      const line = formatFibsBoard(points, i % 3 === 0 ? null : [5, 2]);
      expect(parseFibsBoard(line)).toEqual({ points, dice: i % 3 === 0 ? null : [5, 2], doubled: false });
      const numbers = line.split(":");
      numbers[3 + 29] = "-1";
      expect(parseFibsBoard(numbers.join(":")).points).toEqual(mirrored(points));
    }
  });

  it("knows an offered double", () => {
    const numbers = START.split(":");
    numbers[3 + 37] = "1";
    expect(parseFibsBoard(numbers.join(":")).doubled).toBe(true);
  });

  it.each([
    ["", "A FIBS board is"],
    [START.replace(":5:", ":x:"), '"x" in the FIBS board'],
    [START.replace(":2:0:1:3:1", ":2:0:0:3:1"), "nobody's turn"],
    [START.replace(":1:-1:0:25", ":1:1:0:25"), "towards point 1"],
  ])("refuses %s", (line, message) => {
    expect(() => parseFibsBoard(line)).toThrow(message);
  });
});
