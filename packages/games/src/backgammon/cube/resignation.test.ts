import { describe, expect, it } from "vitest";
import { rightResignation } from "./resignation.js";
import { Stakes } from "./stakes.js";
import { xgidPlace } from "./xgid-place.js";

/** A race that is as good as lost: the bottom player has all to bear off, the other nearly nothing; `board` says what is left. */
const RACE = "--BBBCCC---------------aa-";
/** The same with a checker of the other's behind. */
const CONTACT = "-aBBBCCC----------------a-";

function place(board: string, terms: string) {
  return xgidPlace(`XGID=${board}:${terms}`);
}

describe("what is rightly resigned", () => {
  it("is for money what the other wins for certain, and nothing in between", () => {
    const { rules, state } = place(RACE, "0:0:1:00:0:0:0:0:10");
    const at = (equity: number) => rightResignation(rules, state, equity);
    expect([-1, -2, -3].map(at)).toEqual([1, 2, 3]);
    expect([-0.9995, -1.9991].map(at)).toEqual([1, 2]);
    // A chance to win or to save the gammon that is worth playing for; or the other has hopes of more.
    expect([-0.99, -1.5, -1.0001, 0.3].map(at)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("counts the cube, and with Jacoby's rule gammons only once it was turned", () => {
    const own = place(RACE, "2:1:1:00:0:0:0:0:10");
    expect([-4, -8].map((equity) => rightResignation(own.rules, own.state, equity))).toEqual([1, 2]);
    const jacoby = place(RACE, "0:0:1:00:0:0:1:0:10");
    expect(rightResignation(jacoby.rules, jacoby.state, -1)).toBe(1);
    expect(rightResignation(jacoby.rules, jacoby.state, -2)).toBeUndefined();
  });

  it("is at a score the least that loses as much, in either seat", () => {
    // The other needs one point: a gammon is nothing to him, and all is lost.
    for (const terms of ["0:0:1:52:2:6:1:7:10", "0:0:-1:52:6:2:1:7:10"]) {
      const board = terms.includes("-1") ? "-AA---------------cccbbb--" : RACE;
      const { rules, state } = place(board, terms);
      expect(rightResignation(rules, state, -1)).toBe(1);
      expect(rightResignation(rules, state, -0.99)).toBeUndefined();
    }
    // At the beginning of a match a single game costs less than a gammon.
    const { rules, state } = place(RACE, "0:0:1:00:0:0:0:7:10");
    const stakes = new Stakes(rules, state);
    expect([1, 2, 3].map((points) => rightResignation(rules, state, stakes.after(-points)))).toEqual([
      1, 2, 3,
    ]);
    expect(stakes.after(-1)).toBeGreaterThan(stakes.after(-2));
  });

  it("is nothing while a checker can be hit, where an answer is asked for, or again what was declined", () => {
    const { rules, state } = place(CONTACT, "0:0:1:00:0:0:0:0:10");
    expect(rightResignation(rules, state, -1)).toBeUndefined();
    const race = place(RACE, "0:0:1:00:0:0:0:0:10");
    expect(rightResignation(rules, { ...race.state, offer: "double" }, -1)).toBeUndefined();
    expect(rightResignation(rules, { ...race.state, refused: 1 }, -1)).toBeUndefined();
    expect(rightResignation(rules, { ...race.state, refused: 1 }, -2)).toBe(2);
  });
});
