import { NotationError } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { formatMatchId, parseMatchId } from "../../notation/match-id.js";
import { formatPositionId } from "../../notation/position-id.js";
import { BACKGAMMON, startPoints } from "../../rules/board.js";
import { parseGnubgText } from "./gnubg-text.js";
import { parseMat } from "./mat.js";
import { parseMatch } from "./match-file.js";

const START = formatPositionId(startPoints(BACKGAMMON));

/** A game as GNU Backgammon writes it, with a board only at the start and a little of its analysis. */
const TEXT = `The score (after 0 games) is: One, Jr 0, One 0 (match to 3 points)

Match Information:
Date: 11/23/26

Move number 1:  One to play 31

 GNU Backgammon  Position ID: ${START}
                 Match ID   : cAkqAAAAAAAE
 +13-14-15-16-17-18------19-20-21-22-23-24-+     O: One, Jr

* One moves 8/5 6/5

Rolled 31 (+0.120):
*    1. Cubeful 2-ply    8/5 6/5                      Eq.: +0.160
     2. Cubeful 2-ply    24/23 13/10                  Eq.: -0.004 (-0.164)

Move number 2:  One, Jr to play 62

* One, Jr moves 24/18 13/11

Move number 3:  One on roll, cube decision?

* One doubles

Move number 4:  One doubles to 2

* One, Jr rejects

One wins 1 point

`;

const MAT = ` 3 point match

 Game 1
 One, Jr : 0                    One : 0
  1)                             31: 8/5 6/5
  2) 62: 24/18 13/11              Doubles => 2
  3)  Drops
                                  Wins 1 point
`;

describe("GNU Backgammon's text export", () => {
  it("equals the match in a .mat file, whatever the players' names", () => {
    expect(parseGnubgText(TEXT)).toEqual(parseMat(MAT));
    expect(parseMatch(TEXT)).toEqual(parseMat(MAT));
    expect(parseGnubgText(TEXT.replaceAll("\n", "\r\n"))).toEqual(parseMat(MAT));
  });

  it("may contain several games, and a money session has no length", () => {
    const next = TEXT.replace("(after 0 games) is: One, Jr 0, One 0", "(after 1 game) is: One, Jr 0, One 1");
    expect(parseGnubgText(TEXT + next).games).toHaveLength(2);
    expect(() => parseGnubgText(TEXT + TEXT)).toThrow(/the score after the game before it is 0-1/);
    expect(parseGnubgText(TEXT.replace(" (match to 3 points)", "")).length).toBe(0);
  });

  it("contains automatic doubles and the Jacoby rule in its first Match ID", () => {
    const auto = TEXT.replace(" (match to 3 points)", "")
      .replace("cAkqAAAAAAAE", formatMatchId({ ...parseMatchId("cAkqAAAAAAAE"), cube: 2, length: 0 }))
      .replace("doubles to 2", "doubles to 4")
      .replace("wins 1 point", "wins 2 points");
    expect(parseGnubgText(auto)).toEqual(
      parseMat(
        MAT.replace("3 point", "0 point")
          .replace(" Game 1", '; [Jacoby "Off"]\n; [CubeValue "2"]\n Game 1')
          .replace("=> 2", "=> 4")
          .replace("Wins 1 point", "Wins 2 points"),
      ),
    );
  });

  it.each([
    ["an illegal play", "moves 24/18 13/11", "moves 24/17 13/11", /Line 20: .*24\/17/],
    ["a board that does not follow", START, "4HPwATDgc/ABMB", /Line 8: .*/],
    ["a missing move", "Move number 2:", "Move number 3:", /Move number 3 follows number 1/],
    ["a missing action", "* One, Jr moves 24/18 13/11", "", /Move number 2 has no action/],
    ["an action of the other player", "* One, Jr moves", "* One moves", /by the player who is not to move/],
    ["an unknown action", "* One doubles", "* One triples", /"triples" is not possible here/],
    ["an unknown player", "Move number 2:  One, Jr", "Move number 2:  Two", /names neither of the players/],
    ["an impossible result", "wins 1 point", "wins 3 points", /counts 1\./],
    ["a cube that is not doubled", "doubles to 2", "doubles to 8", /No player has turned the cube to 8/],
  ])("is rejected for %s, with the line", (_, from, to, message) => {
    expect(() => parseGnubgText(TEXT.replace(from, to))).toThrow(NotationError);
    expect(() => parseGnubgText(TEXT.replace(from, to))).toThrow(message);
  });

  it("is parsed in linear time", () => {
    const long = `The score (after 0 games) is: ${", 1".repeat(200_000)} 0 (match to 3 points)\n`;
    expect(() => parseGnubgText(long)).toThrow(NotationError);
    const analysis = `${"x".repeat(2_000_000)}\n`.repeat(3);
    expect(parseGnubgText(TEXT.replace("Rolled 31", `${analysis}Rolled 31`)).games).toHaveLength(1);
  });
});
