import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { randomBoards } from "../../../test/backgammon/random-boards.js";
import { BACKGAMMON, startPoints } from "../board/board.js";
import { formatXgid, parseXgid, type Xgid } from "./xgid.js";

const START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

describe("XGID", () => {
  it("parses and formats the start of a money game", () => {
    const start: Xgid = {
      points: startPoints(BACKGAMMON),
      cube: 1,
      cubeOwner: null,
      onRoll: 0,
      dice: [3, 1],
      score: [0, 0],
      rule: 0,
      length: 0,
      maxCube: 10,
    };
    expect(parseXgid(START)).toEqual(start);
    expect(formatXgid(start)).toBe(START);
  });

  it("round-trips 2,000 random XGIDs", () => {
    const board = randomBoards("xgid", BACKGAMMON);
    const chance = seededChance("xgid");
    for (let i = 0; i < 2000; i++) {
      const [high, low] = chance.dice(2, 6);
      const xgid: Xgid = {
        points: board(),
        cube: 2 ** (chance.die(11) - 1),
        cubeOwner: chance.pick([0, 1, null]),
        onRoll: chance.pick([0, 1]),
        dice: chance.pick([null, "D", "B", "R", [high!, low!]]),
        score: [chance.die(30) - 1, chance.die(30) - 1],
        rule: chance.die(4) - 1,
        length: chance.die(30) - 1,
        maxCube: chance.die(11) - 1,
      };
      expect(parseXgid(formatXgid(xgid))).toEqual(xgid);
    }
  });

  it.each([
    [START.replace(":10", ""), 'An XGID has 10 fields separated by ":", but this one has 9.'],
    [START.replace("XGID=-", "XGID="), "The position of an XGID has 26 characters, not 25."],
    [
      START.replace("E-C", "E-Q"),
      'Character 9 of the XGID\'s position is "Q"; only "-", A to P and a to p are allowed.',
    ],
    [
      START.replace(":31:", ":37:"),
      'The dice of an XGID must be two digits from 1 to 6, 00, D, B or R, not "37".',
    ],
    [START.replace(":1:31", ":0:31"), 'The turn of an XGID must be 1 (bottom) or -1 (top), not "0".'],
    [START.replace(":1:31", ":x:31"), 'The turn of an XGID must be a whole number from -1 to 1, not "x".'],
  ])("rejects %s in one sentence", (text, message) => {
    expect(() => parseXgid(text)).toThrow(message);
  });
});
