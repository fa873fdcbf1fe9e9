import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { randomBoards } from "../../test/random-boards.js";
import { cubeGame } from "../cube/cube-game.js";
import { backgammon } from "../game/rules.js";
import { BACKGAMMON, startPoints } from "../rules/board.js";
import { gameIn } from "../terminal/with-cube.js";
import { formatXgid, parseXgid, withXgidMark, type Xgid } from "./xgid.js";

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

  it("is found without its prefix, and in a position copied from eXtreme Gammon", () => {
    const copied = `${START}\n\nX:Ann   O:Bob\nScore is X:0 O:0. Unlimited Game\n +13-14-15-16-17-18------19-20-21-22-23-24-+\n`;
    const mailed = `A position:\r\n${START}\r\nWhat now?`;
    const game = backgammon();
    const cube = cubeGame();
    // BGBlitz draws the board first, and names a Position ID and a Match ID before the XGID.
    const drawn = ` +13-14-15-16-17-18------19-20-21-22-23-24-+   O: Green  167\n\n Position-ID: 4HPwATDgc/ABMA    Match-ID: cIkFAAAAAAAE\n ${START}\n\n Red to move 3-1\n`;
    const said = `My play of ${START}, was it right?`;
    for (const text of [START, START.slice(5), ` ${START.slice(5)}\n`, copied, mailed, drawn, said]) {
      expect(withXgidMark(text)).toBe(START);
      expect(game.notation.parsePosition(text)).toEqual(game.notation.parsePosition(START));
      expect(cube.notation.parsePosition(text)).toEqual(cube.notation.parsePosition(START));
      const match = text.replace("0:0:0:0:10", "0:0:0:5:10");
      const own = gameIn(match)!.game.notation!;
      expect(own.parsePosition(match)).toEqual(own.parsePosition(withXgidMark(match)));
    }
    for (const other of ["4HPwATDgc/ABMA", "4HPwATDgc/ABMA:cAkFAAAAAAAE", `${START} refused=single`])
      expect(withXgidMark(` ${other} `)).toBe(other);
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
