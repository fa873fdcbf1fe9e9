import { NotationError, OVER, seededChance } from "@tyche/engine";
import { checkDeterminize, checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { rows } from "../../../../tests/cases.js";
import { bracketOf } from "../../../../tests/equilibrium-oracle.js";
import { GameOptionError } from "../kit/texts.js";
import { type BettingAction, kuhn } from "./index.js";

const game = kuhn();
const notation = game.notation!;

describe("Kuhn poker", () => {
  it("fulfils the game contract, and determinizes as enumeration does", () => {
    for (const cards of [3, 5]) {
      checkGame(kuhn({ cards }));
      expect(checkDeterminize(kuhn({ cards }))).toBeGreaterThan(70);
    }
  });

  it.each([
    ["KJ check check", 1],
    ["JK check check", -1],
    ["JK bet fold", 1],
    ["KJ check bet fold", -1],
    ["KQ bet call", 2],
    ["QK check bet call", -2],
  ] as const)("%s pays player 0 %d", (text, pays) => {
    const state = notation.parsePosition(text);
    expect(game.turn(state)).toBe(OVER);
    expect(game.payoff(state)).toEqual([pays, 0 - pays]);
  });

  /**
   * Three cards: H. Kuhn 1950. More: a sequence-form linear program over rules written anew in Python, solved by HiGHS.
   */
  it.each(
    rows(
      [
        [3, -1 / 18],
        [4, -1 / 24],
        [5, -1 / 15],
        [13, -5 / 78],
      ] as const,
      3,
    ),
  )("with %d cards has its known value", (cards, value) => {
    const { low, high, informationSets } = bracketOf(kuhn({ cards }), 200);
    expect(informationSets).toBe(4 * cards);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(high - low).toBeLessThan(2e-3);
  });

  it("is bluffed as Kuhn proved: with a king three times as often as with a jack", () => {
    const { strategy } = bracketOf(game, 1000);
    const share = (cards: readonly (number | null)[], actions: readonly BettingAction[]): number =>
      strategy(cards[0] === null ? 1 : 0, { cards, actions })![1]!;
    const [jack, queen, king] = [9, 10, 11] as const;
    const bluff = share([jack, null], []);
    expect(bluff).toBeLessThan(1 / 3 + 0.01);
    expect(share([king, null], [])).toBeCloseTo(3 * bluff, 1);
    expect(share([queen, null], ["check", "bet"])).toBeCloseTo(bluff + 1 / 3, 1);
    expect(share([null, jack], ["check"])).toBeCloseTo(1 / 3, 1);
    expect(share([null, queen], ["bet"])).toBeCloseTo(1 / 3, 1);
  });

  it("shows no card after a fold, and both after a call", () => {
    const folded = notation.parsePosition("KJ bet fold");
    expect(game.view!(folded, 1)).toEqual({ cards: [null, 9], actions: ["bet", "fold"] });
    const called = notation.parsePosition("KJ bet call");
    expect(game.view!(called, 1)).toEqual(called);
    expect(notation.drawView!(game.view!(notation.parsePosition("KJ bet"), 1), 1)).toBe(
      "player 1: J  (1 chip in the pot)\nplayed: bet\nplayer 0: ?  (2 chips in the pot)\nplayer 1 is to act",
    );
  });

  it("deals every pair of cards", () => {
    const pairs = new Set<string>();
    for (let seed = 0; seed < 100; seed++) pairs.add(notation.position(game.start(seededChance(seed))));
    expect([...pairs].sort()).toEqual(["JK", "JQ", "KJ", "KQ", "QJ", "QK"]);
  });

  it("reads a hidden card as one that is left", () => {
    for (const text of ["J? bet", "?K", "?? check bet"]) {
      const { cards } = notation.parsePosition(text);
      expect(new Set(cards).size).toBe(2);
    }
  });

  it.each([
    ["", "poker-two-cards"],
    ["A? bet", "poker-card"],
    ["QQ", "poker-too-many-cards"],
    ["Q? call", "poker-action"],
    ["Q? bet raise", "poker-action"],
    ["Q? bet fold call", "poker-ended"],
  ])('rejects the position "%s"', (text, id) => {
    expect(() => notation.parsePosition(text)).toThrow(NotationError);
    expect(() => notation.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });

  it("rejects decks that cannot be", () => {
    for (const cards of [2, 14, 3.5]) expect(() => kuhn({ cards })).toThrow(GameOptionError);
  });
});
