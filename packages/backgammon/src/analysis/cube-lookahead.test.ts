import { canonicalText, decide } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cubeGame } from "../cube/cube-game.js";
import { type CubeState, cubeRules } from "../cube/cube-rules.js";
import { parseEquities } from "../cube/equities-file.js";
import { fibsPlace } from "../cube/fibs-place.js";
import { shippedEvaluator } from "../evaluation/evaluators.js";
import { CubeLookahead } from "./cube-lookahead.js";

const lookahead = new CubeLookahead(shippedEvaluator());

/** A race in which a double wins at once: 15 pips against 65. */
const CASH = "XGID=-CCB---------------cced---:0:0:1:00:0:0:0:0:10";

describe("CubeLookahead", () => {
  it.each([
    [0, "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"],
    [0, "XGID=-a-B--C-cD---dE--bc-b---A-:1:1:1:00:0:0:0:0:10"],
    [5, "XGID=-a-B--C-cD---dE--bc-b---A-:1:-1:-1:65:2:3:0:5:10"],
    [7, "XGID=-a-B--C-cD---dE--bc-b---A-:0:0:-1:D:2:3:0:7:10"],
  ])("agrees with the game's own search (match to %s, %s)", async (length, xgid) => {
    const game = cubeGame({ length });
    const state = game.notation.parsePosition(xgid);
    const rows = lookahead.rank(game.rules, state, 2);
    const decision = await decide(game, state, { depth: 2 });
    const sign = game.turn(state) === 0 ? 1 : -1;
    for (const row of rows) {
      const found = decision.actions.find(
        ({ action }) => canonicalText(action) === canonicalText(row.action),
      )!;
      // Cube decisions are searched only as deep as needed.
      if (row.depth < 2 && found.depth === 2) continue;
      expect(row.equity).toBeCloseTo(sign * found.value!, 10);
      expect(row.chances).toEqual(found.vector);
    }
    expect(rows[0]!.action).toEqual(decision.actions[0]!.action);
  });

  it("searches cube decisions as deep as plays where they are close, and the best of clear ones not at all", async () => {
    const depths = (xgid: string, depth: number) => {
      const game = cubeGame();
      return lookahead.rank(game.rules, game.notation.parsePosition(xgid), depth).map((row) => row.depth);
    };
    const close = "XGID=aBBbBbD-B---AA---a-cbbbA--:0:0:1:00:0:0:0:0:10";
    expect(depths(close, 1)).toEqual([1, 1]);
    expect(depths(close, 2)).toEqual([2, 2]);
    // More than two turns would take most of the time of a match.
    expect(depths(close, 3)).toEqual([2, 2]);
    expect(depths("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", 2)).toEqual([0, 0]);
  });

  it("keeps different rules apart", () => {
    const at = (length: number): CubeState =>
      cubeGame({ length }).notation.parsePosition(CASH.replace(":0:0:10", `:0:${length}:10`));
    const best = (length: number) => lookahead.rank(cubeRules({ length }), at(length), 1)[0]!;
    expect(best(0)).toMatchObject({ action: "double", equity: 1 });
    expect(best(1).action).toBe("roll");
    expect(best(7).action).toBe("double");
    expect(best(7).equity).toBeLessThan(1);
  });

  it("gives matches without a table of match equities its own", () => {
    const equities = parseEquities("kazaross-xg2");
    const own = new CubeLookahead(shippedEvaluator(), undefined, equities);
    const [match, money] = [cubeRules({ length: 7 }), cubeRules()];
    const state = cubeGame(match).notation.parsePosition(
      "XGID=-a-B--C-cD---dE--bc-b---A-:0:0:1:65:2:3:0:7:10",
    );
    expect(own.rank(match, state, 1)).toEqual(lookahead.rank({ ...match, equities }, state, 1));
    expect(own.rank(match, state, 1)).not.toEqual(lookahead.rank(match, state, 1));
    const unscored = { ...state, score: [0, 0] } as const;
    expect(own.rank(money, unscored, 1)).toEqual(lookahead.rank(money, unscored, 1));
  });

  it("rejects a game that is over", () => {
    const game = cubeGame();
    const state = game.notation.parsePosition(`${CASH} result=2`);
    expect(() => lookahead.rank(game.rules, state, 1)).toThrow("The game is over");
  });
});

describe("fibsPlace", () => {
  const points = cubeGame().notation.parsePosition(CASH).points;
  const board = {
    points,
    dice: null,
    doubled: true,
    length: 0,
    score: [0, 0],
    crawford: false,
    cube: 2,
    positive: true,
  } as const;

  it("distinguishes doubles, beavers and raccoons by who owns the cube and who must answer", () => {
    const offer = (owner: 0 | 1 | null, isAsked?: boolean) =>
      fibsPlace({ ...board, owner }, { beavers: true, ...(isAsked !== undefined && { isAsked }) }).state
        .offer;
    expect(offer(null)).toBe("double");
    expect(offer(0, false)).toBe("double");
    expect(offer(1, true)).toBe("beaver");
    expect(offer(1)).toBe("beaver");
    expect(offer(1, false)).toBe("raccoon");
  });

  it("applies money rules only to money games", () => {
    const terms = { jacoby: true, beavers: true };
    expect(fibsPlace({ ...board, owner: 0 }, terms).rules).toMatchObject(terms);
    const match = fibsPlace({ ...board, owner: 0, length: 5 }, terms).rules;
    expect(match).toMatchObject({ length: 5, jacoby: false, beavers: false });
  });

  it("is never doubled if the cube is not in use", () => {
    const { rules, state } = fibsPlace({ ...board, doubled: false, cube: 1, owner: null }, { cube: false });
    expect(cubeGame(rules).actions(state)).toEqual(["roll"]);
  });

  it("rejects a match that is too long", () => {
    expect(() => fibsPlace({ ...board, owner: 0, length: 65 })).toThrow(
      "A match has 1 to 64 points, not 65.",
    );
  });
});
