import { NotationError, OVER } from "@tyche/engine";
import { checkDeterminize, checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { IS_LONG, rows } from "../../../../tests/cases.js";
import { bracketOf } from "../../../../tests/equilibrium-oracle.js";
import { GameOptionError } from "../kit/texts.js";
import { entry, liarsDice } from "./index.js";

const game = liarsDice();
const notation = game.notation!;

describe("Liar's Dice", () => {
  it("fulfils the game contract, and determinizes as enumeration does", () => {
    checkGame(game, { games: 4 });
    checkGame(liarsDice({ dice: 5 }), { games: 2 });
    expect(checkDeterminize(liarsDice({ faces: 3 }))).toBeGreaterThan(600);
    if (IS_LONG) expect(checkDeterminize(liarsDice({ dice: 2, faces: 2 }))).toBeGreaterThan(6000);
  });

  it.each([
    // The bid is true: the bidder wins.
    ["5/2 1x5 liar", {}, 1],
    ["5/2 1x2 1x5 liar", {}, -1],
    ["5/2 2x5 liar", {}, -1],
    ["5/2 1x4 1x6 liar", {}, 1],
    // The highest face is wild.
    ["6/5 2x5 liar", {}, 1],
    ["6/6 1x1 2x1 liar", {}, -1],
    // A bid of the highest face needs that face.
    ["5/4 1x6 liar", {}, -1],
    ["421/321 3x1 liar", { dice: 3, faces: 4 }, 1],
    ["421/321 5x2 liar", { dice: 3, faces: 4 }, -1],
  ] as const)("%s %o pays player 0 %d", (text, options, pays) => {
    const rules = liarsDice(options);
    const state = rules.notation!.parsePosition(text);
    expect(rules.turn(state)).toBe(OVER);
    expect(rules.payoff(state)).toEqual([pays, 0 - pays]);
  });

  it("offers every higher bid, and the call after a bid", () => {
    const names = (text: string, rules = game): readonly string[] => {
      const state = rules.notation!.parsePosition(text);
      return rules.actions(state).map((action) => rules.notation!.action(state, action));
    };
    expect(names("5/?")).toHaveLength(12);
    expect(names("5/? 2x4")).toEqual(["2x5", "2x6", "liar"]);
    expect(names("5/? 2x6")).toEqual(["liar"]);
    expect(names("5 5 3 2 1/?????".replaceAll(" ", ""), liarsDice({ dice: 5 }))).toHaveLength(60);
  });

  /**
   * Six faces: the value that work on counterfactual regret reports. Fewer: a sequence-form linear program over rules
   * written anew in Python, solved by HiGHS; it gives -7/258 for six faces too.
   */
  it.each(
    rows(
      [
        [{ faces: 3 }, 1 / 9, 200],
        [{ faces: 2 }, 1 / 2, 200],
        [{ faces: 4 }, 1 / 16, 200],
        [{ dice: 2, faces: 2 }, 7 / 8, 200],
        [{}, -7 / 258, 90],
      ] as const,
      5,
    ),
  )("%o has its known value", (options, value, iterations) => {
    const { low, high } = bracketOf(liarsDice(options), iterations);
    expect(low).toBeLessThanOrEqual(value + 1e-12);
    expect(high).toBeGreaterThanOrEqual(value - 1e-12);
    expect(high - low).toBeLessThan(0.02);
  });

  it("shows the other's dice only at the end", () => {
    const state = notation.parsePosition("5/2 1x5 2x5");
    expect(game.view!(state, 0)).toEqual({ dice: [[5], null], bids: [15, 25] });
    expect(notation.drawView!(game.view!(state, 1), 1)).toBe(
      "player 1: 2\nbids: 1x5 2x5\nplayer 0: ?\nplayer 0 is to act",
    );
    const over = notation.parsePosition("5/2 1x5 2x5 liar");
    expect(game.view!(over, 0)).toEqual(over);
  });

  it.each([
    ["", "liars-dice-position"],
    ["5 1x4", "liars-dice-position"],
    ["55/? 1x4", "liars-dice-count"],
    ["7/? 1x4", "liars-dice-face"],
    ["5/? four", "liars-dice-bid"],
    ["5/? 3x1", "liars-dice-low"],
    ["5/? 1x4 1x4", "liars-dice-low"],
    ["5/? liar", "liars-dice-first"],
    ["5/? 1x4 liar 2x4", "liars-dice-ended"],
  ])('rejects the position "%s"', (text, id) => {
    expect(() => notation.parsePosition(text)).toThrow(NotationError);
    expect(() => notation.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });

  it("takes the number of dice from the text of a position", () => {
    for (const [text, options] of [
      ["553/??? 1x4", { dice: "3" }],
      ["5/?", { dice: "1" }],
      ["55/?", {}],
      ["start", {}],
    ] as const)
      expect(entry.optionsIn!(text, {})).toEqual(options);
  });

  it("rejects dice that cannot be", () => {
    for (const options of [{ dice: 0 }, { dice: 6 }, { faces: 1 }, { faces: 7 }])
      expect(() => liarsDice(options)).toThrow(GameOptionError);
  });
});
