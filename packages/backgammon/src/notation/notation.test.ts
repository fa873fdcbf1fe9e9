import { NotationError } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { backgammon } from "../game/rules.js";
import { hypergammon } from "../hypergammon/rules.js";
import { BACKGAMMON, mirrored, startPoints } from "../rules/board.js";
import { positionIdOf } from "./notation.js";

const notation = backgammon().notation;
const START = startPoints(BACKGAMMON);
const ROLLED = { points: START, player: 0, dice: [3, 1] };

describe("position text", () => {
  it.each([
    ["4HPwATDgc/ABMA", "31"],
    ["4HPwATDgc/ABMA", "3-1"],
    ["4HPwATDgc/ABMA", "1 3"],
    ["4HPwATDgc/ABMA 13", undefined],
    ["4HPwATDgc/ABMA:cIkFAAAAAAAE", undefined],
    ["4HPwATDgc/ABMA:cIkFAAAAAAAE", "31"],
    ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", undefined],
    ["XGID=-b----E-C---eE---c-e----B-:0:0:-1:13:0:0:0:0:10", undefined],
    [START.join(" "), "31"],
    [START.join(","), "31"],
  ])("parses %s with the roll %s", (text, roll) => {
    expect(notation.parsePosition(text, roll)).toEqual(ROLLED);
  });

  it("interprets an XGID's board from the view of the player on roll", () => {
    const text = "XGID=-b-B--C-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10";
    const bottom = notation.parsePosition(text.replace(":-1:", ":1:"));
    expect(notation.parsePosition(text).points).toEqual(mirrored(bottom.points));
    expect(bottom.points[3]).toBe(2);
    expect(bottom.dice).toBeNull();
  });

  it("formats the Position ID of the player on roll, the roll, and p1 if player 1 is on roll", () => {
    const points = [...START];
    points[24]! -= 1;
    points[23]! += 1;
    for (const [player, dice, text] of [
      [0, null, "4HPwATDgc/ABKA"],
      [0, [6, 2], "4HPwATDgc/ABKA 62"],
      [1, null, "4HPwASjgc/ABMA p1"],
      [1, [4, 4], "4HPwASjgc/ABMA 44 p1"],
    ] as const) {
      const state = { points, player, dice };
      expect(notation.position(state)).toBe(text);
      expect(notation.parsePosition(text)).toEqual(state);
      expect(text.startsWith(positionIdOf(state))).toBe(true);
    }
  });

  it("parses hypergammon", () => {
    const small = hypergammon().notation;
    const state = small.parsePosition("0 -1 -1 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 0", "31");
    expect(small.parsePosition(small.position(state))).toEqual(state);
    expect(() => small.parsePosition("4HPwATDgc/ABMA")).toThrow(
      "The player on roll has 15 checkers, but hypergammon has 3 a side.",
    );
  });

  it.each([
    ["4HPwATDgc/ABMA", "37", '"37" is not a roll: write two dice from 1 to 6, for example 31 or 3-1.'],
    ["4HPwATDgc/ABMA", "3", '"3" is not a roll: write two dice from 1 to 6, for example 31 or 3-1.'],
    ["4HPwATDgc/ABMA 42", "31", "The roll is 3-1, but the position comes with 4-2."],
    ["4HPwATDgc/ABMA 42 x", undefined, 'Only "p1" can follow the roll, not "x".'],
    ["4HPwATDgc/ABM", undefined, 'A Position ID has 14 characters, but "4HPwATDgc/ABM" has 13.'],
    ["", undefined, "The position is empty."],
    ["1 2 3 4", undefined, "A board has 26 numbers (bar, 24 points, bar), not 4."],
    [
      START.join(" ").replace("-2", "x"),
      undefined,
      'Number 1 of the board must be a whole number of checkers, not "x".',
    ],
    [
      START.join(" ").replace("0 -2", "1 -2"),
      undefined,
      "The opponent's bar (number 0) cannot hold your checkers.",
    ],
    [
      START.join(" ").replace(/0$/, "-1"),
      undefined,
      "Your bar (number 25) cannot hold the opponent's checkers.",
    ],
    [
      START.join(" ").replace(/0$/, "1"),
      undefined,
      "The player on roll has 16 checkers, but backgammon has 15 a side.",
    ],
    [
      START.join(" ").replace("-2", "-3"),
      undefined,
      "The opponent has 16 checkers, but backgammon has 15 a side.",
    ],
    ["0 ".repeat(26), undefined, "There are no checkers on the board."],
    [`${"0 ".repeat(24)}-1 0`, "31", "The game is over, so there is nothing to roll for."],
    [
      "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10",
      undefined,
      "This XGID waits for an answer to a double, but this game has no doubling cube.",
    ],
    [
      "4HPwATDgc/ABMA:cIkFAAAAAAAE:x",
      undefined,
      '"4HPwATDgc/ABMA:cIkFAAAAAAAE:x" has more than a Position ID and a Match ID; an XGID begins with "XGID=".',
    ],
  ])("rejects %j with the roll %s in one sentence", (text, roll, message) => {
    expect(() => notation.parsePosition(text, roll)).toThrow(NotationError);
    expect(() => notation.parsePosition(text, roll)).toThrow(message);
  });

  it("draws the board with the home board at the bottom right", () => {
    const drawn = notation.draw!(notation.parsePosition("4HPwATDgc/ABMA", "31"));
    expect(drawn.split("\n")).toEqual([
      "+-13-14-15-16-17-18-+---+-19-20-21-22-23-24-+",
      "|  X           O    |   |  O              X |",
      "|  X           O    |   |  O              X |",
      "|  X           O    |   |  O                |",
      "|  X                |   |  O                |",
      "|  X                |   |  O                |",
      "|                   |BAR|                   |",
      "|  O                |   |  X                |",
      "|  O                |   |  X                |",
      "|  O           X    |   |  X                |",
      "|  O           X    |   |  X              O |",
      "|  O           X    |   |  X              O |",
      "+-12-11-10--9--8--7-+---+--6--5--4--3--2--1-+",
      "X (player 0): 167 pips, 0 off   O (player 1): 167 pips, 0 off",
      "X rolled 3-1",
    ]);
  });
});
