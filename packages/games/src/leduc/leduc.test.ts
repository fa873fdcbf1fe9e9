import { NotationError, OVER } from "@tyche/engine";
import { checkDeterminize, checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../../tests/cases.js";
import { bracketOf } from "../../../../tests/equilibrium-oracle.js";
import { leduc } from "./index.js";

const game = leduc();
const notation = game.notation!;

describe("Leduc hold'em", () => {
  it("fulfils the game contract", () => {
    checkGame(game);
    if (IS_LONG) expect(checkDeterminize(game)).toBe(2160);
  });

  it.each([
    ["QK bet fold", 1],
    ["QK check bet fold", -1],
    ["QK bet raise fold", -3],
    ["QK check check J check check", -1],
    ["QK check check Q check check", 1],
    ["QK bet call K bet fold", 3],
    ["JK bet raise call J bet raise call", 13],
    ["QQ bet raise call K bet raise call", 0],
    ["QQ check check K check bet fold", -1],
  ] as const)("%s pays player 0 %d", (text, pays) => {
    const state = notation.parsePosition(text);
    expect(game.turn(state)).toBe(OVER);
    expect(game.payoff(state)).toEqual([pays, 0 - pays]);
  });

  it("has the published value of -0.0856064 chips", () => {
    const { low, high, informationSets } = bracketOf(game, IS_LONG ? 1500 : 60);
    expect(informationSets).toBe(288);
    expect(low).toBeLessThanOrEqual(-0.0856064);
    expect(high).toBeGreaterThanOrEqual(-0.0856064);
    expect(high - low).toBeLessThan(IS_LONG ? 5e-4 : 0.1);
  });

  it("shows the public card to both, and the others only after the last call or check", () => {
    const state = notation.parsePosition("KJ bet call Q check");
    expect(game.view!(state, 1)).toEqual({ ...state, cards: [null, 9] });
    expect(notation.drawView!(game.view!(state, 0), 0)).toBe(
      "player 1: ?  (3 chips in the pot)\npublic card: Q\nplayed: bet call check\nplayer 0: K  (3 chips in the pot)\nplayer 1 is to act",
    );
    const shown = notation.parsePosition("KJ bet call Q check check");
    expect(game.view!(shown, 1)).toEqual(shown);
  });

  it("knows both other cards if a player holds a pair", () => {
    const view = game.view!(notation.parsePosition("KQ bet call K"), 0);
    const seen = new Set<number>();
    for (let seed = 0; seed < 50; seed++)
      seen.add(
        game.determinize!(view, 0, {
          weighted: (pairs: readonly (readonly [number, number])[]) => pairs[seed % pairs.length]![0],
        } as never).cards[1],
      );
    expect([...seen].sort()).toEqual([10, 9].sort());
  });

  it.each([
    ["Q", "poker-two-cards"],
    ["QT", "poker-card"],
    ["KK bet call K", "poker-too-many-cards"],
    ["KQ bet raise raise", "poker-action"],
    ["KQ bet call", "leduc-no-board"],
    ["KQ bet call bet", "poker-card"],
    ["KQ bet fold K", "poker-ended"],
    ["KQ check check K bet fold call", "poker-ended"],
  ])('rejects the position "%s"', (text, id) => {
    expect(() => notation.parsePosition(text)).toThrow(NotationError);
    expect(() => notation.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });
});
