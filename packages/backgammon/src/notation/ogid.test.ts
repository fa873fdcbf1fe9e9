import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { randomBoards } from "../../test/random-boards.js";
import { backgammon } from "../game/rules.js";
import { BACKGAMMON } from "../rules/board.js";
import { gameIn } from "../terminal/with-cube.js";
import { formatXgid, withXgidMark, type Xgid } from "./xgid.js";

const START = "11jjjjjhhhccccc:ooddddd88866666";
const START_XGID = "XGID=-b----E-C---eE---c-e----B-";

/** Writes an OGID in its full form; Black is at the bottom of an XGID. */
function ogidOf({ points, cube, cubeOwner, onRoll, dice, score, rule, length }: Xgid): string {
  const side = (sign: number): string =>
    points
      .map((count, point) => "0123456789abcdefghijklmnop"[point]!.repeat(Math.max(0, sign * count)))
      .join("");
  const isOffered = dice === "D";
  const actor = (onRoll === 0) === isOffered ? "B" : "W";
  return [
    side(-1),
    side(1),
    `${cubeOwner === null ? "N" : "BW"[cubeOwner]}${Math.log2(cube)}${isOffered ? "O" : "N"}`,
    typeof dice === "string" || dice === null ? "" : dice.toReversed().join(""),
    actor,
    isOffered ? "D" : dice === null ? "C" : "R",
    score[1],
    score[0],
    `${length}${rule === 1 ? "C" : ""}`,
    17,
  ].join(":");
}

describe("withXgidMark of an OGID", () => {
  it.each([
    [`${START}:N0N::W:C:0:0:0`, `${START_XGID}:0:0:1:00:0:0:0:0:10`],
    [`${START}:N0N::B:C:0:0:0`, `${START_XGID}:0:0:-1:00:0:0:0:0:10`],
    [`${START}:N0N:63:W:R:3:5:7`, `${START_XGID}:0:0:1:63:5:3:0:7:10`],
    [`${START}:W1N::W:C:0:0:0`, `${START_XGID}:1:-1:1:00:0:0:0:0:10`],
    // At the first roll of a game the state names the player who rolls.
    [`${START}:N0N::W:IW:0:0:1:0`, `${START_XGID}:0:0:-1:00:0:0:0:1:10`],
    [`${START}:N0N::W:IB:0:0:5:0`, `${START_XGID}:0:0:1:00:0:0:0:5:10`],
    [`${START}:N0N:25:W:IB:0:0:5:0`, `${START_XGID}:0:0:1:52:0:0:0:5:10`],
    [`${START}:N0O::B:D:2:6:7C:40`, `${START_XGID}:0:0:1:D:6:2:1:7:10`],
    [`${START}:N0N`, `${START_XGID}:0:0:-1:00:0:0:0:0:10`],
  ])("reads %s", (ogid, xgid) => {
    expect(withXgidMark(ogid)).toBe(xgid);
    for (const text of [`OGID=${ogid}`, `Position\nOGID:${ogid}\nBlack to move`, `"${ogid}"`])
      expect(withXgidMark(text)).toBe(xgid);
  });

  it("reads 500 random positions", () => {
    const board = randomBoards("ogid", BACKGAMMON);
    const chance = seededChance("ogid");
    for (let i = 0; i < 500; i++) {
      const [high, low] = chance.dice(2, 6);
      const length = chance.die(30) - 1;
      const xgid: Xgid = {
        points: board(),
        cube: 2 ** (chance.die(10) - 1),
        cubeOwner: chance.pick([0, 1, null]),
        onRoll: chance.pick([0, 1]),
        dice: chance.pick([null, "D", [Math.max(high!, low!), Math.min(high!, low!)]]),
        score: [chance.die(30) - 1, chance.die(30) - 1],
        rule: length > 0 ? chance.die(2) - 1 : 0,
        length,
        maxCube: 10,
      };
      expect(withXgidMark(ogidOf(xgid))).toBe(formatXgid(xgid));
    }
  });

  it("opens it with and without the cube", () => {
    const { notation } = backgammon();
    const xgid = `${START_XGID}:0:0:1:63:0:0:0:0:10`;
    expect(notation.parsePosition(`${START}:N0N:63:W:R:0:0:0`)).toEqual(notation.parsePosition(xgid));
    const { game } = gameIn(`${START}:N0N:63:W:R:3:5:7`)!;
    expect(game.notation!.position(game.notation!.parsePosition(`${START}:N0N:63:W:R:3:5:7`))).toBe(
      `${START_XGID}:0:0:1:63:5:3:0:7:10`,
    );
  });

  it("refuses both sides on a point, and leaves other texts", () => {
    expect(() => withXgidMark("11jjjjjhhhccccc:11ddddd88866666:N0N")).toThrow(
      'In the OGID "11jjjjjhhhccccc:11ddddd88866666:N0N" both sides have checkers on point 1.',
    );
    for (const text of ["4HPwATDgc/ABMA:cIkqAAAAAAAA", "a:b:c", "1:2:N0"])
      expect(withXgidMark(text)).toBe(text);
  });
});
