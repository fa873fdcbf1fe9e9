import { decideSync, seededChance } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { LAYOUTS, type PacManOptions, pacMan } from "./index.js";

/** Two Pac-Men, a capsule in reach, and room to run. */
const TWO = "%%%%%%%%/%P.o ..%/%.%%%%.%/%P.. .G%/%%%%%%%%";

describe("Pac-Man", () => {
  it.each<PacManOptions>([
    {},
    { ghosts: "directional" },
    { ghosts: "minimising" },
    { layout: "minimax" },
    { layout: "minimax", ghosts: "random,directional:90:60,minimising", stop: false },
    { layout: "trap", ghosts: "directional:100" },
    { layout: TWO },
    { layout: TWO, ghosts: "minimising" },
    { layout: TWO, teams: "rivals", ghosts: "directional" },
    { layout: TWO, teams: "rivals", ghosts: "minimising" },
    { layout: "%%%%%/%P..%/%%%%%" },
  ])("keeps the contract of a game on both roads: %o", (options) => {
    expect(checkGame(pacMan(options), { games: 4, plies: 60, nodes: 2000 }).compared).toBeGreaterThan(5);
  });

  it.each([
    [1, 9],
    [2, 8],
    [3, 7],
    [4, -492],
  ])("has the minimax value of the course's layout at depth %i: %i", (rounds, value) => {
    const game = pacMan({ layout: "minimax", ghosts: "minimising" });
    const { score } = game.evaluators!;
    const decision = decideSync(game, game.start(seededChance(1)), {
      depth: 4 * rounds,
      deepening: false,
      evaluator: score!,
      native: false,
    });
    expect(decision.value).toBe(value);
  });

  it("ships layouts", () => {
    for (const layout of Object.keys(LAYOUTS)) expect(pacMan({ layout }).facts.players).toBe(1);
  });
});
