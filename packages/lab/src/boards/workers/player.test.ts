import { describe, expect, it } from "vitest";
import { PERSON, type Player, playerFrom, playerText, searchOptions } from "./player.js";

const PLAYERS: readonly Player[] = [
  PERSON,
  { kind: "level", level: 1 },
  { kind: "level", level: 10 },
  { kind: "search", limit: "time", amount: 0.3 },
  { kind: "search", limit: "time", amount: 2.5 },
  { kind: "search", limit: "depth", amount: 4, method: "star2" },
  {
    kind: "search",
    limit: "nodes",
    amount: 5000,
    method: "mcts",
    settings: { exploration: 0.7, backup: "mean" },
  },
];

describe("a stored player", () => {
  it.each(PLAYERS)("is restored: %o", (player) => {
    expect(playerFrom(playerText(player))).toEqual(player);
  });

  it("is undefined for invalid text", () => {
    for (const text of [
      "",
      "level 0",
      "level 11",
      "level 3.5",
      "7",
      "{}",
      "[1]",
      "null",
      '{"limit":"time","amount":-1}',
      '{"limit":"time","amount":1e9}',
      '{"limit":"moons","amount":1}',
      '{"limit":"depth","amount":3,"method":7}',
      '{"limit":"depth","amount":3,"settings":{"a":{}}}',
    ])
      expect(playerFrom(text), text).toBeUndefined();
  });

  it("becomes milliseconds, decisions or nodes for the engine", () => {
    expect(searchOptions({ kind: "search", limit: "time", amount: 0.3 })).toEqual({ time: 300 });
    expect(searchOptions({ kind: "search", limit: "depth", amount: 4, method: "star1" })).toEqual({
      depth: 4,
      algorithm: "star1",
    });
  });
});
