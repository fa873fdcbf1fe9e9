import { decide, decideSync, think } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { chess } from "./rules.js";

const at = (fen: string) => chess.notation!.parsePosition(fen);

describe("mates", () => {
  it("plays one of three mates at once where longer ones are as good by value", async () => {
    const state = at("7k/8/P3Q3/8/1p6/1B2Q3/3K4/8 w - - 0 1");
    for (const rank of ["best", "all"] as const) {
      const { actions, solved, value, approximations } = await decide(chess, state, { depth: 3, rank });
      expect(actions[0]).toMatchObject({ plies: 1, value: 1, bound: "exact" });
      expect({ solved, value, approximations }).toEqual({ solved: true, value: 1, approximations: [] });
    }
  });

  it.each([
    ["back rank", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 1],
    ["two rooks", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 3],
    ["king and rook", "k7/8/1K6/8/8/8/8/7R w - - 0 1", 1],
    ["smothered", "6rk/6pp/8/4N3/8/8/8/4K3 w - - 0 1", 1],
  ])("%s: mates in as few plies as there are", (_, fen, plies) => {
    const { actions, line, solved } = decideSync(chess, at(fen), { depth: plies, rank: "all" });
    expect({ plies: actions[0]!.plies, solved, line: line.length }).toEqual({
      plies,
      solved: true,
      line: plies,
    });
  });

  it("holds out as long as it can where all moves lose", async () => {
    // Black is mated after Kb8 in one move; no other square is left.
    const { actions, value } = await decide(chess, at("k7/7R/1K6/8/8/8/8/8 b - - 0 1"), { depth: 2 });
    expect({ plies: actions[0]!.plies, value }).toEqual({ plies: 2, value: 1 });
  });

  it("ends a search with the depth that proves a mate", async () => {
    let depth = 0;
    for await (const decision of think(chess, at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), { depth: 6 }))
      depth = decision.depth;
    expect(depth).toBe(1);
  });
});
