import { entry } from "@tyche/games/hidden-coin";
import { gameOf } from "@tyche/games/options";
import { describe, expect, it } from "vitest";
import { insight, type Opinion } from "./insight.js";

async function opinions(options: Record<string, string>, position: string, viewers = [0, 1]) {
  const named = gameOf(entry, options);
  return (await insight(named, named.game.notation!.parsePosition(position), viewers)) as
    | readonly Opinion[]
    | undefined;
}

describe("the two ways to search a hidden coin", () => {
  it("differ by strategy fusion: the one stops, the other takes a guess for a sure thing", async () => {
    const [tree, apart] = (await opinions({}, "open ?"))!;
    expect(tree!.actions[0]!.action).toBe("stop");
    expect(tree!.actions[0]!.value).toBeCloseTo(0.2, 9);
    expect(apart!.actions[0]).toEqual({ action: "play", value: 1 });
  });

  it("pass alike where to be asked tells all", async () => {
    const all = (await opinions({ variant: "asked" }, "named tails"))!;
    expect(all.map(({ actions }) => actions[0]!.action)).toEqual(["pass", "pass"]);
  });

  it("say the same whatever the coin, and nothing at the end or to those who may not know", async () => {
    expect(await opinions({}, "open heads", [0])).toEqual(await opinions({}, "open tails", [0]));
    expect(await opinions({}, "over tails -1")).toBeUndefined();
    expect(await opinions({ variant: "asked" }, "open tails", [0])).toBeUndefined();
  });
});
