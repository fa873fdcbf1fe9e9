import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { formatMatchId, type MatchId, MONEY_MATCH, parseMatchId } from "./match-id.js";

describe("Match ID", () => {
  it("parses the example in GNU Backgammon's manual", () => {
    // 9 points, score 2-4, player 0 owns a 2-cube, player 1 has rolled 52; bit 66 is newer than the manual.
    const example: MatchId = {
      cube: 2,
      cubeOwner: 0,
      onRoll: 1,
      crawford: false,
      gameState: 1,
      decision: 1,
      doubled: false,
      resignation: 0,
      dice: [5, 2],
      length: 9,
      score: [2, 4],
      jacoby: true,
    };
    expect(parseMatchId("QYkqASAAIAAA")).toEqual(example);
    expect(formatMatchId(example)).toBe("QYkqASAAIAAA");
    expect(parseMatchId("QYkqASAAIAAE")).toEqual({ ...example, jacoby: false });
  });

  it("formats a money game as GNU Backgammon 1.07 does", () => {
    expect(formatMatchId({ ...MONEY_MATCH, dice: [3, 1] })).toBe("cIkFAAAAAAAE");
    expect(parseMatchId("cIkFAAAAAAAE")).toEqual({ ...MONEY_MATCH, dice: [3, 1] });
  });

  it("round-trips 2,000 random matches", () => {
    const chance = seededChance("match ids");
    const flag = () => chance.die(2) === 1;
    const player = () => (flag() ? 0 : 1);
    for (let i = 0; i < 2000; i++) {
      const [high, low] = chance.dice(2, 6);
      const match: MatchId = {
        cube: 2 ** (chance.die(16) - 1),
        cubeOwner: chance.pick([0, 1, null]),
        onRoll: player(),
        crawford: flag(),
        gameState: chance.die(5) - 1,
        decision: player(),
        doubled: flag(),
        resignation: chance.die(4) - 1,
        dice: flag() ? null : [high!, low!],
        length: chance.die(32768) - 1,
        score: [chance.die(32768) - 1, chance.die(32768) - 1],
        jacoby: flag(),
      };
      expect(parseMatchId(formatMatchId(match))).toEqual(match);
    }
  });

  it("rejects invalid matches", () => {
    expect(() => parseMatchId("cIkFAAAAAAA")).toThrow(
      'A Match ID has 12 characters, but "cIkFAAAAAAA" has 11.',
    );
    expect(() => parseMatchId("cIkFAAAA?AAE")).toThrow(/Character 9 of the Match ID/);
    // If all six bits are set, both dice are 7.
    expect(() => parseMatchId("cIkfAAAAAAAE")).toThrow(/has the dice 7 and 7, which is not a roll/);
    expect(() => formatMatchId({ ...MONEY_MATCH, cube: 3 })).toThrow(/Field 1 of the Match ID/);
  });
});
