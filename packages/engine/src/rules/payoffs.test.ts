import { describe, expect, it } from "vitest";
import { GRAPH_FACTS } from "../../test/random-graph.js";
import type { Facts } from "../contract/facts.js";
import { problemOfPayoffs } from "./payoffs.js";

const SHARED: Facts = { ...GRAPH_FACTS, zeroSum: false, cooperative: true };
const THREE: Facts = { ...GRAPH_FACTS, players: 3, bounds: [0, 1], sum: 1 };

describe("payoffs at the end of a game", () => {
  it.each([
    ["two of a zero sum", GRAPH_FACTS, [1, -1]],
    ["of players together", SHARED, [0.5, 0.5]],
    ["three that share all of the sum", THREE, [0.5, 0.25, 0.25]],
    ["three that share less", THREE, [0, 0, 0]],
    ["thirds, which round", THREE, [1 / 3, 1 / 3, 1 / 3 + 1e-12]],
  ])("are accepted: %s", (_, facts, payoffs) => {
    expect(problemOfPayoffs(facts, payoffs)).toBeUndefined();
  });

  it.each([
    ["a list too short", GRAPH_FACTS, [1], /1 number for 2 players/],
    ["no number", GRAPH_FACTS, [1, Number.NaN], /not a number/],
    ["beyond the bounds", GRAPH_FACTS, [2, -2], /the payoff 2 is outside facts.bounds/],
    ["another sum", GRAPH_FACTS, [1, 0], /add up to 1, and facts.bounds to 0/],
    [
      "apart, of players together",
      SHARED,
      [1, 0.5],
      /facts.cooperative is true, but the payoffs 1, 0.5 differ/,
    ],
    ["three that share too much", THREE, [1, 0.5, 0], /add up to 1.5, more than facts.sum/],
  ])("are rejected: %s", (_, facts, payoffs, message) => {
    expect(problemOfPayoffs(facts, payoffs)?.message).toMatch(message);
  });
});
