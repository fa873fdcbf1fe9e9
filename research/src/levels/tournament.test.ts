import { pairingsOf } from "@tyche/arena";
import { loadGame } from "@tyche/registry";
import { expect, it } from "vitest";
import type { Tournament } from "./record.js";
import { playTournament, strengthsOf } from "./tournament.js";

const begun: Tournament = {
  seed: "test",
  players: [
    { nodes: 50, temperature: 2 },
    { nodes: 1000, temperature: 0 },
  ],
  meetings: [],
};

it("resumes with the same results", async () => {
  const { game } = await loadGame("tic-tac-toe");
  const all: Tournament[] = [];
  for await (const played of playTournament(game, begun, 12)) all.push(played);
  const whole = all.at(-1)!;
  expect(whole.meetings.map(({ players }) => players)).toEqual(pairingsOf(3, false));
  for (const { results } of whole.meetings) expect(results).toMatch(/^[0-4]{6}$/);
  const [random, weak, strong] = strengthsOf(whole).map(({ value }) => value);
  expect(strong).toBeGreaterThan(weak!);
  expect(weak).toBeGreaterThan(random!);
  let resumed = all[0]!;
  for await (const played of playTournament(game, resumed, 12)) resumed = played;
  expect(resumed).toEqual(whole);
});

it("plays alone in one-player games, and takes the mean of the measure", async () => {
  const { game } = await loadGame("2048", { size: "2x2" });
  let played: Tournament = { ...begun, players: [{ depth: 2, temperature: 0 }] };
  for await (const next of playTournament(game, played, 5)) played = next;
  expect(played.meetings.map(({ players }) => players)).toEqual([[0], [1]]);
  const halves = { says: "halves", digits: 1, of: (score: number) => score / 2 };
  for (const [i, { value }] of strengthsOf(played, halves).entries()) {
    const payoffs = played.meetings[i]!.results as readonly number[];
    expect(payoffs).toHaveLength(5);
    expect(value).toBeCloseTo(payoffs.reduce((sum, payoff) => sum + payoff, 0) / 10, 10);
  }
});

it("rates with the Bradley-Terry model: three of four points are 191 Elo", () => {
  const meetings = [{ players: [0, 1], results: "1".repeat(2000) }];
  const [first, second] = strengthsOf({ seed: "", players: [{ temperature: 0 }], meetings });
  // The first player has 1 of 4 half points: 400 log10(3).
  expect(second!.value - first!.value).toBeCloseTo(190.8, 0);
});
