import { decideSync, NotationError } from "@tyche/engine";
import { decideDeterminizedSync, decideIsmctsSync } from "@tyche/engine/methods";
import { checkDeterminize, checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { hiddenCoin } from "./index.js";

const guess = hiddenCoin();
const asked = hiddenCoin({ variant: "asked" });
const at = (text: string) => guess.notation!.parsePosition(text);

describe("the hidden coin", () => {
  it("keeps the contract of a game, and believes what enumeration says", () => {
    for (const game of [guess, asked]) {
      checkGame(game);
      expect(checkDeterminize(game)).toBeGreaterThan(5);
    }
  });

  it("strategy fusion: determinised sampling thinks it will know the side, the information-set tree does not", () => {
    const fused = decideDeterminizedSync(guess, at("open ?"));
    expect(fused.actions.map(({ action, value }) => [action, value])).toEqual([
      ["play", 1],
      ["stop", 0.2],
    ]);
    const sound = decideIsmctsSync(guess, at("open ?"), { simulations: 2000 });
    expect(sound.actions[0]!.action).toBe("stop");
    expect(sound.actions[0]!.value).toBeCloseTo(0.2, 12);
    // To play on is worth 0; while the tree tries both sides it is a little less than what the better one seems.
    const [low, high] = sound.actions[1]!.interval!;
    expect(low).toBeLessThanOrEqual(0);
    expect(high).toBeGreaterThanOrEqual(0);
  });

  it("non-locality: both believe heads as likely as tails where only tails can have come", () => {
    const state = asked.notation!.parsePosition("named ?");
    const sampled = decideDeterminizedSync(asked, state);
    const tree = decideIsmctsSync(asked, state, { simulations: 2000 });
    for (const { actions } of [sampled, tree]) {
      expect(actions[0]!.action).toBe("pass");
      expect(actions.find(({ action }) => action === "tails")!.value).toBeLessThan(0.2);
    }
    // A player 1 who wants to win stops on heads, and has nothing to lose by asking on tails.
    const one = (coin: string) =>
      decideIsmctsSync(asked, asked.notation!.parsePosition(`open ${coin}`), { simulations: 500 });
    expect(one("heads").actions[0]!.action).toBe("stop");
    expect(one("tails").actions[0]!.action).toBe("ask");
  });

  it("is refused by searches that would look under the cup, with the methods that do not", () => {
    expect(() => decideSync(guess, at("open ?"))).toThrow(/use ismcts or determinized/);
  });

  it.each([
    ["", "hidden-coin-stage"],
    ["open edge", "hidden-coin-side"],
    ["over heads 2", "hidden-coin-payoff"],
  ])('refuses the position "%s"', (text, id) => {
    expect(() => at(text)).toThrow(NotationError);
    expect(() => at(text)).toThrow(expect.objectContaining({ id }));
  });
});
