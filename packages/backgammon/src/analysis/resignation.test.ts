import { describe, expect, it } from "vitest";
import { xgidPlace } from "../cube/fibs-place.js";
import { Stakes } from "../cube/stakes.js";
import { rightResignation } from "./resignation.js";

/** A race that is almost lost: the bottom player has all checkers to bear off, the opponent almost none. */
const RACE = "--BBBCCC---------------aa-";
/** The same with one of the opponent's checkers still behind. */
const CONTACT = "-aBBBCCC----------------a-";

function place(board: string, terms: string) {
  return xgidPlace(`XGID=${board}:${terms}`);
}

describe("rightResignation", () => {
  it("is for money what the opponent wins for certain, and undefined in between", () => {
    const { rules, state } = place(RACE, "0:0:1:00:0:0:0:0:10");
    const at = (equity: number) => rightResignation(rules, state, equity);
    expect([-1, -2, -3].map(at)).toEqual([1, 2, 3]);
    expect([-0.9995, -1.9991].map(at)).toEqual([1, 2]);
    // There is a chance worth playing for, to win or to save the gammon; or the opponent can expect more.
    expect([-0.99, -1.5, -1.0001, 0.3].map(at)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("counts the cube, and under the Jacoby rule gammons only after it was turned", () => {
    const own = place(RACE, "2:1:1:00:0:0:0:0:10");
    expect([-4, -8].map((equity) => rightResignation(own.rules, own.state, equity))).toEqual([1, 2]);
    const jacoby = place(RACE, "0:0:1:00:0:0:1:0:10");
    expect(rightResignation(jacoby.rules, jacoby.state, -1)).toBe(1);
    expect(rightResignation(jacoby.rules, jacoby.state, -2)).toBeUndefined();
  });

  it("is at a match score the smallest that loses as much, from either side", () => {
    // The opponent needs one point: a gammon adds nothing, and every loss loses the match.
    for (const terms of ["0:0:1:52:2:6:1:7:10", "0:0:-1:52:6:2:1:7:10"]) {
      const board = terms.includes("-1") ? "-AA---------------cccbbb--" : RACE;
      const { rules, state } = place(board, terms);
      expect(rightResignation(rules, state, -1)).toBe(1);
      expect(rightResignation(rules, state, -0.99)).toBeUndefined();
    }
    // Early in a match a single game costs less than a gammon.
    const { rules, state } = place(RACE, "0:0:1:00:0:0:0:7:10");
    const stakes = new Stakes(rules, state);
    expect([1, 2, 3].map((points) => rightResignation(rules, state, stakes.after(-points)))).toEqual([
      1, 2, 3,
    ]);
    expect(stakes.after(-1)).toBeGreaterThan(stakes.after(-2));
  });

  it("is undefined while a checker can be hit, while an offer is pending, or for what was already rejected", () => {
    const { rules, state } = place(CONTACT, "0:0:1:00:0:0:0:0:10");
    expect(rightResignation(rules, state, -1)).toBeUndefined();
    const race = place(RACE, "0:0:1:00:0:0:0:0:10");
    expect(rightResignation(rules, { ...race.state, offer: "double" }, -1)).toBeUndefined();
    expect(rightResignation(rules, { ...race.state, refused: 1 }, -1)).toBeUndefined();
    expect(rightResignation(rules, { ...race.state, refused: 1 }, -2)).toBe(2);
  });
});
