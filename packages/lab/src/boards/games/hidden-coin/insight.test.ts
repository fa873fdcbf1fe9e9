import { createGame } from "@tyche/games";
import { entry } from "@tyche/games/hidden-coin";
import { describe, expect, it } from "vitest";
import { insight, type Opinion } from "./insight.js";

async function opinions(options: Record<string, string>, position: string, viewers = [0, 1]) {
  const named = createGame(entry, options);
  return (await insight(named, named.game.notation!.parsePosition(position), viewers)) as
    | readonly Opinion[]
    | undefined;
}

describe("two search methods for a hidden coin", () => {
  it("differ by strategy fusion: one stops, the other takes a guess for a certainty", async () => {
    const [tree, apart] = (await opinions({}, "open ?"))!;
    expect(tree!.actions[0]!.action).toBe("stop");
    expect(tree!.actions[0]!.value).toBeCloseTo(0.2, 9);
    expect(apart!.actions[0]).toEqual({ action: "play", value: 1 });
  });

  it("both pass if a question would reveal everything", async () => {
    const all = (await opinions({ variant: "asked" }, "named tails"))!;
    expect(all.map(({ actions }) => actions[0]!.action)).toEqual(["pass", "pass"]);
  });

  it("do not depend on the coin, and give nothing at the end or to players who may not know", async () => {
    expect(await opinions({}, "open heads", [0])).toEqual(await opinions({}, "open tails", [0]));
    expect(await opinions({}, "over tails -1")).toBeUndefined();
    expect(await opinions({ variant: "asked" }, "open tails", [0])).toBeUndefined();
  });
});
