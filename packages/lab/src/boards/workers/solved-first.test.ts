import { expect, it } from "vitest";
import { Referee } from "./referee.js";
import { gameChosen } from "./rules.js";
import { solvedFirst } from "./solved-first.js";

async function shown(game: string, time: number) {
  const named = await gameChosen({ game, options: {} });
  const { state } = new Referee(named).start("a");
  const decisions = [];
  for await (const decision of solvedFirst(named.game, state, { time, kept: new Map() }))
    decisions.push(decision);
  return decisions;
}

it("of a small game with hidden information, the solution is shown before any sample", async () => {
  for (const game of ["rock-paper-scissors", "kuhn"]) {
    const decisions = await shown(game, 1100);
    expect(decisions.map(({ algorithm }) => algorithm)).toEqual(decisions.map(() => "equilibrium"));
    if (game === "kuhn") continue;
    for (const { probability } of decisions[0]!.actions) expect(probability).toBeCloseTo(1 / 3, 2);
  }
});

it("of a large one, later answers have more samples", async () => {
  const simulations = (await shown("briscola", 1300)).map((decision) => decision.simulations!);
  expect(simulations).toEqual(simulations.toSorted((a, b) => a - b));
});
