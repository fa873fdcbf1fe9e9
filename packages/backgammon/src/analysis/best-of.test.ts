import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { bestOf } from "./lookahead.js";

describe("bestOf", () => {
  it("takes the best of the most deeply searched, and breaks ties at random", () => {
    const plays = [
      { name: "shallow", depth: 1, equity: 3 },
      { name: "worse", depth: 2, equity: 0 },
      { name: "one", depth: 2, equity: 1 },
      { name: "other", depth: 2, equity: 1 },
    ];
    const chance = seededChance("ties");
    const chosen = new Set(Array.from({ length: 40 }, () => bestOf(plays, chance).name));
    expect(chosen).toEqual(new Set(["one", "other"]));
  });
});
