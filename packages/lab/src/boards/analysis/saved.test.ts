import { expect, it } from "vitest";
import { savedBy } from "./saved.js";

it("the saving is measured against the largest search of the same depth", () => {
  const effort = (method: string, depth: number, nodes: number) => ({ method, depth, nodes });
  const all = [
    effort("expectiminimax", 3, 1000),
    effort("star1", 3, 400),
    effort("star2", 3, 250),
    effort("mcts", 9, 9000),
  ];
  expect(all.map((each) => savedBy(all, each))).toEqual([
    undefined,
    { share: 0.6, than: "expectiminimax" },
    { share: 0.75, than: "expectiminimax" },
    undefined,
  ]);
});
