import { NotationError, OVER, seededChance } from "@tyche/engine";
import { checkDeterminize, checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { briscola } from "./index.js";
import { allPoints, nameOf, variantOf } from "./state.js";

const game = briscola();
const notation = game.notation!;

/** The position after playing some cards from a start. */
function after(position: string, ...cards: readonly string[]) {
  let state = notation.parsePosition(position);
  for (const card of cards) state = game.play(state, notation.parseAction(state, card), seededChance(0));
  return state;
}

const OPEN = "2u3cAb/KcNb7s|-|2s|#34|-|0 0|0";

describe("Briscola", () => {
  it.each([{}, { suits: 2 }, { suits: 2, ranks: 3, hand: 2 }])("fulfils the game contract: %o", (options) => {
    checkGame(briscola(options), { games: 4 });
  });

  it("determinizes as enumeration does, in every view of the smallest game", () => {
    expect(checkDeterminize(briscola({ suits: 2, ranks: 3, hand: 2 }))).toBeGreaterThan(1000);
  });

  it("has 120 points", () => {
    expect(allPoints(variantOf())).toBe(120);
    expect(variantOf().deck.map(nameOf).slice(0, 10).join(" ")).toBe("2u 4u 5u 6u 7u Ju Nu Ku 3u Au");
  });

  it("gives the trick to the higher card of the suit led or to a trump; the winner draws first", () => {
    const state = notation.parsePosition(OPEN);
    const [next, second] = state.stock;
    const won = after(OPEN, "3c", "Kc");
    expect([won.player, ...won.points]).toEqual([0, 14, 0]);
    expect(won.hands[0]).toContain(next);
    expect(won.hands[1]).toContain(second);
    const trumped = after(OPEN, "Ab", "7s");
    expect([trumped.player, ...trumped.points]).toEqual([1, 0, 11]);
    expect(trumped.hands[1]).toContain(next);
    // An off-suit card that is not a trump takes nothing, however high.
    expect(after(OPEN, "2u", "Kc").points).toEqual([4, 0]);
  });

  it("draws the trump last and then plays on without a stock", () => {
    const taken = variantOf().deck.map(nameOf);
    const held = ["2u", "3c", "Ab", "Kc", "Nb", "7s", "2s", "4s"];
    const rest = taken.filter((name) => !held.includes(name)).join("");
    const end = after(`2u3cAb/KcNb7s|-|2s|4s2s|${rest}|40 41|0`, "3c", "Kc");
    expect(end.hands.map((hand) => hand.map(nameOf).join(""))).toEqual(["2uAb4s", "Nb2s7s"]);
    expect(end.stock).toEqual([]);
    const over = after(
      `2u/Kc|-|2s|-|${taken.filter((name) => !["2u", "Kc"].includes(name)).join("")}|60 56|0`,
      "2u",
      "Kc",
    );
    expect([game.turn(over), ...over.points, ...game.payoff(over)]).toEqual([OVER, 64, 56, 1, -1]);
  });

  it("hides the other hand and the stock from a player", () => {
    const state = notation.parsePosition(OPEN);
    const { hand, led, trump, taken } = game.view!(state, 0);
    const seen = [...hand, led, trump, ...taken];
    for (const card of [...state.hands[1], ...state.stock.slice(0, -1)]) expect(seen).not.toContain(card);
    const board = notation.drawView!(game.view!(state, 0), 0);
    expect(board).toContain("player 1: ?? ?? ??");
    for (const card of state.hands[1]) expect(board).not.toContain(nameOf(card));
  });

  it("reads hidden hands", () => {
    const state = notation.parsePosition("#3/2u3cAb|Ku|7s|#34|-|0 0|1".replace("#3/", "#2/"));
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 3]);
    expect(notation.parsePosition(notation.position(state))).toEqual(state);
  });

  it.each([
    ["", "briscola-position"],
    ["2u3cAb/#3|-|7s|#34|-|0 0|2", "game-player-of-two"],
    ["2u3cXb/#3|-|7s|#34|-|0 0|0", "briscola-unknown-card"],
    ["2u3c2u/#3|-|7s|#34|-|0 0|0", "briscola-card-twice"],
    ["2u3cAb/#3|-|7s|#30|-|0 0|0", "briscola-card-count"],
    ["2u3c/#3|-|7s|#34|Ab|0 0|0", "briscola-hands"],
    ["2u3cAb/#3|-|7s|#34|-|0|0", "briscola-not-points"],
    ["2u3cAb/#3|-|-|#34|-|0 0|0", "briscola-one-trump"],
  ])('rejects the position "%s"', (text, id) => {
    expect(() => notation.parsePosition(text)).toThrow(NotationError);
    expect(() => notation.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });

  it("rejects games that cannot be dealt", () => {
    expect(() => briscola({ suits: 5 })).toThrow(/2 to 4 suits, not 5/);
    expect(() => briscola({ suits: 3, ranks: 3 })).toThrow(/even number of cards/);
  });
});
