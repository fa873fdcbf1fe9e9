import { decide, NotationError } from "@tyche/engine";
import { decideSync } from "@tyche/engine/search";
import { checkDeterminize, checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { hiddenCoin } from "./index.js";

const guess = hiddenCoin();
const asked = hiddenCoin({ variant: "asked" });
const at = (text: string) => guess.notation!.parsePosition(text);

describe("the hidden coin", () => {
  it("fulfils the game contract, and determinizes as enumeration does", () => {
    for (const game of [guess, asked]) {
      checkGame(game);
      expect(checkDeterminize(game)).toBeGreaterThan(5);
    }
  });

  it("strategy fusion: ISMCTS does not assume that it will know the side", async () => {
    const sound = await decide(guess, at("open ?"), { algorithm: "ismcts", settings: { simulations: 2000 } });
    expect(sound.actions[0]!.action).toBe("stop");
    expect(sound.actions[0]!.value).toBeCloseTo(0.2, 12);
    // Playing on is worth 0; while the tree explores both sides, its estimate is a little lower.
    const [low, high] = sound.actions[1]!.interval!;
    expect(low).toBeLessThanOrEqual(0);
    expect(high).toBeGreaterThanOrEqual(0);
  });

  it("non-locality: ISMCTS believes heads as likely as tails although only tails is possible", async () => {
    const state = asked.notation!.parsePosition("named ?");
    const { actions } = await decide(asked, state, { algorithm: "ismcts", settings: { simulations: 2000 } });
    expect(actions[0]!.action).toBe("pass");
    expect(actions.find(({ action }) => action === "tails")!.value).toBeLessThan(0.2);
    // A player 1 who wants to win stops on heads, and loses nothing by asking on tails.
    const one = (coin: string) =>
      decide(asked, asked.notation!.parsePosition(`open ${coin}`), {
        algorithm: "ismcts",
        settings: { simulations: 500 },
      });
    expect((await one("heads")).actions[0]!.action).toBe("stop");
    expect((await one("tails")).actions[0]!.action).toBe("ask");
  });

  it("is rejected by searches that would see the coin, with a hint to the methods that do not", () => {
    expect(() => decideSync(guess, at("open ?"))).toThrow(/use ismcts or regret-ismcts/);
  });

  it.each([
    ["", "hidden-coin-stage"],
    ["open edge", "hidden-coin-side"],
    ["over heads 2", "hidden-coin-payoff"],
  ])('rejects the position "%s"', (text, id) => {
    expect(() => at(text)).toThrow(NotationError);
    expect(() => at(text)).toThrow(expect.objectContaining({ id }));
  });
});
